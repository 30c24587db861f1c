// The sign of life of a lock's holder: a socket in the lock's directory, which the system closes with the process. Any
// process under the same kernel can query it, also from another container, where a process number proves nothing. It
// answers with its holder's identity, and accepts connections even if its process is frozen.
import { closeSync, constants, openSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { codeOf } from './error-code.mjs';

/** The longest socket path that works on any system, in bytes. */
const LONGEST_PATH = 100;
const ANSWER_WITHIN_MS = 1_000;

/**
 * The path given to the system; on Linux the directory's path may be of any length. @param {string} directory @param
 * {string} name
 */
function openPath(directory, name) {
  const path = join(directory, name);
  if (process.platform !== 'linux' || Buffer.byteLength(path) <= LONGEST_PATH) {
    return { path, close: () => undefined };
  }
  const descriptor = openSync(directory, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: `/proc/self/fd/${descriptor}/${name}`, close: () => closeSync(descriptor) };
}

/**
 * Answers from now on, until `close` or the end of this process.
 * @param {string} directory
 * @param {string} name of the socket's file
 * @param {() => object} describe gives the answer
 * @returns {Promise<{ close(): void } | null>} null if the directory cannot hold a socket
 */
export async function answerAt(directory, name, describe) {
  if (process.platform === 'win32') return null;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify(describe()));
    setTimeout(() => socket.destroy(), ANSWER_WITHIN_MS).unref();
  });
  const { path, close } = openPath(directory, name);
  const listening = await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(path, () => resolve(true));
  });
  if (!listening) {
    close();
    return null;
  }
  server.unref();
  return {
    close: () => {
      server.close();
      close();
    },
  };
}

/**
 * @param {string} directory
 * @param {string} name
 * @returns {Promise<{ state: 'lives' | 'gone' | 'missing', answer: string }>} gone: certainly; missing: there is no
 * such socket, so nothing is known; a living holder may be silent, with an empty answer
 */
export async function signOfLifeAt(directory, name) {
  const { path, close } = openPath(directory, name);
  try {
    return await new Promise((resolve) => {
      let answer = '';
      const socket = connect({ path });
      const timer = setTimeout(() => {
        socket.destroy();
        resolve({ state: 'lives', answer });
      }, ANSWER_WITHIN_MS);
      socket.setEncoding('utf8').on('data', (text) => (answer += text));
      socket.once('close', () => {
        clearTimeout(timer);
        resolve({ state: 'lives', answer });
      });
      socket.once('error', (error) => {
        // Refused: no process listens any longer. Any other error is one of the query: the holder may live.
        if (codeOf(error) === 'ECONNREFUSED') resolve({ state: 'gone', answer });
        if (codeOf(error) === 'ENOENT') resolve({ state: 'missing', answer });
      });
    });
  } finally {
    close();
  }
}
