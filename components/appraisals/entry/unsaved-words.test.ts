import assert from 'node:assert/strict';
import { test } from 'node:test';
import { APPRAISAL_STATES, mayTake } from '@/lib/domain/appraisals/appraisal-state';
import { takesEntries, unsavedWords } from './unsaved-words';

const STAGES = [
  ...APPRAISAL_STATES.map((state) => ({ state, isRequested: false })),
  { state: 'draft' as const, isRequested: true },
];

for (const stage of STAGES) {
  const { state, isRequested } = stage;
  const { title, advice } = unsavedWords(stage);
  test(`unsaved entries of ${isRequested ? 'a request' : state}: sending again is promised where it may happen`, () => {
    assert.equal(
      /to send (it|these entries) again/.test(advice),
      isRequested || mayTake(state, 'revise') || takesEntries(stage),
    );
    assert.match(advice, /iscard (it|them)\.$/);
  });
  test(`unsaved entries of ${isRequested ? 'a request' : state}: the step it names is available`, () => {
    assert.equal(/Revise the offer/.test(advice), mayTake(state, 'revise'));
    assert.equal(/Withdraw the request/.test(advice), isRequested);
    assert.equal(/offer was made/.test(title), !['draft', 'bought', 'lost'].includes(state));
    assert.equal(/bought/.test(title), state === 'bought');
    assert.equal(/lost/.test(title), state === 'lost');
  });
}
