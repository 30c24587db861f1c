import { useLayoutEffect, useRef, useState } from 'react';
import { entryText } from '@/components/layout/entries/entries-store';
import type { FieldControl } from '@/components/ui/forms/field';
import { TextInput, type TextInputProps } from '@/components/ui/forms/text-input';
import type { AppraisalEntries } from './use-entries';

export interface EntryInputProps extends FieldControl, Pick<TextInputProps, 'before' | 'after' | 'numeric' | 'type'> {
  entries: AppraisalEntries;
  /** The entry's. */
  name: string;
}

/** An entry whose text is in the browser's own field, so that typing does not render. A colleague's text is written into it. */
export function EntryInput({ entries: { store, enter }, name, ...input }: EntryInputProps) {
  const inputElement = useRef<HTMLInputElement>(null);
  const [first] = useState(() => entryText(store.getState(), name) ?? '');
  useLayoutEffect(() => {
    // Not the field's own value: the person may have typed before the script loaded.
    let shown = first;
    const write = () => {
      const [element, text] = [inputElement.current, entryText(store.getState(), name) ?? ''];
      if (!element || text === shown) return;
      shown = text;
      if (element.value !== text) element.value = text;
    };
    write();
    return store.subscribe(write);
  }, [store, name, first]);
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
