// The embedded database for commands: in the running product, or started by itself.
import { join } from 'node:path';
import { holderAnswer } from './lock.mjs';
import { startEmbedded } from './start.mjs';

/**
 * The address of a directory's embedded database while the product runs; null when it does not run.
 * @param {string} directory
 * @returns {Promise<string | null>} for DATABASE_URL
 */
export async function runningDatabase(directory) {
  const answer = await holderAnswer(join(directory, 'lock'));
  return typeof answer?.url === 'string' ? answer.url : null;
}

/**
 * A directory's embedded database: the running product's, or else one started for as long as it is needed.
 * @param {string} directory
 * @returns {Promise<{ url: string, isRunning: boolean, close(): Promise<void> }>}
 */
export async function openEmbedded(directory) {
  const running = await runningDatabase(directory);
  if (running !== null) return { url: running, isRunning: true, close: async () => undefined };
  const { url, stop } = await startEmbedded({ directory });
  return { url, isRunning: false, close: stop };
}
