'use client';

import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Icon } from '@/components/ui/data/icon';
import { ListBox, type ListChoice } from '@/components/ui/forms/list-box';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { TextInput } from '@/components/ui/forms/text-input';
import { folded } from '@/lib/domain/vehicles/name-matching';

export interface BuilderColumnProps {
  /** What is listed: `Ranges`. */
  title: string;
  /** Whose they are: `BMW`. */
  parentName: string | null;
  /** Not asked for yet: what to choose first. */
  promptText: string | null;
  choices: readonly ListChoice[] | undefined;
  fault: unknown;
  retry: () => void;
  /** How many there are, where it is not what is listed. */
  count?: number;
  /** What of the filters does not reach this list. */
  note?: string | null;
  /** Why the list is empty, and what would fill it. */
  empty: ReactNode;
  chosen: number | null;
  /** The one that is shown where there is room for one. */
  isOpen: boolean;
  /** Takes the focus once its list is there. */
  takesFocus: boolean;
  onFocused: () => void;
  onChoose: (id: number, by: 'keyboard' | 'pointer') => void;
  onNear: (id: number, isPressed: boolean) => void;
  onBack: () => void;
}

/** One level: its choices, found by letters, by words or by eye. */
export function BuilderColumn(props: BuilderColumnProps) {
  const {
    title,
    parentName: of,
    promptText: before,
    choices,
    fault,
    retry: again,
    empty,
    note,
    chosen,
    isOpen,
    takesFocus,
    onFocused,
  } = props;
  const list = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLElement>(null);
  const usesKeyboard = useRef(false);
  const [searchText, setWords] = useState('');
  const matches = useMemo(
    () =>
      choices && searchText.trim() !== '' ? choices.filter(({ text }) => matchesAllWords(text, searchText)) : choices,
    [choices, searchText],
  );
  const count = props.count ?? choices?.length;
  const isSettled = choices !== undefined || fault !== null;

  useEffect(() => {
    if (!takesFocus || !isSettled) return;
    (list.current ?? column.current)?.focus();
    onFocused();
  }, [takesFocus, isSettled, onFocused]);

  // The handlers change with each choice anywhere; the list, which is dear to paint, does not.
  const handlers = useRef(props);
  useEffect(() => void (handlers.current = props));
  const choose = useCallback(
    (id: number) => handlers.current.onChoose(id, usesKeyboard.current ? 'keyboard' : 'pointer'),
    [],
  );
  const label = of === null ? title : `${title} of ${of}`;
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
    else if (key === 'Enter' && target instanceof HTMLInputElement && matches?.[0]) choose(matches[0].id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <section
      ref={column}
      aria-label={label}
      tabIndex={-1}
      onKeyDownCapture={onKey}
      onPointerDownCapture={() => void (usesKeyboard.current = false)}
      className={`flex h-[64dvh] lg:h-104 min-w-0 flex-col rounded-lg border border-line bg-surface outline-none ${isOpen ? '' : 'max-lg:hidden'}`}
    >
      <h2 className="flex items-baseline justify-between gap-2 px-3 pt-2.5 text-sm font-semibold">
        {title}
        {choices && (
          <span className="font-normal text-soft">
            {matches?.length === choices.length ? count : `${matches?.length} of ${count}`}
          </span>
        )}
      </h2>
      {before !== null ? (
        <p className="m-auto px-4 text-center text-sm text-soft">{before}</p>
      ) : fault !== null && choices === undefined ? (
        <div className="overflow-y-auto p-3">
          <FaultNotice error={fault} money={false} actions={<Button onClick={again}>Try again</Button>} />
        </div>
      ) : choices === undefined ? (
        <ColumnSkeleton what={title} />
      ) : choices.length === 0 ? (
        <div className="m-auto flex flex-col items-center gap-2 px-4 text-center text-sm">{empty}</div>
      ) : (
        <>
          <div className="border-b border-line p-2">
            <TextInput
              type="search"
              aria-label={`Search ${title.toLowerCase()}`}
              placeholder="Search"
              before={<Icon name="search" />}
              value={searchText}
              maxLength={60}
              enterKeyHint="go"
              onChange={({ target }) => setWords(target.value)}
            />
            <p role="status" className="sr-only">
              {matches === choices ? '' : `${matches?.length} of ${count} ${title.toLowerCase()}`}
            </p>
          </div>
          {note && <p className="border-b border-line px-3 py-2 text-sm text-soft">{note}</p>}
          {chosen !== null && !choices.some(({ id }) => id === chosen) && (
            <p className="border-b border-line px-3 py-2 text-sm text-warning">
              What is chosen here is not in this list: the filters leave it out, or the guide does not have it.
            </p>
          )}
          {matches?.length === 0 ? (
            <p className="m-auto px-4 text-center text-sm text-soft">
              None of the {count} has “{searchText.trim()}” in its name.
            </p>
          ) : (
            listBox
          )}
        </>
      )}
    </section>
  );
}

/** Every word typed begins somewhere in the name: `ser 3` finds `3 SERIES SALOON`. */
function matchesAllWords(text: string, searchText: string): boolean {
  const name = ` ${folded(text)}`;
  return folded(searchText)
    .split(' ')
    .every((word) => name.includes(` ${word}`) || (word.length > 1 && name.includes(word)));
}

/** Nothing at first: most lists are there before one could have read that they are not. */
const SKELETON_DELAY_MS = 150;

function ColumnSkeleton({ what }: { what: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div aria-busy="true" className="space-y-3 p-3">
      <span role="status" className="sr-only">
        Waiting for {what.toLowerCase()}
      </span>
      <Skeleton height="control" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height="title" width={row % 2 ? 'wide' : 'half'} />
      ))}
    </div>
  );
}
