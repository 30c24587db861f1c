'use client';

import type { ReactNode } from 'react';
import type { ListChoice } from '@/components/ui/forms/list-box';
import { ColumnContent } from './column-content';
import { ColumnSearch } from './column-search';
import { useColumn } from './use-column';
import { SOURCES } from '@/lib/domain/source-names';

export interface BuilderColumnProps {
  /** What is listed: `Ranges`. */
  title: string;
  /** The choice of the level before: `BMW`. */
  parentName: string | null;
  /** What to choose first, while the list cannot be requested. */
  promptText: string | null;
  choices: readonly ListChoice[] | undefined;
  fault: unknown;
  retry: () => void;
  /** The count, if it is not the length of the list. */
  count?: number;
  /** Above the list, and above the reason why it is empty: what was entered here may be that. */
  toolbar?: ReactNode;
  /** Which filters do not apply to this list. */
  note?: string | null;
  /** Why the list is empty, and what would fill it. */
  empty: ReactNode;
  chosen: number | null;
  /** The column shown if there is room for only one. */
  isOpen: boolean;
  /** Takes focus once its list has loaded: the list, or what would fill it if it is empty. */
  takesFocus: boolean;
  onFocused: () => void;
  onChoose: (id: number, by: 'keyboard' | 'pointer') => void;
  onNear: (id: number, isPressed: boolean) => void;
  onBack: () => void;
}

/** One level: its choices, found by typing letters, searching or scrolling. */
export function BuilderColumn(props: BuilderColumnProps) {
  const { title, choices, note, chosen, isOpen } = props;
  const { column, emptyReason, label, searchText, setSearchText, matches, listBox, onKey, onPointer } =
    useColumn(props);
  const count = props.count ?? choices?.length ?? 0;
  const isEmpty = choices?.length === 0;
  return (
    <section
      ref={column}
      aria-label={label}
      tabIndex={-1}
      onKeyDownCapture={onKey}
      onPointerDownCapture={onPointer}
      className={`flex h-[64dvh] lg:h-[clamp(26rem,62dvh,40rem)] min-w-0 flex-col rounded-lg border border-line bg-surface ${isOpen ? '' : 'max-lg:hidden'}`}
    >
      <h2 className="flex items-baseline justify-between gap-2 px-3 pt-2.5 text-sm font-semibold">
        {title}
        {matches && (
          <span className="font-normal text-soft">
            {matches.length === choices?.length ? count : `${matches.length} of ${count}`}
          </span>
        )}
      </h2>
      <ColumnContent {...props}>
        {!isEmpty && (
          <ColumnSearch
            title={title}
            searchText={searchText}
            onSearch={setSearchText}
            resultText={matches === choices ? '' : `${matches?.length} of ${count} ${title.toLowerCase()}`}
          />
        )}
        {props.toolbar}
        {note && <p className="border-b border-line px-3 py-2 text-sm text-soft">{note}</p>}
        {chosen !== null && !isEmpty && !choices?.some(({ id }) => id === chosen) && (
          <p className="border-b border-line px-3 py-2 text-sm text-warning">
            The selected item is not in this list: it is filtered out, or {SOURCES.guide.inText} does not have it.
          </p>
        )}
        {isEmpty ? (
          <div ref={emptyReason} className="m-auto flex flex-col items-center gap-2 px-4 text-center text-sm">
            {props.empty}
          </div>
        ) : matches?.length === 0 ? (
          <p className="m-auto px-4 text-center text-sm text-soft">
            No match for “{searchText.trim()}” among {count}.
          </p>
        ) : (
          listBox
        )}
      </ColumnContent>
    </section>
  );
}
