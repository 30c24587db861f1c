interface EmptyCellProps {
  words?: string;
  /** On a phone too, in words: cards are compared, or the reason is needed. */
  shownOnPhone?: boolean;
}

/**
 * An empty cell: a dash on the screen, words for screen readers. On a phone’s lists and cards the cell is left out, if
 * its row shows something else.
 */
export function EmptyCell({ words = 'blank', shownOnPhone = false }: EmptyCellProps) {
  return (
    <span {...(!shownOnPhone && { 'data-nothing': true })} className="text-faint">
      <span aria-hidden="true" className={shownOnPhone ? 'max-sm:hidden' : undefined}>
        –
      </span>
      <span className={shownOnPhone ? 'sm:sr-only' : 'sr-only'}>{words}</span>
    </span>
  );
}
