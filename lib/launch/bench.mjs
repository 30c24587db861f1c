/** `npm run bench`: runs every benchmark, one after the other, so that none disturbs another. `-- word` picks by path. */
import { ensureBuild } from './build.mjs';
import { runToEnd, print } from './child.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensurePackages } from './packages.mjs';
import { filesEnding } from './tally.mjs';

if (!(await ensurePackages())) process.exit(1);
const words = process.argv.slice(2);
const files = [...filesEnding('.bench.ts'), ...filesEnding('.bench.ts', 'e2e')].filter(
  (file) => words.length === 0 || words.some((word) => file.includes(word)),
);
if (files.length === 0) {
  process.stderr.write(`No benchmark has ${words.join(' or ')} in its path.\n`);
  process.exit(1);
}
const env = files.some((file) => file.startsWith('e2e')) ? await browserAndBuild() : process.env;
let failed = 0;
for (const file of files) {
  print(`\n${file}`);
  const { ok } = await runToEnd(process.execPath, ['--expose-gc', '--import', 'tsx', file], { env });
  if (!ok) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;

/** What the benchmarks of the whole product need in addition. */
async function browserAndBuild() {
  const chromium = await ensureChromium();
  if (!chromium.found) print(chromium.why);
  if (!(await ensureBuild())) print('The build failed; see its output above.');
  return { ...process.env, ...(chromium.found && chromium.path !== null ? { CHROMIUM_PATH: chromium.path } : {}) };
}
