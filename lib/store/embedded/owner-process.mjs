// Starts and ends the owner's process, once. start.mjs watches it and starts it again.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const OWNER = fileURLToPath(new URL('./owner.mjs', import.meta.url));
const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 10_000;

/** @typedef {{ child: import('node:child_process').ChildProcess, port: number, exited: Promise<string> }} Owner */

/** @param {import('node:child_process').ChildProcess} child */
export function stopOwner(child) {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  child.once('exit', () => clearTimeout(timer));
  if (child.exitCode !== null || child.signalCode !== null) clearTimeout(timer);
}

/**
 * @param {{ directory: string, port: number, password: string }} order
 * @param {(child: import('node:child_process').ChildProcess) => void} [began] called immediately, before the process is
 * ready
 * @returns {Promise<Owner>}
 */
export function startOwner(order, began = () => undefined) {
  // The password goes over the channel, never into arguments or the environment.
  const child = fork(OWNER, [], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] });
  // Its output is printed by this process, which may capture output line by line.
  child.stdout?.on('data', (text) => void process.stdout.write(text));
  child.stderr?.on('data', (text) => void process.stderr.write(text));
  began(child);
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The embedded database in ${order.directory} did not start within a minute`));
    }, READY_WITHIN_MS);
    child.once('message', (/** @type {any} */ report) => {
      clearTimeout(timer);
      if (report.ready) return resolve({ child, port: report.port, exited });
      const what = report.refused ? 'The data directory' : 'The embedded database in';
      reject(new Error(`${what} ${order.directory} ${report.refused ? 'is ' : 'did not start: '}${report.failed}`));
    });
    void exited.then((why) => {
      clearTimeout(timer);
      reject(new Error(`The embedded database in ${order.directory} ended while starting (${why})`));
    });
    child.send(order);
  });
}
