import assert from 'node:assert/strict';
import { test } from 'node:test';
import { regLookupAlternativeVrm, regLookupVin, regLookupVrm } from '@/lib/contract/reg';
import { webOperations } from '@/lib/contract/operations';
import { refidValuation, vrmInternetPricesValuation, vrmValuation } from '@/lib/contract/vrm';
import { lookUpWords, serviceOf } from './billed-service';
import { alertLevel } from './limit-level';
import { usageReport, type TallyLine } from './usage-report';

const tally = (
  month: string,
  personId: string,
  operation: string,
  charged: number,
  about: Partial<TallyLine> = {},
) => ({
  month,
  personId,
  personName: personId.toUpperCase(),
  operation,
  charged,
  unknown: 0,
  cached: 0,
  free: 0,
  ...about,
});

const TALLIES = [
  tally('2026-05', 'val', 'REGLookupVRM', 4, { cached: 2 }),
  tally('2026-06', 'val', 'REGLookupVRM', 3, { unknown: 1 }),
  tally('2026-06', 'val', 'VRMValuation', 3, { free: 1 }),
  tally('2026-06', 'max', 'REFIDValuation', 8),
];

const report = usageReport({
  from: '2026-04',
  to: '2026-06',
  tallies: TALLIES,
  allowances: [
    { personId: null, personName: null, used: 15, limit: 18 },
    { personId: 'val', personName: 'VAL', used: 7, limit: 7 },
    { personId: 'max', personName: 'MAX', used: 8, limit: null },
    { personId: 'new', personName: 'NEW', used: 0, limit: 20 },
  ],
  today: '2026-06-15',
});

test('months, services and people each add up to the same total', () => {
  const paid = (lines: readonly { charged: number }[]) => lines.reduce((sum, { charged }) => sum + charged, 0);
  assert.deepEqual([paid(report.months), paid(report.services), paid(report.people)], [18, 18, 18]);
  assert.deepEqual(report.total, { charged: 18, unknown: 1, cached: 2, free: 1 });
});

test('a month without look-ups has its row too', () => {
  assert.deepEqual(
    report.months.map(({ month, charged }) => [month, charged]),
    [
      ['2026-04', 0],
      ['2026-05', 4],
      ['2026-06', 14],
    ],
  );
});

test('the person who used most comes first, and a person who used nothing is listed with their limit', () => {
  assert.deepEqual(
    report.people.map(({ name, byService, thisMonth }) => [name, Object.values(byService), thisMonth.limit]),
    [
      ['VAL', [8, 3, 0], 7],
      ['MAX', [0, 0, 8], null],
      ['NEW', [0, 0, 0], 20],
    ],
  );
});

test('a person who has used 80, 90 or 100 % gets an alert, the highest first; without a limit there is none', () => {
  assert.deepEqual(
    report.alerts.map(({ level, words }) => [level, words]),
    [
      [100, 'VAL has used all 7 of 7 credits.'],
      [80, 'Your organisation has used 15 of 18 credits.'],
    ],
  );
});

for (const { used, exceeded = false, words } of [
  { used: 799, words: null },
  { used: 990, words: 'The provider subscription has used 990 of 1,000 registration checks.' },
  { used: 1_000, words: 'The provider subscription has used all 1,000 of 1,000 registration checks.' },
  {
    used: 10,
    exceeded: true,
    words: 'The provider subscription has used all 1,000 of 1,000 registration checks.',
  },
]) {
  test(`${used} of the provider’s own 1,000${exceeded ? ', which it calls exceeded' : ''}: ${words ?? 'no alert'}`, () => {
    const provider = { used, limit: 1_000, remaining: Math.max(0, 1_000 - used), exceeded };
    const input = { from: '2026-06', to: '2026-06', tallies: [], allowances: [], today: '2026-06-05' };
    const { alerts, thisMonth } = usageReport({ ...input, provider });
    assert.deepEqual(
      alerts.map((usageAlert) => usageAlert.words),
      words === null ? [] : [words],
    );
    assert.deepEqual(thisMonth.provider, provider);
  });
}

for (const [used, limit, level] of [
  [50, 100, null],
  [79, 100, null],
  [80, 100, 80],
  [89, 100, 80],
  [90, 100, 90],
  [99, 100, 90],
  [100, 100, 100],
  [120, 100, 100],
  [0, 0, 100],
  [5, null, null],
] as const) {
  test(`${used} of ${limit ?? 'no limit'} is ${level === null ? 'no alert' : `the alert of ${level} %`}`, () => {
    assert.equal(alertLevel(used, limit), level);
  });
}

test('every billed operation of the contract belongs to a service and has words', () => {
  const billed = webOperations.filter((operation) => operation.billed).map(({ name }) => name);
  assert.ok(billed.length >= 6);
  assert.deepEqual(
    billed.filter((name) => serviceOf(name) === null || lookUpWords(name) === name),
    [],
  );
  assert.deepEqual(
    [regLookupVrm, regLookupVin, regLookupAlternativeVrm, vrmValuation, vrmInternetPricesValuation, refidValuation].map(
      ({ name }) => serviceOf(name),
    ),
    ['registration', 'registration', 'registration', 'valuation', 'valuation', 'identifier'],
  );
});
