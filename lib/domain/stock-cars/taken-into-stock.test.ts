import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STOCK_CAR_STATUSES } from './stock-car-state';
import { outcomeOf, TAKEN_OUTCOMES, TAKEN_WORDS } from './taken-into-stock';

test('what came of taking a car into stock that is there already, over all cases', () => {
  for (const status of STOCK_CAR_STATUSES)
    for (const stored of [null, 'one', 'other'])
      for (const given of [null, 'one'])
        for (const [isMore, isChosen, changed] of [
          [false, false, 'unchanged'],
          [true, false, 'filled'],
          [true, true, 'derivative_chosen'],
        ] as const) {
          const outcome = outcomeOf({ status, appraisalId: stored }, { appraisalId: given }, isMore, isChosen);
          const inStock = stored === 'other' && given === 'one' ? 'other_appraisal' : changed;
          const expected = status === 'sold' || status === 'removed' ? status : inStock;
          assert.equal(outcome, expected, `${status} ${stored} ${given} ${changed}`);
        }
});

test('each case has its sentence, and only those that change nothing say so', () => {
  for (const outcome of TAKEN_OUTCOMES)
    assert.equal(
      TAKEN_WORDS[outcome].endsWith('Nothing was changed.'),
      !['added', 'filled', 'derivative_chosen'].includes(outcome),
    );
  assert.doesNotMatch(TAKEN_WORDS.sold, /in stock already/);
  assert.doesNotMatch(TAKEN_WORDS.removed, /in stock already/);
});
