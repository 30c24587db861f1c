import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const ENDS = { Home: -Infinity, End: Infinity };
const STEPS: Readonly<Record<'across' | 'down', Readonly<Record<string, number>>>> = {
  across: { ArrowRight: 1, ArrowLeft: -1, ...ENDS },
  down: { ArrowDown: 1, ArrowUp: -1, ...ENDS },
};

/**
 * One Tab stop for several links, buttons or disclosures, those with a `tabIndex`: the arrows, Home and End move along
 * them.
 */
export function useRovingStop(count: number, direction: keyof typeof STEPS = 'across') {
  const [visited, visit] = useState(0);
  const stop = Math.min(visited, count - 1);
  const controlsIn = (parent: Element): HTMLElement[] => [
    ...parent.querySelectorAll<HTMLElement>('a[tabindex], button[tabindex], summary[tabindex]'),
  ];
  return {
    tabIndexAt: (index: number): 0 | -1 => (index === stop ? 0 : -1),
    line: {
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        const index = controlsIn(currentTarget).findIndex((control) => control === target);
        if (index >= 0) visit(index);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = STEPS[direction][event.key];
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        const controls = controlsIn(event.currentTarget);
        const from = controls.findIndex((control) => control === event.target);
        // Ignores keys in a field or a dialog that a button has opened.
        if (from < 0) return;
        controls[Math.max(0, Math.min(controls.length - 1, from + step))]?.focus();
        event.preventDefault();
      },
    },
  };
}
