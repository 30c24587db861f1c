'use client';

import { memo, type FocusEvent } from 'react';
import { useStore } from 'zustand';
import { formatPlural } from '@/lib/format';
import { dispatch, type ConfiguratorStore } from '@/components/options/configurator-store';
import { isFitted } from '@/components/options/option-row-views';
import { OptionRow } from './option-row';
import { useCategoryStop, useVisitedRow, type RowStop } from './use-category-stop';
import type { OptionRadioGroup, OptionListSection } from './sections';

export interface OptionSectionProps {
  section: OptionListSection;
  store: ConfiguratorStore;
}

/** A category. Off screen it is not laid out but keeps its space, so that nothing moves while scrolling. */
export const OptionSection = memo(function OptionSection({ section, store }: OptionSectionProps) {
  const { category, anchor, items, isOneGroup } = section;
  const rows = items.reduce((sum, item) => sum + (item.kind === 'group' ? item.codes.length + 1 : 1), 0);
  const { book } = store.getState().current;
  const { stopAt, toolbar } = useCategoryStop(
    items,
    (code) => book.options[book.indexOf.get(code) ?? -1]?.isPackOnly === false,
  );
  const name = { category, anchor, store };
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className={`scroll-mt-4 rounded-lg border border-line bg-surface px-4 pt-3 pb-1 [content-visibility:auto] sm:px-5 ${roomFor(rows)}`}
    >
      <h2 id={`${anchor}-title`} className="flex items-baseline justify-between gap-3 text-lg font-semibold">
        {category}
        <span className="text-sm font-normal text-soft">{formatPlural(countOf(section), 'option')}</span>
      </h2>
      {isOneGroup ? (
        <ul>{items.map((item) => item.kind === 'group' && <OnlyGroup key={item.rule} group={item} {...name} />)}</ul>
      ) : (
        <div role="toolbar" aria-orientation="vertical" aria-labelledby={`${anchor}-title`} {...toolbar}>
          <ul>
            {items.map((item) =>
              item.kind === 'group' ? (
                <GroupRows key={`group ${item.rule}`} group={item} stopAt={() => stopAt(item)} isInToolbar {...name} />
              ) : (
                <OptionRow key={item.code} code={item.code} stop={stopAt(item)} store={store} />
              ),
            )}
          </ul>
        </div>
      )}
    </section>
  );
});

interface OnlyGroupProps {
  group: OptionRadioGroup;
  category: string;
  anchor: string;
  store: ConfiguratorStore;
}

/** A category that is one radio group, which the browser makes one Tab stop. */
function OnlyGroup(props: OnlyGroupProps) {
  const { stopAt, onFocus } = useVisitedRow();
  return <GroupRows {...props} stopAt={stopAt} onFocus={onFocus} />;
}

interface GroupRowsProps extends OnlyGroupProps {
  stopAt: (code: number) => RowStop;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  isInToolbar?: boolean;
}

function GroupRows({ group, category, anchor, store, stopAt, onFocus, isInToolbar = false }: GroupRowsProps) {
  const name = `${anchor}-${group.rule}`;
  const [first = 0] = group.members;
  return (
    <li className="py-2" data-group={first}>
      <fieldset className="rounded-md border border-line px-3">
        <legend className="px-1 text-sm text-soft">
          <span className="sr-only">{category}: </span>one of {group.members.length}
        </legend>
        <ul onFocus={onFocus}>
          {group.codes.map((code) => (
            <OptionRow
              key={code}
              code={code}
              group={name}
              stop={stopAt(code)}
              isInToolbar={isInToolbar}
              store={store}
            />
          ))}
          {!group.hasDefault && <NoneOf codes={group.members} name={name} stop={stopAt(first)} store={store} />}
        </ul>
      </fieldset>
    </li>
  );
}

interface NoneOfProps {
  codes: readonly number[];
  name: string;
  stop: RowStop;
  store: ConfiguratorStore;
}

function NoneOf({ codes, name, stop, store }: NoneOfProps) {
  const isEmpty = useStore(store, ({ current }) => codes.every((code) => !isFitted(current.rowViews.get(code))));
  return (
    <li data-none className="flex min-h-(--control) items-center gap-3 py-2">
      <input
        id={`${name}-none`}
        type="radio"
        tabIndex={stop === 'none' ? -1 : 0}
        name={name}
        checked={isEmpty}
        autoComplete="off"
        onChange={() => dispatch(store, { do: 'drop all of', options: codes })}
        className="size-5 shrink-0 accent-accent"
      />
      <label htmlFor={`${name}-none`}>None of these</label>
    </li>
  );
}

const countOf = ({ items }: OptionListSection): number =>
  items.reduce((sum, item) => sum + (item.kind === 'group' ? item.codes.length : 1), 0);

/** Its approximate height. Classes, since the page's security policy allows no style attribute. */
function roomFor(rows: number): string {
  const [, room] = ROOMS.find(([most]) => rows <= most) ?? ROOMS[ROOMS.length - 1] ?? [0, ''];
  return room;
}

const ROOMS: readonly (readonly [rows: number, room: string])[] = [
  [2, '[contain-intrinsic-height:auto_184px] sm:[contain-intrinsic-height:auto_150px]'],
  [4, '[contain-intrinsic-height:auto_308px] sm:[contain-intrinsic-height:auto_240px]'],
  [7, '[contain-intrinsic-height:auto_494px] sm:[contain-intrinsic-height:auto_375px]'],
  [11, '[contain-intrinsic-height:auto_742px] sm:[contain-intrinsic-height:auto_555px]'],
  [17, '[contain-intrinsic-height:auto_1114px] sm:[contain-intrinsic-height:auto_825px]'],
  [26, '[contain-intrinsic-height:auto_1672px] sm:[contain-intrinsic-height:auto_1230px]'],
  [40, '[contain-intrinsic-height:auto_2540px] sm:[contain-intrinsic-height:auto_1860px]'],
  [70, '[contain-intrinsic-height:auto_4400px] sm:[contain-intrinsic-height:auto_3210px]'],
  [200, '[contain-intrinsic-height:auto_12460px] sm:[contain-intrinsic-height:auto_9060px]'],
];
