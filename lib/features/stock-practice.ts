/** What is done ahead of a dealer's first workbook. */
import { setImmediate as turn } from 'node:timers/promises';

const ROWS = 100;
const TIMES = 8;

/**
 * Reads a small workbook of our own a few times, so that V8 has compiled the reader before a dealer brings a large one:
 * it does so as it goes, and ten thousand rows would cost twice as much. Requests are let through in between.
 */
export async function practiseReading(): Promise<void> {
  // Loaded only now: what reads and writes workbooks is in nobody's way at the start.
  const [{ default: writeExcelFile }, { readTable }] = await Promise.all([
    import('write-excel-file/node'),
    import('./stock-file'),
  ]);
  const data = Array.from({ length: ROWS }, (_, at) => [{ value: 'AB21CDE' }, { value: 20_000 + at }]);
  const workbook = await writeExcelFile([{ sheet: 'Practice', data }]).toBuffer();
  for (let time = 0; time < TIMES; time++) {
    await readTable(workbook);
    await turn();
  }
}
