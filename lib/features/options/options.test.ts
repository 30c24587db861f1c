/** The sandbox's awkward car, with every known flaw of option lists, read off the wire and configured. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getColourHoodLinks, getColourTrimLinks, getRefOptionsBundle } from '@/lib/contract/nvd';
import { getRefidFromRefcode } from '@/lib/contract/vehicles';
import {
  hoodLinksParams,
  optionBundleParams,
  optionListFrom,
  trimLinksParams,
  type ListSubject,
} from '@/lib/domain/options/option-bundle';
import { configure } from '@/lib/domain/options/configure';
import { diagnose, reportOf } from '@/lib/domain/options/rule-book/rule-doctor';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import { createProvider } from '@/lib/provider/provider';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';

const base = 'https://provider.example';
const sandbox = createSandbox({ clock: () => new Date('2026-06-05T12:00:00Z'), base });
const caller = createProvider({
  services: base,
  identity: base,
  wltp: base,
  soap: base,
  soapNamespace: base,
  wltpClientId: '',
  wltpClientSecret: '',
  ...demoSubscriber,
  transport: inProcess((request) => sandbox.serve(request)),
});
const refcode = 'ZZAR15R5HPTM  6   1 ';
const found = await caller.call(getRefidFromRefcode, { database: 'CARS', refcode });
const subject: ListSubject = { kind: 'car', identifier: found.value.tables.Table[0]?.CDer_ID ?? 0, date: '2026-06-05' };
const [bundle, trims, hoods] = await Promise.all([
  caller.call(getRefOptionsBundle, optionBundleParams(subject)),
  caller.call(getColourTrimLinks, trimLinksParams(subject)),
  caller.call(getColourHoodLinks, hoodLinksParams(subject)),
]);
const list = optionListFrom(subject, bundle.value, { trims: trims.value, hoods: hoods.value });
assert.ok(list);
const book = readRuleBook(list.bundle);
const statusesOf = (...selections: number[]) => {
  const now = configure(book, { selections, picks: [] });
  return (code: number) => now.state(code)?.status;
};

test('the rule doctor names every slip and stops for none', () => {
  const kinds = diagnose(book).map(({ kind }) => kind);
  for (const kind of [
    'dead option',
    'clashing defaults',
    'default under a rule',
    'circle of packs',
    'unknown option',
    'rule without effect',
    'duplicate rule',
    'own secondary',
    'unknown pack',
    'price on application',
  ] as const)
    assert.ok(kinds.includes(kind), kind);
  assert.match(reportOf(diagnose(book), 'the awkward car'), /Snorkel can never be ordered: .*rule RA 906/);
});

const cases: { what: string; selections: number[]; holds: Record<number, string> }[] = [
  {
    what: 'of two defaults in a group, and of two that exclude each other, the first is fitted',
    selections: [],
    holds: { 110: 'standard', 111: 'available', 120: 'standard', 121: 'available', 240: 'standard' },
  },
  { what: 'what needs what excludes it is dead', selections: [], holds: { 140: 'dead', 141: 'available' } },
  {
    what: 'a colour goes with its trims alone',
    selections: [242],
    holds: { 251: 'blocked', 252: 'available', 250: 'blocked' },
  },
  {
    what: 'an IO whose only item is excluded is blocked',
    selections: [172],
    holds: { 170: 'blocked', 171: 'blocked' },
  },
  { what: 'a pack is blocked by what it holds', selections: [160], holds: { 161: 'blocked', 270: 'blocked' } },
  {
    what: 'packs in packs bring what they hold',
    selections: [200],
    holds: { 201: 'in pack', 202: 'in pack', 203: 'in pack' },
  },
];
for (const { what, selections, holds } of cases) {
  test(what, () => {
    const status = statusesOf(...selections);
    for (const [code, expected] of Object.entries(holds)) assert.equal(status(Number(code)), expected, code);
  });
}

test('what has no price, or the obsolete flag, is on application and never £0', () => {
  const { total } = configure(book, { selections: [180, 181, 150], picks: [] });
  assert.deepEqual([total.pence, total.onApplication], [22_000, [180, 181]]);
});
