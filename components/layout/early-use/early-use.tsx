'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { EarlyEvent } from './early-use-script';

const BOXES = 'input[type="checkbox"], input[type="radio"]';
/**
 * Controls that do nothing without script. Links, disclosures, submitted forms and buttons that open a popover work by
 * themselves and are not replayed: a second click would close what the first one opened.
 */
const CLICKED = `button[type="button"]:not([popovertarget]), form[method="dialog"] [type="submit"], [role="option"], ${BOXES}`;
const TYPED = `select, textarea, input:not(${BOXES}, [type="range"], [type="file"], [type="hidden"])`;

/**
 * Replays what a person did on the first HTML before the script loaded, in the same order: typed values and clicks.
 * Nothing is lost or sent twice: recording ends in the render that makes React respond. An event between that render
 * and its effects would otherwise be handled by React and replayed too.
 */
export function EarlyUse() {
  const taken = useRef<readonly EarlyEvent[]>([]);
  useLayoutEffect(() => {
    taken.current = [...taken.current, ...(window.takeEarlyUse?.() ?? [])];
  }, []);
  useEffect(() => {
    const early = taken.current;
    taken.current = [];
    void replayEvents(early.filter(({ event }) => event.type !== 'pointerdown'));
    const last = early.at(-1);
    if (last?.event.type === 'pointerdown') finishClick(last.target);
  }, []);
  return null;
}

/**
 * A pointer that went down before the script was loaded and is released after it gives a list box no click: the list may
 * even have been rendered again under it.
 */
function finishClick(pointerTarget: EventTarget | null): void {
  const key = optionAt(pointerTarget)?.dataset.key;
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
    const control = target instanceof Element ? target.closest<HTMLElement>(type === 'input' ? TYPED : CLICKED) : null;
    return control ? [{ type, control, value }] : [];
  });
  // React hydrates a part of the page immediately when an event reaches it; nothing listens to this one.
  for (const { control } of replayable) control.dispatchEvent(new Event('pointercancel', { bubbles: true }));
  if (replayable.some(({ control }) => control.matches(BOXES))) resetBoxes();
  for (const [index, { type, control, value }] of replayable.entries()) {
    // Only the last of successive inputs to a field, and of repeated submissions of a form, counts.
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

/** By the next task React has rendered what the last event changed. */
const nextTask = () => new Promise((settle) => setTimeout(settle));

/**
 * Writes the recorded value: rendering an earlier click may have emptied the field. React compares a field's value with
 * the last one it saw, which for a value typed before it took over is that value; so the field is reset first.
 */
function replayInput(field: HTMLElement, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.value = field.defaultValue;
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // Bypasses React's own setter.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Resets every checkbox to its server state, so that the replayed clicks have the effect that was seen. */
function resetBoxes(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(BOXES)) box.checked = box.defaultChecked;
}
