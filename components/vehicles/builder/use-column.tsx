'use client';

import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ListBox } from '@/components/ui/forms/list-box';
import type { BuilderColumnProps } from './builder-column';
import { matchingChoices } from './column-search';

/** The search, the list and the keys of a column. */
export function useColumn(props: BuilderColumnProps) {
  const { title, parentName, choices, fault, chosen, takesFocus, onFocused } = props;
  const list = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLElement>(null);
  const emptyReason = useRef<HTMLDivElement>(null);
  const usesKeyboard = useRef(false);
  const [searchText, setSearchText] = useState('');
  const matches = useMemo(() => choices && matchingChoices(choices, searchText), [choices, searchText]);
  const isSettled = choices !== undefined || fault !== null;

  useEffect(() => {
    if (!takesFocus || !isSettled) return;
    (list.current ?? emptyReason.current?.querySelector('button') ?? column.current)?.focus();
    onFocused();
  }, [takesFocus, isSettled, onFocused]);

  // The handlers change with each choice anywhere; the list, which is slow to paint, does not.
  const handlers = useRef(props);
  useEffect(() => void (handlers.current = props));
  const choose = useCallback(
    (id: number) => handlers.current.onChoose(id, usesKeyboard.current ? 'keyboard' : 'pointer'),
    [],
  );
  const label = parentName === null ? title : `${title} of ${parentName}`;
  const listBox = useMemo(
    () => (
      <ListBox
        ref={list}
        label={label}
        choices={matches ?? []}
        chosen={chosen}
        onChoose={({ id }) => choose(id)}
        onNear={(id, isPressed) => handlers.current.onNear(id, isPressed)}
      />
    ),
    [label, matches, chosen, choose],
  );

  function onKey(event: KeyboardEvent) {
    usesKeyboard.current = true;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { target, key } = event;
    const inList = target instanceof Element && list.current?.contains(target);
    const id = inList ? target.closest('[data-key]')?.getAttribute('data-key') : null;
    if (key === 'ArrowRight' && id) choose(Number(id));
    else if (key === 'ArrowLeft' && inList) props.onBack();
    else if (key === 'ArrowDown' && !inList && target instanceof HTMLInputElement) list.current?.focus();
    else if (key === 'Enter' && isSearchField(target) && matches?.[0]) choose(matches[0].id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  const onPointer = () => void (usesKeyboard.current = false);
  return { column, emptyReason, label, searchText, setSearchText, matches, listBox, onKey, onPointer };
}

/** Not the fields of a toolbar: Enter there takes what was typed. */
const isSearchField = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === 'search';
