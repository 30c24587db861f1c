/** Processes that a journey or a benchmark starts, and the ports they listen on. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** Resolves once the process has written `ready`; reads on to the end, as an unread pipe would block it. */
export async function startProcess(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  ready = 'Ready',
): Promise<ChildProcess> {
  const child = spawn(process.execPath, words, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  // However we end, it does not outlive us.
  process.once('exit', () => child.kill('SIGTERM'));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    let isReady = false;
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      if (isReady) return;
      output += chunk; // the word may come in two chunks
      isReady = output.includes(ready);
      if (isReady) resolve();
    });
    child.once('exit', (code, signal) => reject(new Error(`${words[0]} ended with ${code ?? signal}: ${output}`)));
  });
  return child;
}

/** @returns its exit code, or null if a signal ended it */
export async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await exitOf(child);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
