import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAuditedDays } from './audited-days';

const TODAY = '2026-11-26';

for (const [title, query, from, to] of [
  ['three months without any', {}, '2026-09-01', TODAY],
  ['two days', { from: '2026-10-01', to: '2026-11-01' }, '2026-10-01', '2026-11-01'],
  ['two days the wrong way round', { from: '1/11/2026', to: '1/10/2026' }, '2026-10-01', '2026-11-01'],
  ['no day of the future', { from: '2026-11-01', to: '2027-02-01' }, '2026-11-01', TODAY],
  ['a first day of the future', { from: '2027-02-01' }, TODAY, TODAY],
  ['an earlier last day alone', { to: '2025-03-15' }, '2025-01-01', '2025-03-15'],
  ['what is no day', { from: '31/02/2026', to: 'yesterday' }, '2026-09-01', TODAY],
] as const)
  test(`${title}: ${from} to ${to}`, () => assert.deepEqual(readAuditedDays(query, TODAY), { from, to }));
