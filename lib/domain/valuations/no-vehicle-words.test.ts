import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noVehicleWords, type EntryKind, type LookUpFinding } from './no-vehicle-words';

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
