import { useLayoutEffect, useRef, useState } from 'react';
import { entryText, type EntriesState } from '@/components/layout/entries/entries-store';
import type { FieldControl } from '@/components/ui/forms/field';
import { TextInput, type TextInputProps } from '@/components/ui/forms/text-input';
import { textWriter } from './text-writer';
import type { AppraisalEntries } from './use-entries';

export interface EntryInputProps extends FieldControl, Pick<TextInputProps, 'before' | 'after' | 'numeric' | 'type'> {
  entries: AppraisalEntries;
  /** The entry's. */
  name: string;
  /** What the field shows, where that is not the entry's own text. Another function once what it depends on has loaded. */
  textOf?: ((state: EntriesState) => string | undefined) | undefined;
}

/** An entry whose text is in the browser's own field, so that typing does not render. A colleague's text is written into it. */
export function EntryInput({ entries: { store, enter }, name, textOf, ...input }: EntryInputProps) {
  const inputElement = useRef<HTMLInputElement>(null);
  const [first] = useState(() => shownText(store.getState(), name, textOf));
  const [write] = useState(() => textWriter(first));
  useLayoutEffect(() => {
    const update = () => {
      if (inputElement.current) write(inputElement.current, shownText(store.getState(), name, textOf));
    };
    update();
    return store.subscribe(update);
  }, [store, name, textOf, write]);
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
