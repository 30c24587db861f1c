// The databases that a run of tests shares or copies, held by a separate process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from './child.mjs';

/**
 * If they cannot be made, there are no settings: each test then makes its own, or states why it cannot.
 * @returns {Promise<{ settings: Record<string, string>, close: () => Promise<void> }>}
 */
export async function prepareDatabases() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/health/testing/prepared-databases.process.ts'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => ['{}'])]);
  return {
    settings: JSON.parse(line),
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
