'use client';

import { memo } from 'react';
import { useStore } from 'zustand';
import { formatPlural } from '@/lib/format';
import { dispatch, type ConfiguratorStore } from '@/components/options/configurator-store';
import { isFitted } from '@/components/options/option-row-views';
import { OptionRow } from './option-row';
import { useRowStops, useVisitedRow } from './use-row-stops';
import type { OptionRadioGroup, OptionListSection } from './sections';

export interface OptionSectionProps {
  section: OptionListSection;
  store: ConfiguratorStore;
}

/** A category. Out of sight it is not laid out, but takes its room, so that nothing moves while scrolling. */
export const OptionSection = memo(function OptionSection({ section, store }: OptionSectionProps) {
  const { category, anchor, items } = section;
  const rows = items.reduce((sum, item) => sum + (item.kind === 'group' ? item.codes.length + 1 : 1), 0);
  const stops = useRowStops(items.flatMap((item) => (item.kind === 'single' ? item.code : [])));
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
      <ul {...stops.rows}>
        {items.map((item) =>
          item.kind === 'group' ? (
            <GroupRows key={`group ${item.rule}`} group={item} category={category} anchor={anchor} store={store} />
          ) : (
            <OptionRow key={item.code} code={item.code} stop={stops.stopAt(item.code)} store={store} />
          ),
        )}
      </ul>
    </section>
  );
});

function GroupRows({
  group,
  category,
  anchor,
  store,
}: {
  group: OptionRadioGroup;
  category: string;
  anchor: string;
  store: ConfiguratorStore;
}) {
  const name = `${anchor}-${group.rule}`;
  const { stopAt, onFocus } = useVisitedRow();
  return (
    <li className="py-2">
      <fieldset className="rounded-md border border-line px-3">
        <legend className="px-1 text-sm text-soft">
          <span className="sr-only">{category}: </span>one of {group.members.length}
        </legend>
        <ul onFocus={onFocus}>
          {group.codes.map((code) => (
            <OptionRow key={code} code={code} group={name} stop={stopAt(code)} store={store} />
          ))}
          {!group.hasDefault && <NoneOf codes={group.members} name={name} store={store} />}
        </ul>
      </fieldset>
    </li>
  );
}

function NoneOf({ codes, name, store }: { codes: readonly number[]; name: string; store: ConfiguratorStore }) {
  const isEmpty = useStore(store, ({ current }) => codes.every((code) => !isFitted(current.rowViews.get(code))));
  return (
    <li className="flex min-h-(--control) items-center gap-3 py-2">
      <input
        id={`${name}-none`}
        type="radio"
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

/** About the height it will have. Classes, not a style attribute: the page's security policy allows none. */
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
