'use client';

import { useEffect } from 'react';
import type { EarlyEvent } from './early-use-script';

const BOXES = 'input[type="checkbox"], input[type="radio"]';
/** What does nothing without a script. Links, folds and forms that are sent work by themselves: once is enough. */
const PRESSED = `button[type="button"], form[method="dialog"] [type="submit"], [role="option"], ${BOXES}`;
const TYPED = `select, textarea, input:not(${BOXES}, [type="range"], [type="file"], [type="hidden"])`;

/**
 * What a person did on the first HTML, before the script was there, is done again as soon as it is, in its order: what
 * was typed is known, what was pressed is pressed. Nothing is lost, and nothing is sent twice.
 */
export function EarlyUse() {
  useEffect(() => {
    const early = window.takeEarlyUse?.() ?? [];
    void replayEvents(early.filter(({ event }) => event.type !== 'pointerdown'));
    const last = early.at(-1);
    if (last?.event.type === 'pointerdown') endPress(last.target);
  }, []);
  return null;
}

/**
 * Of a finger that went down before the script was there and is lifted after it, a choice in a list knows nothing: the
 * list may even have been drawn anew under it.
 */
function endPress(pressed: EventTarget | null): void {
  const key = optionAt(pressed)?.dataset.key;
  const onPointerUp = async ({ target }: PointerEvent) => {
    await nextTask();
    const option = optionAt(target);
    if (key !== undefined && option?.dataset.key === key && option.ariaSelected !== 'true') option.click();
  };
  addEventListener('pointerup', (event) => void onPointerUp(event), { once: true, capture: true });
}

const optionAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;

async function replayEvents(early: readonly EarlyEvent[]): Promise<void> {
  const replayable = early.flatMap(({ event: { type }, target, value = '' }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(type === 'input' ? TYPED : PRESSED) : null;
    return control ? [{ type, control, value }] : [];
  });
  // React makes a part of the page ready at once when an event comes to it; this one means nothing to anybody.
  for (const { control } of replayable) control.dispatchEvent(new Event('pointercancel', { bubbles: true }));
  if (replayable.some(({ control }) => control.matches(BOXES))) resetBoxes();
  for (const [index, { type, control, value }] of replayable.entries()) {
    // Of what is typed letter by letter, and of a form sent again and again, the last counts.
    const isLastOnly = type === 'input' || control.matches('[type="submit"]');
    const isRepeated = replayable
      .slice(index + 1)
      .some((laterEvent) => laterEvent.type === type && laterEvent.control === control);
    if (!control.isConnected || (isLastOnly && isRepeated)) continue;
    if (type === 'input') replayInput(control, value);
    else control.click();
    await nextTask();
  }
}

/** By the next task React has taken in what the last event changed. */
const nextTask = () => new Promise((settle) => setTimeout(settle));

/**
 * By the value kept: drawing what was pressed before may have emptied the field. React looks whether a field's value is
 * another than the one it knows; of one typed before, it knows what was typed.
 */
function replayInput(field: HTMLElement, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.value = field.defaultValue;
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // Past React's own setter.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Every box as the server drew it: from there the presses lead where they led the eye. */
function resetBoxes(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(BOXES)) box.checked = box.defaultChecked;
}
