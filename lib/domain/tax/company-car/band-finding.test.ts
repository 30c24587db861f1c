import assert from 'node:assert/strict';
import { test } from 'node:test';
import { becauseOf } from './band-finding';

const COMPLETE = 'Complete the build, then try again.';
const CERTIFICATE = 'Use the CO2 on the V5C or the certificate of conformity.';

for (const [type, next] of [
  ['Invalid_Vehicle_Configuration', COMPLETE],
  [null, COMPLETE],
  ['Data_Not_Available', CERTIFICATE],
  ['Internal_Error', CERTIFICATE],
] as const)
  test(`a problem of type ${type ?? 'unknown'} is followed by what helps: ${next}`, () => {
    const problem = { id: null, type, name: null, message: 'As the service says.' };
    assert.deepEqual(becauseOf(problem), { reason: 'As the service says.', next });
    assert.match(becauseOf({ ...problem, message: null }).reason, /without giving a reason/);
  });
