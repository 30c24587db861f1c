import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The repository's folder: every command runs here, wherever it was called. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const children = new Set();

/**
 * Runs a command to its end and reports how it ended. It ends with us: stopping the launcher stops it too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet: its output is shown only if it fails
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runToEnd(command, args, { env = process.env, quiet = false } = {}) {
  return new Promise((settle) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const end = (/** @type {boolean} */ ok) => {
      children.delete(child);
      if (!ok && quiet) process.stderr.write(output);
      settle({ ok, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Passes a signal on to whatever command is running. */
export function signalChildren(/** @type {NodeJS.Signals} */ signal) {
  for (const child of children) child.kill(signal);
}

/** The npm that called us, or the one on the path. */
export function npm(/** @type {readonly string[]} */ args, options = {}) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js')
    ? runToEnd(process.execPath, [script, ...args], options)
    : runToEnd('npm', args, options);
}

export function print(/** @type {string} */ sentence) {
  process.stdout.write(`${sentence}\n`);
}

/** A port of this machine that is free now, for a child to listen on. */
export async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
