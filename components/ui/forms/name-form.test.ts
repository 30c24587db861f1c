import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameProblem } from './name-form';

for (const [name, problem] of [
  ['', 'Enter a name.'],
  ['   ', 'Enter a name.'],
  ['\u00a0\t', 'Enter a name.'],
  [' Mr Hill ', undefined],
] as const)
  test(`the name “${name}” is ${problem ? 'refused' : 'accepted'}`, () => assert.equal(nameProblem(name), problem));
