/** `npm test`: runs everything to the end, then prints one line for a test runner. */
import { print } from './child.mjs';
import { runChecks } from './checks.mjs';
import { runJourneys } from './journeys.mjs';
import { ensurePackages } from './packages.mjs';
import { sum } from './tally.mjs';

const installed = await ensurePackages();
const { passed, failed, failures } = installed
  ? sum([await runChecks({ long: true }), await runJourneys()])
  : { passed: 0, failed: 1, failures: [] };
for (const failure of failures) print(failure);
print(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
