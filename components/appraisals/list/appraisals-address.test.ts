import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unreadValues } from '@/components/layout/navigation/address-values';
import { APPRAISAL_COLUMNS } from '@/lib/domain/appraisals/appraisal-state';
import { activeFilterCount, appraisalsPath, appraisalsQuery, readAppraisalsView } from './appraisals-address';

const REVERSED = 'This is less than “from”. Swap the two amounts.';

for (const [from, to, requested, problem] of [
  ['1,000', '5,000', { fromPounds: 1000, toPounds: 5000 }, null],
  ['5,000', '5,000', { fromPounds: 5000, toPounds: 5000 }, null],
  ['5,000', '1,000', { fromPounds: 5000 }, REVERSED],
  ['', '1,000', { toPounds: 1000 }, null],
  ['5,000', '', { fromPounds: 5000 }, null],
  ['5,000', 'abc', { fromPounds: 5000 }, 'Enter an amount, such as 5,000.'],
] as const)
  test(`offers from “${from}” to “${to}” are requested as ${JSON.stringify(requested)}`, () => {
    const { query, problems } = appraisalsQuery(readAppraisalsView({ from, to }));
    assert.deepEqual(query, { mine: false, ...requested });
    assert.deepEqual(problems, { from: null, to: problem });
  });

for (const { key, ...column } of APPRAISAL_COLUMNS)
  test(`the address of the column “${key}” lists its appraisals and no others`, () => {
    const { searchParams } = new URL(appraisalsPath({ state: key }), 'https://a.example');
    const view = readAppraisalsView(Object.fromEntries(searchParams));
    assert.deepEqual(appraisalsQuery(view).column, column);
    assert.deepEqual(unreadValues('/appraisals', searchParams), [], 'the page reports no value as unknown');
  });

test('a list without a column has the appraisals of all', () =>
  assert.equal(appraisalsQuery(readAppraisalsView({ state: 'no such' })).column, undefined));

for (const [params, count] of [
  [{}, 0],
  [{ state: 'lost' }, 1],
  // The board shows every state, so an empty one is not filtered by it.
  [{ state: 'lost', view: 'board' }, 0],
  [{ view: 'board', owner: 'me', age: '7', from: '1', to: '2' }, 4],
  [{ state: 'no such', age: '8' }, 0],
] as const)
  test(`${JSON.stringify(params)} sets ${count} filters`, () =>
    assert.equal(activeFilterCount(readAppraisalsView(params)), count));
