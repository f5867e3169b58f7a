/** One square of a board, as it is offered to hand, keys and ear. */
export interface Square {
  name: string;
  label: string; // what stands there and what can be done, in words
  canChoose: boolean;
  canDrag?: boolean;
  isChosen?: boolean;
}
