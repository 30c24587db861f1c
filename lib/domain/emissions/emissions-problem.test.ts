import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemBecause, problemWords } from './emissions-problem';

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
    assert.deepEqual(problemBecause(problem), { reason: 'As the service says.', next });
    assert.match(problemBecause({ ...problem, message: null }).reason, /without giving a reason/);
    assert.equal(problemWords(problem), 'As the service says.');
    assert.equal(problemWords({ ...problem, message: null }), null);
  });

for (const [name, message, isOwn] of [
  ['model_year_not_found', 'The derivative has no such model year.', true],
  ['ModelYearNotFound', null, true],
  [null, 'The derivative has no such model year.', true],
  ['wltp_data_not_found', 'The model year is older than WLTP.', false],
  ['derivative_not_found', 'Derivative not found in the new vehicle database.', false],
] as const)
  test(`${name ?? message} is ${isOwn ? 'our sentence with a next step' : 'the sentence of the service'}`, () => {
    const problem = { id: null, type: 'Invalid_Vehicle_Configuration', name, message };
    const words = problemWords(problem) ?? '';
    assert.equal(
      words.startsWith('The emissions service has no figures for this model year. Choose another date'),
      isOwn,
    );
    assert.equal(/complete the build/i.test(problemBecause(problem).next), !isOwn);
  });
