/** What may be entered as a number of credits: a field and the API accept the same. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { z } from 'zod';
import { decideApproval, requestApproval } from '@/lib/api/endpoints/approvals';
import { setOrganisationBudget, setPersonBudget } from '@/lib/api/endpoints/people/members';

import { parseCount } from '@/lib/encoding/parse-count';
import {
  creditProblem,
  creditRangeWords,
  EXTRA_CREDITS,
  MINUTE_LIMIT,
  MONTHLY_LIMIT,
} from '@/lib/domain/usage/credit-entry';

const ID = '7b1d3c1e-0000-4000-8000-000000000001';
const TYPED = [
  '',
  '0',
  '1',
  '5',
  '-5',
  '2.5',
  'ten',
  '1,000',
  '10000',
  '10,000',
  '10,001',
  '1000000',
  '1,000,001',
  '99999999999',
];

for (const [field, range, schema, inputWith] of [
  ['extra credits, requested', EXTRA_CREDITS, requestApproval.input, (lookUps: number | null) => ({ lookUps })],
  ['extra credits, approved', EXTRA_CREDITS, decideApproval.input, (lookUps: number | null) => ({ id: ID, lookUps })],
  [
    'a user’s budget',
    MONTHLY_LIMIT,
    setPersonBudget.input,
    (monthlyLimit: number | null) => ({ id: ID, monthlyLimit }),
  ],
  ['a budget', MONTHLY_LIMIT, setOrganisationBudget.input, (monthlyLimit: number | null) => ({ monthlyLimit })],
  [
    'a user’s limit a minute',
    MINUTE_LIMIT,
    setPersonBudget.input,
    (minuteLimit: number | null) => ({ id: ID, minuteLimit }),
  ],
  ['a limit a minute', MINUTE_LIMIT, setOrganisationBudget.input, (minuteLimit: number | null) => ({ minuteLimit })],
] satisfies [string, typeof MONTHLY_LIMIT, z.ZodType, (count: number | null) => object][])
  for (const typed of TYPED)
    test(`${field} of “${typed}” are accepted alike by the field and by the API`, () => {
      const count = parseCount(typed);
      const problem = creditProblem(typed, range);
      // An empty field that needs a number is not sent: without a number, a decision declines.
      if (typed === '' && range.empty === undefined) return assert.equal(problem, creditRangeWords(range));
      const parsed = schema.safeParse(inputWith(typed === '' ? null : (count ?? NaN)));
      assert.equal(parsed.success, problem === null);
      if (typed !== '' && count !== null && !parsed.success)
        assert.equal(parsed.error.issues[0]?.message, creditRangeWords(range));
    });

test('the sentence names the range, and what an empty field means', () => {
  assert.equal(creditRangeWords(EXTRA_CREDITS), 'Enter 1 to 10,000.');
  assert.equal(creditRangeWords(MONTHLY_LIMIT), 'Enter 0 to 1,000,000, or leave empty for no budget.');
  assert.equal(creditRangeWords(MINUTE_LIMIT), 'Enter 1 to 1,000,000, or leave empty for no limit.');
});
