'use client';

import { ListBox as AriaListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useDeferredValue, useState, type FocusEvent, type ReactNode, type Ref } from 'react';

export interface ListChoice {
  id: number;
  /** What the choice is called; typing its first letters leads to it. */
  text: string;
  /** Under it. */
  detail?: ReactNode;
}

export interface ListBoxProps<Choice extends ListChoice> {
  label: string;
  choices: readonly Choice[];
  chosen: number | null;
  onChoose: (choice: Choice) => void;
  /** The pointer or the focus has come to a choice, or has it pressed: what it leads to may be fetched ahead. */
  onNear?: (id: number, isPressed: boolean) => void;
  /** The choice, or the first one, takes the focus when the box appears. */
  autoFocus?: boolean;
  ref?: Ref<HTMLDivElement>;
}

const LONG = 60;
/** More than any box shows without being scrolled. */
const SEEN_AT_ONCE = 20;

/** One of many, in a box of its own that scrolls: arrows move, letters jump, Enter, Space or a press choose. */
export function ListBox<Choice extends ListChoice>({
  label,
  choices,
  chosen,
  onChoose,
  onNear,
  autoFocus = false,
  ref,
}: ListBoxProps<Choice>) {
  // Of a long list the part that is seen is painted first, and the rest a moment later.
  const shown = useDeferredValue(choices, choices.length > LONG ? choices.slice(0, SEEN_AT_ONCE) : choices);
  // The library looks at it again until the choices are there.
  const [startsFocused] = useState(autoFocus);
  const near = ({ target }: { target: EventTarget }, isPressed = false) => {
    const id = target instanceof Element ? target.closest('[data-key]')?.getAttribute('data-key') : null;
    if (id) onNear?.(Number(id), isPressed);
  };
  return (
    // Listens to what bubbles up: a handler on each of some hundred choices would cost on every paint.
    <div
      onPointerOver={(event) => near(event)}
      // A finger chooses when it is lifted.
      onPointerDownCapture={(event) => near(event, true)}
      onFocus={(event: FocusEvent) => near(event)}
      className="min-h-0 flex-1 overflow-hidden rounded-b-lg"
    >
      <AriaListBox
        ref={ref}
        aria-label={label}
        autoFocus={startsFocused && 'first'}
        items={shown}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          const choice = choices.find(({ id }) => id === key);
          if (choice) onChoose(choice);
        }}
        className="h-full overflow-y-auto overscroll-contain py-1 outline-none"
      >
        {({ id, text, detail }) => (
          <ListBoxItem
            id={id}
            textValue={text}
            className="flex min-h-(--control) cursor-pointer flex-col justify-center border-l-3 border-transparent px-3 py-1.5 -outline-offset-3 data-hovered:bg-sunken data-selected:border-accent data-selected:bg-accent-tint data-selected:font-semibold"
          >
            <span className="wrap-anywhere">{text}</span>
            {detail && <span className="text-sm font-normal text-soft">{detail}</span>}
          </ListBoxItem>
        )}
      </AriaListBox>
    </div>
  );
}
