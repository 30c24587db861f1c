/** `npm run check`: types, format, boundaries and units; what to run before every commit. */
import { say } from './child.mjs';
import { runChecks } from './checks.mjs';
import { ensurePackages } from './packages.mjs';

if (!(await ensurePackages())) process.exit(1);
const { passed, failed } = await runChecks();
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
