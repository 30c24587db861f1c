import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * What of a row Tab stops at: its control and its buttons, where the focus is or was last; its control alone, where the
 * focus comes to first; or nothing.
 */
export type RowStop = 'all' | 'control' | 'none';

const FOCUSABLE = 'input, button, summary';

/**
 * One stop of Tab for the boxes of a category: up, down, Home and End move from row to row. Radio buttons have that from
 * the browser.
 * @param codes the rows with boxes, in their order
 */
export function useRowStops(codes: readonly number[]) {
  const [visited, visit] = useState<number | null>(null);
  const first = visited !== null && codes.includes(visited) ? visited : codes[0];
  return {
    stopAt: (code: number): RowStop => (code === visited ? 'all' : code === first ? 'control' : 'none'),
    rows: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const code = Number(rowOf(target)?.getAttribute('data-code') ?? NaN);
        if (codes.includes(code)) visit(code);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const { key, target, currentTarget } = event;
        const row = rowOf(target);
        if (event.altKey || event.ctrlKey || event.metaKey || row?.parentElement !== currentTarget) return;
        const rows = [...currentTarget.children].filter((child) => child.matches('[data-code]'));
        const from = rows.indexOf(row);
        const next = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: rows.length - 1 }[key];
        if (next === undefined) return;
        event.preventDefault();
        rows[Math.max(0, Math.min(rows.length - 1, next))]?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
      },
    },
  };
}

/** The same for the rows of a radio group: the browser moves among the buttons, and Tab comes to what is beside one. */
export function useVisitedRow() {
  const [visited, visit] = useState<number | null>(null);
  return {
    stopAt: (code: number): RowStop => (code === visited ? 'all' : 'control'),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const code = rowOf(target)?.getAttribute('data-code');
      if (code) visit(Number(code));
    },
  };
}

const rowOf = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[data-code]') : null;
