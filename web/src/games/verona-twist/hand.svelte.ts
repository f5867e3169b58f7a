// Where everybody would stand after the move that is in hand, for the balance beside the board; and whether the slip with the
// lovers is open on a device that two people share.
export const hand: { squares: Record<string, string> | null; isPeeking: boolean } = $state({
  squares: null,
  isPeeking: false,
});
