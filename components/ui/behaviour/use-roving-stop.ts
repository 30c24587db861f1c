import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/** One stop of Tab for a line of links or buttons, those that have a `tabIndex`: left, right, Home and End move along it. */
export function useRovingStop(count: number) {
  const [visited, visit] = useState(0);
  const stop = Math.min(visited, count - 1);
  const controlsIn = (line: Element): HTMLElement[] => [
    ...line.querySelectorAll<HTMLElement>('a[tabindex], button[tabindex]'),
  ];
  return {
    tabIndexAt: (index: number): 0 | -1 => (index === stop ? 0 : -1),
    line: {
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        const index = controlsIn(currentTarget).findIndex((control) => control === target);
        if (index >= 0) visit(index);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = STEPS[event.key];
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        const controls = controlsIn(event.currentTarget);
        const from = controls.findIndex((control) => control === event.target);
        // In a field or a dialog that a button has opened.
        if (from < 0) return;
        controls[Math.max(0, Math.min(controls.length - 1, from + step))]?.focus();
        event.preventDefault();
      },
    },
  };
}
