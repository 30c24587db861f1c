import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noAppraisalWords, noVehicleWords, type EntryKind, type LookUpFinding } from './no-vehicle-words';

const KINDS: readonly EntryKind[] = ['plate', 'identifier', 'vin'];
const FINDINGS: readonly LookUpFinding[] = ['in guide', 'elsewhere', 'nothing'];
/** What each sentence may say was entered, or is wrong with it. */
const NAMES: Readonly<Record<EntryKind, RegExp>> = { plate: /\breg\b/, identifier: /\bguide ID\b/, vin: /\bVIN\b/ };

for (const kind of KINDS) {
  for (const finding of FINDINGS) {
    test(`no vehicle for a ${kind}, the look-up found ${finding}: the sentence names what was entered, and nothing else`, () => {
      const { reason, next } = noVehicleWords(kind, finding);
      for (const other of KINDS) {
        if (other !== kind) assert.doesNotMatch(reason, NAMES[other]);
        if (other !== kind) assert.doesNotMatch(next, new RegExp(`Check the ${NAMES[other].source}`));
      }
      if (finding !== 'elsewhere') assert.match(reason, NAMES[kind]);
      if (finding === 'nothing') assert.match(next, new RegExp(`Check the ${NAMES[kind].source}`));
      assert.equal(/but the look-up did/.test(reason), finding === 'in guide');
      assert.match(`${reason} ${next}`, /\.$/);
    });
  }
}

for (const kind of KINDS)
  for (const finding of FINDINGS)
    test(`no appraisal of a ${kind}, the look-up found ${finding}: the reason, and the advice of the values`, () => {
      const because = noVehicleWords(kind, finding);
      const words = noAppraisalWords({ identity: { vehicle: null }, values: { clean: { value: null, because } } });
      assert.equal(words, `An appraisal starts from a vehicle in the guide, and none was found here. ${because.next}`);
      // A vehicle that the guide may not have is not sent to a guide ID as if it had one.
      if (finding === 'elsewhere') assert.match(because.next, /^If its derivative .+ If not, the guide has no value/);
    });

test('a vehicle in the guide can be appraised, with a value or without', () => {
  const because = { reason: 'The look-up gave no value.', next: 'Use another price.' };
  for (const clean of [
    { value: 900, source: 'valuation' as const },
    { value: null, because },
  ])
    assert.equal(noAppraisalWords({ identity: { vehicle: {} }, values: { clean } }), null);
});
