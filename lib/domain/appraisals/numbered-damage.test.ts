/** A line of damage is named as its fields are, before anything is entered in it too. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberedDamage } from './condition-lines';

for (const [part, damage, words] of [
  ['', '', 'Damage 2'],
  ['Front bumper', '', 'Damage 2: Front bumper'],
  ['', 'scuffed', 'Damage 2: Damage: scuffed'],
  ['Front bumper', 'scuffed', 'Damage 2: Front bumper: scuffed'],
] as const)
  test(words, () => assert.equal(numberedDamage(2, { part, damage }), words));
