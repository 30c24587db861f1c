/** An empty cell: a dash on the screen, words for screen readers. On a phone’s lists and cards the cell is left out. */
export function EmptyCell({ words = 'blank' }: { words?: string }) {
  return (
    <span data-nothing className="text-faint">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
