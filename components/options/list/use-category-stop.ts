import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { OptionListSection } from './sections';

/**
 * Which parts of a row are Tab stops: its control and its buttons, if the focus is or was last in a radio group that is
 * a whole category; its control alone; or nothing.
 */
export type RowStop = 'all' | 'control' | 'none';

type ListItem = OptionListSection['items'][number];

const ROW = '[data-code], [data-none]';

/**
 * One Tab stop for a category, by the ARIA practices for a toolbar: up, down, Home and End move from row to row, left
 * and right within a row, to its reason and its contents. Moving chooses nothing, even among radio buttons: the space
 * bar chooses.
 * @param hasControl whether an option has a box or button, and is not sold in packs alone
 */
export function useCategoryStop(items: readonly ListItem[], hasControl: (code: number) => boolean) {
  const [visited, visit] = useState<number | null>(null);
  const stop = items.find((item) => keyOf(item) === visited) ?? items.find(canStop) ?? items[0];
  function canStop(item: ListItem): boolean {
    return item.kind === 'group' || hasControl(item.code);
  }
  return {
    stopAt: (item: ListItem): RowStop => (item === stop ? 'control' : 'none'),
    toolbar: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const item = target.closest<HTMLElement>('[data-group]') ?? target.closest<HTMLElement>('[data-code]');
        if (item) visit(Number(item.dataset.group ?? item.dataset.code));
      },
      onKeyDown: moveInCategory,
    },
  };
}

/** An option's code, or the first one of a group. */
const keyOf = (item: ListItem): number | undefined => (item.kind === 'group' ? item.members[0] : item.code);

function moveInCategory(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const row = target instanceof Element ? target.closest(ROW) : null;
  if (event.altKey || event.ctrlKey || event.metaKey || row === null) return;
  const controls = controlsIn(row);
  // Rows without a control are skipped.
  const rows = [...currentTarget.querySelectorAll(ROW)].filter((other) => controlsIn(other).length > 0);
  const at = controls.findIndex((control) => control === target);
  const rowAt = rows.indexOf(row);
  const firstOf = (index: number) => controlsIn(rows[index])[0];
  const next = {
    ArrowRight: () => controls[at + 1],
    ArrowLeft: () => controls[at - 1],
    ArrowDown: () => firstOf(rowAt + 1),
    ArrowUp: () => firstOf(rowAt - 1),
    Home: () => firstOf(0),
    End: () => firstOf(rows.length - 1),
  }[key];
  if (next === undefined) return;
  // At an end too, where the browser would choose a radio button or scroll.
  event.preventDefault();
  next()?.focus();
}

const controlsIn = (row: Element | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('input, button, summary') ?? []),
];

/**
 * For a radio group that is a whole category: the browser moves among its buttons, and Tab reaches what is beside one.
 */
export function useVisitedRow() {
  const [visited, visit] = useState<number | null>(null);
  return {
    stopAt: (code: number): RowStop => (code === visited ? 'all' : 'control'),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const code = target.closest<HTMLElement>('[data-code]')?.dataset.code;
      if (code) visit(Number(code));
    },
  };
}
