/** `npm run check`: types, lint, format and the quick unit tests; what to run before every commit. */
import { print } from './child.mjs';
import { runChecks } from './checks.mjs';
import { ensurePackages } from './packages.mjs';

if (!(await ensurePackages())) process.exit(1);
const { passed, failed } = await runChecks({ long: false });
print(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
