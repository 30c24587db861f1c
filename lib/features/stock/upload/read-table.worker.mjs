/**
 * The thread that reads one file. It posts one batch of rows for each message it gets, so that the receiver is never
 * busy with more than a batch. Started by read-table.ts.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { RefusedTable, sheetsOfFile } from './file-table.mjs';

/**
 * @typedef {{ bytes: Uint8Array, rowsMax: number }} ReadOrder
 * @typedef {{ refused: import('./file-table.mjs').TableRefusal }} RefusedAnswer
 * @typedef {import('./file-table.mjs').FileSheet & { endsSheet: boolean, last: boolean }} BatchAnswer rows of one sheet
 */

/** Cells in a batch: copied to the receiver in a few milliseconds. */
const BATCH_CELLS = 10_000;

/** @type {ReadOrder} */
const { bytes, rowsMax } = workerData;
/** Any other error ends the thread. */
const reading = sheetsOfFile(bytes, rowsMax).catch((error) => {
  if (error instanceof RefusedTable) return { refused: error.why };
  throw error;
});
let [sheetAt, sent] = [0, 0];

/** @returns {Promise<RefusedAnswer | BatchAnswer>} */
async function nextBatch() {
  const read = await reading;
  if ('refused' in read) return read;
  const { name, rows, count } = read[sheetAt] ?? { name: '', rows: [], count: 0 };
  const from = sent;
  for (let cells = 0; sent < rows.length && cells < BATCH_CELLS; sent++) cells += rows[sent]?.cells.length ?? 0;
  const batch = rows.slice(from, sent);
  const endsSheet = sent === rows.length;
  if (endsSheet) [sheetAt, sent] = [sheetAt + 1, 0];
  return { name, rows: batch, count, endsSheet, last: sheetAt >= read.length };
}

parentPort?.on('message', () => void nextBatch().then((answer) => parentPort?.postMessage(answer)));
