import { useLayoutEffect, useRef, useState } from 'react';
import { entryText, type EntriesState } from '@/components/layout/entries/entries-store';
import type { FieldControl } from '@/components/ui/forms/field';
import { TextInput, type TextInputProps } from '@/components/ui/forms/text-input';
import type { AppraisalEntries } from './use-entries';

export interface EntryInputProps extends FieldControl, Pick<TextInputProps, 'before' | 'after' | 'numeric' | 'type'> {
  entries: AppraisalEntries;
  /** The entry's. */
  name: string;
  /** What the field shows, where that is not the entry's own text. The same function as long as the page is open. */
  textOf?: ((state: EntriesState) => string | undefined) | undefined;
}

/** An entry whose text is in the browser's own field, so that typing does not render. A colleague's text is written into it. */
export function EntryInput({ entries: { store, enter }, name, textOf, ...input }: EntryInputProps) {
  const inputElement = useRef<HTMLInputElement>(null);
  const [first] = useState(() => shownText(store.getState(), name, textOf));
  useLayoutEffect(() => {
    // Not the field's own value: the person may have typed before the script loaded.
    let shown = first;
    const write = () => {
      const [element, text] = [inputElement.current, shownText(store.getState(), name, textOf)];
      if (!element || text === shown) return;
      shown = text;
      if (element.value !== text) element.value = text;
    };
    write();
    return store.subscribe(write);
  }, [store, name, textOf, first]);
  return (
    <TextInput
      {...input}
      apart
      ref={inputElement}
      name={name}
      defaultValue={first}
      onChange={({ target }) => enter(name, target.value)}
    />
  );
}

const shownText = (state: EntriesState, name: string, textOf: EntryInputProps['textOf']): string =>
  (textOf ? textOf(state) : entryText(state, name)) ?? '';
