'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { deviceStoreName } from '@/components/layout/device/unsaved-on-device';
import { createEntriesStore, discardEntries, enterText } from './entries-store';

export interface UnsavedTexts<Field extends string> {
  /** What is typed, or else the saved text. */
  readonly texts: Readonly<Record<Field, string>>;
  readonly isUnsaved: boolean;
  readonly change: (field: Field, text: string) => void;
  /** Shows what is saved again. */
  readonly discard: () => void;
}

/**
 * The texts of a form that is saved as a whole. What is typed and not saved yet outlives the page, in this tab.
 * @param about the form, and its owner at the end: see `subjectOf`
 */
export function useUnsavedTexts<Field extends string>(
  about: string,
  saved: Readonly<Record<Field, string>>,
): UnsavedTexts<Field> {
  const [store] = useState(() => createEntriesStore(deviceStoreName(about), 'sessionStorage'));
  const unsaved = useStore(store, (state) => state.unsaved);
  useEffect(() => void store.persist.rehydrate(), [store]);
  const fields = Object.keys(saved);
  const typed = Object.entries(unsaved).flatMap(([field, { value }]) =>
    Object.hasOwn(saved, field) ? [[field, value] as const] : [],
  );
  return {
    texts: { ...saved, ...Object.fromEntries(typed) },
    isUnsaved: typed.some(([field, value]) => Reflect.get(saved, field) !== value),
    change: (field, text) => enterText(store, field, text),
    discard: () => discardEntries(store, fields),
  };
}
