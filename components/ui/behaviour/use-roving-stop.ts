import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

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
  const last = useRef<{ readonly parent: Element; readonly control: Element } | null>(null);
  // What comes and goes before the control last visited moves it to another place in the line.
  useEffect(() => {
    if (last.current === null) return;
    const index = indexIn(last.current.parent, last.current.control);
    if (index >= 0) visit(index);
  }, [count]);
  return {
    tabIndexAt: (index: number): 0 | -1 => (index === stop ? 0 : -1),
    line: {
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        const index = indexIn(currentTarget, target);
        if (index < 0) return;
        last.current = { parent: currentTarget, control: target };
        visit(index);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = STEPS[direction][event.key];
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        const controls = controlsIn(event.currentTarget);
        const from = indexIn(event.currentTarget, event.target);
        // Ignores keys in a field or a dialog that a button has opened.
        if (from < 0) return;
        controls[Math.max(0, Math.min(controls.length - 1, from + step))]?.focus();
        event.preventDefault();
      },
    },
  };
}

const controlsIn = (parent: Element): HTMLElement[] => [
  ...parent.querySelectorAll<HTMLElement>('a[tabindex], button[tabindex], summary[tabindex]'),
];

const indexIn = (parent: Element, control: EventTarget): number =>
  controlsIn(parent).findIndex((other) => other === control);
