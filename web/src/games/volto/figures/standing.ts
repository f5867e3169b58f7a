// A mask in a figure.

export interface Standing {
  id: number;
  side: number;
  kind: string | null; // null: seen from the front
  square: string;
  letters?: string; // what it can still be
  back?: number; // how far it stands back from its square, in rows
  isGone?: boolean; // it leaves the board
}
