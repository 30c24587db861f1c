/** Two people may edit one form: the later save must not undo what the earlier one changed elsewhere in it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { endpointsByName } from './all-endpoints';

/** The settings of the person who is signed in. */
const OF_ONE_PERSON = ['chooseDelivery', 'chooseValueMove'];

for (const [name, { method, path, input }] of endpointsByName) {
  if (method !== 'PUT' || OF_ONE_PERSON.includes(name)) continue;
  test(`PUT ${path} replaces one value, leaves absent ones as they are, or names the version that was read`, () => {
    // Needed, or written by default if it is absent.
    const names = Object.entries(input.shape).flatMap(([field, schema]) => {
      const { success, data } = z.safeParse(schema, undefined);
      return path.includes(`{${field}}`) || (success && data === undefined) ? [] : [field];
    });
    assert.ok(names.length <= 1 || names.includes('version'), names.join(', '));
  });
}
