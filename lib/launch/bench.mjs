/** `npm run bench`: runs every benchmark, one after the other, so that none disturbs another. `-- word` picks by path. */
import { runToEnd, say } from './child.mjs';
import { ensurePackages } from './packages.mjs';
import { filesEnding } from './tally.mjs';

if (!(await ensurePackages())) process.exit(1);
const words = process.argv.slice(2);
const files = filesEnding('.bench.ts').filter(
  (file) => words.length === 0 || words.some((word) => file.includes(word)),
);
let failed = 0;
for (const file of files) {
  say(`\n${file}`);
  const { ok } = await runToEnd(process.execPath, ['--expose-gc', '--import', 'tsx', file]);
  if (!ok) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
