'use client';

import { memo, useDeferredValue, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { indexAfterKey, indexOfPrefix, useTypeahead } from './list-box-keys';

export interface ListChoice {
  id: number;
  /** The name of the choice; typing its first letters moves to it. */
  text: string;
  /** A line of figures under the name, before the detail. */
  figures?: ReactNode;
  /** Under the name. */
  detail?: ReactNode;
}

export interface ListBoxProps<Choice extends ListChoice> {
  label: string;
  choices: readonly Choice[];
  chosen: number | null;
  onChoose: (choice: Choice) => void;
  /** Called when the pointer or focus is on a choice, or presses it, for prefetching. */
  onNear?: (id: number, isPressed: boolean) => void;
  /** When the box receives focus, it passes it to the active choice. */
  ref?: Ref<HTMLDivElement>;
}

const LONG_LIST = 60;
/** More than any box shows without scrolling. */
const FIRST_PAINT_CHOICES = 20;

/**
 * One of many, in a box that scrolls: arrows move, letters jump, Enter, Space or a click choose. It is one Tab stop:
 * the last focused choice, or else the chosen one, or else the first.
 */
export function ListBox<Choice extends ListChoice>({
  label,
  choices,
  chosen,
  onChoose,
  onNear,
  ref,
}: ListBoxProps<Choice>) {
  // The visible part of a long list is painted first, and the rest a moment later.
  const shown = useDeferredValue(choices, choices.length > LONG_LIST ? choices.slice(0, FIRST_PAINT_CHOICES) : choices);
  const [visited, setVisited] = useState<number | null>(null);
  const typeahead = useTypeahead();
  const tabStop = indexOfId(visited) ?? indexOfId(chosen) ?? 0;

  function indexOfId(id: number | null): number | undefined {
    const index = id === null ? -1 : shown.findIndex((choice) => choice.id === id);
    return index < 0 ? undefined : index;
  }

  function choose(target: EventTarget) {
    const id = choiceIdAt(target);
    const choice = id === chosen ? undefined : choices.find((candidate) => candidate.id === id);
    if (choice) onChoose(choice);
  }

  function notifyNear(target: EventTarget, isPressed: boolean) {
    const id = choiceIdAt(target);
    if (id !== null) onNear?.(id, isPressed);
  }

  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (target === currentTarget) return focusOption(currentTarget.children[tabStop]);
    setVisited(choiceIdAt(target));
    notifyNear(target, false);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const typed = typeahead(key);
    const next = typed === '' ? indexAfterKey(key, tabStop, shown.length - 1) : indexOfPrefix(typed, tabStop, shown);
    if (next !== null) focusOption(currentTarget.children[next]);
    else if (key === 'Enter' || key === ' ') choose(target);
    else return;
    event.preventDefault();
  }

  return (
    // One handler for events that bubble up: one on each of some hundred choices would cost on every render.
    <div
      ref={ref}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onPointerOver={({ target }) => notifyNear(target, false)}
      // The choice is made on release.
      onPointerDown={({ target }) => notifyNear(target, true)}
      onClick={({ target }) => choose(target)}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      // Positioned, so that what is hidden in a choice scrolls with it and does not lengthen the page.
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-b-lg py-1 outline-none"
    >
      {shown.map((choice, index) => (
        <Option key={choice.id} choice={choice} isChosen={choice.id === chosen} isTabStop={index === tabStop} />
      ))}
    </div>
  );
}

/** Renders again only when it becomes or stops being chosen or active. */
const Option = memo(function Option({
  choice: { id, text, figures, detail },
  isChosen,
  isTabStop,
}: {
  choice: ListChoice;
  isChosen: boolean;
  isTabStop: boolean;
}) {
  return (
    <div
      role="option"
      data-key={id}
      aria-selected={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      className="flex min-h-(--control) cursor-pointer flex-col justify-center border-l-3 border-transparent forced-colors:border-[color:Canvas] px-3 py-1.5 -outline-offset-3 hover:bg-sunken aria-selected:border-accent aria-selected:bg-accent-tint aria-selected:font-semibold"
    >
      <span className="wrap-anywhere">{text}</span>
      {figures}
      {detail && <span className="text-sm font-normal text-soft">{detail}</span>}
    </div>
  );
});

/** The choice an event happened on. */
function choiceIdAt(target: EventTarget): number | null {
  const key = target instanceof Element ? target.closest('[data-key]')?.getAttribute('data-key') : null;
  return key ? Number(key) : null;
}

function focusOption(option: Element | undefined): void {
  if (!(option instanceof HTMLElement)) return;
  option.focus({ preventScroll: true });
  option.scrollIntoView({ block: 'nearest' });
}
