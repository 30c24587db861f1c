/**
 * The thread that reads one file. It posts one batch of rows for each message it gets, so that the receiver is never
 * busy with more than a batch. Started by read-table.ts.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { RefusedTable, tableOfFile } from './file-table.mjs';

/**
 * @typedef {{ bytes: Uint8Array, rowsMax: number }} ReadOrder
 * @typedef {{ refused: import('./file-table.mjs').TableRefusal }} RefusedAnswer
 * @typedef {{ rows: import('./file-table.mjs').TableRow[], count: number, last: boolean }} BatchAnswer
 */

/** Cells in a batch: copied to the receiver in a few milliseconds. */
const BATCH_CELLS = 10_000;

/** @type {ReadOrder} */
const { bytes, rowsMax } = workerData;
/** Any other error ends the thread. */
const reading = tableOfFile(bytes, rowsMax).catch((error) => {
  if (error instanceof RefusedTable) return { refused: error.why };
  throw error;
});
let sent = 0;

/** @returns {Promise<RefusedAnswer | BatchAnswer>} */
async function nextBatch() {
  const read = await reading;
  if ('refused' in read) return read;
  const { rows, count } = read;
  const from = sent;
  for (let cells = 0; sent < rows.length && cells < BATCH_CELLS; sent++) cells += rows[sent]?.cells.length ?? 0;
  return { rows: rows.slice(from, sent), count, last: sent === rows.length };
}

parentPort?.on('message', () => void nextBatch().then((answer) => parentPort?.postMessage(answer)));
