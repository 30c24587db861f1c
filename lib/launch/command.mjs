/**
 * `node lib/launch/command.mjs admin …`: runs a command in TypeScript that uses packages. Plain Node until they are
 * installed: it first installs what is missing, as `npm start` does.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { ROOT } from './child.mjs';
import { ensurePackages } from './packages.mjs';

const [name = '', ...words] = process.argv.slice(2);
const file = join(ROOT, 'lib', 'launch', `${name}.ts`);
if (!/^[a-z]+$/.test(name) || !existsSync(file)) {
  process.stderr.write(`There is no command ${name}.\n`);
  process.exit(1);
}
if (!(await ensurePackages())) {
  process.stderr.write('The packages could not be installed; see npm’s output above.\n');
  process.exit(1);
}
const child = spawn(process.execPath, ['--import', 'tsx', file, ...words], { cwd: ROOT, stdio: 'inherit' });
// A terminal signals the command too; a service manager signals only this process.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (signal !== 'SIGINT') child.kill(signal);
  });
}
child.once('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
