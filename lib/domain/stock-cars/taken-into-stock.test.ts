import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STOCK_CAR_STATUSES } from './stock-car-state';
import { outcomeOf, TAKEN_OUTCOMES, TAKEN_WORDS } from './taken-into-stock';

test('what came of taking a car into stock that is there already, over all cases', () => {
  for (const status of STOCK_CAR_STATUSES)
    for (const stored of [null, 'one', 'other'])
      for (const given of [null, 'one'])
        for (const isMore of [false, true]) {
          const outcome = outcomeOf({ status, appraisalId: stored }, { appraisalId: given }, isMore);
          const inStock = stored === 'other' && given === 'one' ? 'other_appraisal' : isMore ? 'filled' : 'unchanged';
          const expected = status === 'sold' || status === 'removed' ? status : inStock;
          assert.equal(outcome, expected, `${status} ${stored} ${given} ${isMore}`);
        }
});

test('each case has its sentence, and only those that change nothing say so', () => {
  for (const outcome of TAKEN_OUTCOMES)
    assert.equal(TAKEN_WORDS[outcome].endsWith('Nothing was changed.'), outcome !== 'added' && outcome !== 'filled');
  assert.doesNotMatch(TAKEN_WORDS.sold, /in stock already/);
  assert.doesNotMatch(TAKEN_WORDS.removed, /in stock already/);
});
