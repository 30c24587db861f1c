'use client';

import { useState } from 'react';
import { useStore } from 'zustand';
import type { OptionList } from '@/lib/domain/options/option-list';
import type { OptionBundle, RuleRow } from '@/lib/domain/options/rule-book/bundle';
import { createConfiguratorStore } from './configurator-store';
import { ColourGrid } from './list/colour-grid';
import { OptionSection } from './list/option-section';
import { sectionsOf } from './list/sections';
import { CheaperOffer } from './tray/cheaper-offer';
import { FreeItems } from './tray/free-items';
import { OpenNeeds } from './tray/open-needs';
import { PriceTotals } from './tray/price-totals';
import { SelectionLines } from './tray/selection-lines';
import { ReasonText } from './repairs/reason-text';
import { RepairCard } from './repairs/repair-card';

const OPTIONS: readonly (readonly [code: number, name: string, pounds: number | null, isDefault?: boolean])[] = [
  [10, '18" alloy wheels', 0, true],
  [12, '20" alloy wheels, five double spokes, bi-colour, with mixed tyres and wheel bolts that lock', 1_200],
  [20, 'Heated seats', 325],
  [21, 'Multifunction wheel', 180],
  [22, 'Headlamp wash', null],
  [30, 'Winter Pack', 540],
  [60, 'Tow bar', 700],
  [62, 'Trailer assist', 300],
  [70, 'Bespoke paint', null],
  [80, 'Premium audio', 450],
  [81, 'Subwoofer', 200],
  [82, 'DAB+', 120],
  [90, 'Snorkel', 90],
  [91, 'Sealed bay', 40, true],
  [100, 'Blue', 300],
  [101, 'Cloth', 0],
  [102, 'Suede', 400],
];

const rule = (ruleCode: number, type: string, [primary = 0, ...rest]: readonly number[]): RuleRow[] =>
  [primary, ...rest].map((optionCode, at) => ({ ruleCode, type, optionCode, isPrimary: at === 0 }));

const BUNDLE: OptionBundle = {
  options: OPTIONS.map(([code, name, pounds, isDefault = false], order) => ({
    code,
    name,
    category: 'Everything',
    isDefault,
    order,
    onApplication: pounds === null,
    basicPence: pounds === null ? null : pounds * 80,
    vatPence: pounds === null ? null : pounds * 20,
  })),
  rules: [
    ...rule(901, 'OO', [10, 12]),
    ...rule(902, 'IN', [30, 20, 21]),
    ...rule(903, 'RA', [62, 21]),
    ...rule(904, 'RO', [60, 62]),
    ...rule(905, 'NW', [12, 60]),
    ...rule(906, 'IO', [80, 81, 82]),
    ...rule(907, 'RA', [90, 91]),
    ...rule(908, 'NW', [90, 91]),
  ],
  packs: [
    { packCode: 30, description: 'Heated seats' },
    { packCode: 30, description: 'Multifunction wheel' },
    { packCode: 30, description: 'Headlamp wash' },
    { packCode: 30, description: 'A scraper of the maker’s own colour' },
  ],
  trims: { partners: [101, 102], links: [{ colour: 100, partner: 101 }] },
};

/** A van, for which no service is called. */
const LIST: OptionList = {
  kind: 'van',
  identifier: 1,
  date: '2026-04-06',
  title: 'A van',
  derivative: '',
  modelYear: '26.00',
  notes: [],
  validFrom: null,
  validTo: null,
  price: { basicPence: 2_000_000, vatPence: 400_000 },
  bundle: BUNDLE,
};

export interface SampleProps {
  selections: readonly number[];
  /** Keeps names of landmarks apart where both themes show them. */
  theme: string;
}

const useSample = (selections: readonly number[]) =>
  useState(() => createConfiguratorStore(LIST, { identifier: 1, date: LIST.date, selections, picks: [] }))[0];

export function SampleSection({ selections, theme }: SampleProps) {
  const store = useSample(selections);
  return sectionsOf(store.getState().current.book).map((section) => (
    <OptionSection
      key={section.anchor}
      store={store}
      section={{ ...section, anchor: `sample-${selections.length}-${theme}`, category: `Options, ${theme}` }}
    />
  ));
}

export function SampleTray({ selections }: SampleProps) {
  const store = useSample(selections);
  const state = useStore(store, ({ current }) => current);
  return (
    <div className="space-y-4 rounded-lg border border-line bg-surface p-4">
      <OpenNeeds store={store} state={state} settled={state} />
      <SelectionLines store={store} state={state} />
      <FreeItems store={store} state={state} />
      <CheaperOffer store={store} settled={state} isPresent />
      <PriceTotals state={state} />
    </div>
  );
}

export function SampleColours({ selections }: SampleProps) {
  const store = useSample(selections);
  return BUNDLE.trims ? <ColourGrid store={store} table={BUNDLE.trims} others="trims" /> : null;
}

/** Why an option is unavailable, and how to make it available. */
export function SampleRepairs({ selections, option }: SampleProps & { option: number }) {
  const store = useSample(selections);
  const { book, now } = store.getState().current;
  const reason = now.reasonFor(option);
  const { repairs } = now.repairsFor(option);
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      {reason && <ReasonText reason={reason} book={book} />}
      {repairs.length > 0 && (
        <ul className="space-y-2">
          {repairs.map((repair) => (
            <RepairCard key={repair.sentence} repair={repair} store={store} label="Take this" />
          ))}
        </ul>
      )}
    </div>
  );
}
