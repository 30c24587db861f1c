/** `npm run check`: types, format, boundaries and the quick units; what to run before every commit. */
import { say } from './child.mjs';
import { runChecks } from './checks.mjs';
import { ensurePackages } from './packages.mjs';

if (!(await ensurePackages())) process.exit(1);
const { passed, failed } = await runChecks({ long: false });
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
