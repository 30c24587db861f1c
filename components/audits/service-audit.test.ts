/** A reconciliation calls no difference "matched", and names a cause, or where it is, exactly where there is one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { reconcile } from '@/lib/domain/usage/usage-audit';
import { ServiceAuditCard } from './service-audit';

/** By month: the provider's count, the ledger's, and the look-ups without a response. */
type Counts = readonly [provider: number, ledger: number, unknown: number];

function drawn(counts: readonly Counts[], totalOff = 0) {
  const months = counts.map((_, index) => `2026-0${index + 1}`);
  const ledger = counts.map(([, charged, unknown], index) => ({
    month: months[index] ?? '',
    operation: 'REGLookupVRM',
    notFound: 0,
    writtenOff: 0,
    underWay: 0,
    charged,
    unknown,
  }));
  const provider = {
    months: counts.map(([count], index) => ({ month: months[index] ?? '', count, equipment: null })),
    total: counts.reduce((sum, [count]) => sum + count, totalOff),
    equipment: null,
  };
  const sides = { months, provider, ledger, own: ledger, firstMonth: '2026-01', thisMonth: '2026-12' };
  const audit = {
    key: 'registration' as const,
    words: 'Registration look-ups',
    counts: 'The provider counts every look-up.',
    answer: reconcile('registration', sides),
  };
  const html = renderToStaticMarkup(createElement(ServiceAuditCard, { audit }));
  const [heading = '', table = ''] = html.split('<table');
  const rows = table.split('<tr').slice(2);
  return { badge: /Matched|Explained|Difference/.exec(heading)?.[0], rows, total: rows.at(-1) ?? '' };
}

for (const { title, counts, totalOff, badge, total } of [
  { title: 'months that match', counts: [[26, 26, 0]], badge: 'Matched', total: /no difference/ },
  { title: 'matched without a response', counts: [[26, 26, 1]], badge: 'Matched', total: /no difference/ },
  { title: 'a difference explained', counts: [[27, 26, 1]], badge: 'Explained', total: /See the months above\./ },
  { title: 'explained in part', counts: [[27, 26, 2]], badge: 'Difference', total: /See the months above\./ },
  { title: 'months apart', counts: [[376, 26, 0]], badge: 'Difference', total: /See the months above\./ },
  {
    title: 'months apart whose total matches',
    counts: [
      [9, 10, 0],
      [11, 10, 0],
    ],
    badge: 'Difference',
    total: /See the months above\./,
  },
  {
    title: 'a total that is not the sum of its months',
    counts: [[26, 26, 0]],
    totalOff: 3,
    badge: 'Difference',
    total: /not the sum of its months/,
  },
] satisfies { title: string; counts: Counts[]; totalOff?: number; badge: string; total: RegExp }[]) {
  test(`${title}: ${badge}`, () => {
    const card = drawn(counts, totalOff);
    assert.equal(card.badge, badge);
    assert.match(card.total, total);
    for (const row of card.rows) {
      const isApart = />[+−-]\d/.test(row);
      assert.equal(row.includes('Matched'), !isApart, row);
      if (isApart) assert.doesNotMatch(row, /no difference/);
    }
  });
}
