/**
 * The preview of a stock list of ten thousand rows, as a browser asks for it of the production build: the file is sent,
 * the list is read with what it would cost. Each kind of file is the first thing its product is asked for, once it has
 * done what follows its start (the sandbox builds its catalogue).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import writeExcelFile from 'write-excel-file/node';
import { startProduct } from './started-product.fixture';

const ROWS = 10_000;
const TURNS = 4;
const SETTLED_MS = 4_000;
const LETTERS = 'ABCDEFGHJKLMNPRSTUVW';
const letters = (number: number, positions: number[]) =>
  positions.map((position) => LETTERS[Math.floor(number / LETTERS.length ** position) % LETTERS.length]).join('');

const cars = Array.from({ length: ROWS }, (_, at) => ({
  plate: `A${letters(at, [3])}21${letters(at, [2, 1, 0])}`,
  mileage: 20_000 + at,
}));
const csv = Buffer.from(`Reg,Mileage\n${cars.map(({ plate, mileage }) => `${plate},${mileage}\n`).join('')}`);
const workbook = await writeExcelFile([
  {
    sheet: 'Stock',
    data: [
      [{ value: 'Reg' }, { value: 'Mileage' }],
      ...cars.map(({ plate, mileage }) => [{ value: plate }, { value: mileage }]),
    ],
  },
]).toBuffer();

for (const [name, bytes] of [
  ['stock.csv', csv],
  ['stock.xlsx', workbook],
] as const) {
  const product = await startProduct();
  await sleep(SETTLED_MS);
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const startedAt = performance.now();
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], name));
    const headers = { cookie: product.cookie, origin: product.address };
    const sent = await fetch(`${product.address}/api/stock`, { method: 'POST', headers, body: form });
    const { list, cost } = await sent.json();
    times.push(Math.round(performance.now() - startedAt));
    if (list.counts.valuable !== ROWS || cost.lookUps !== ROWS)
      throw new Error(`${JSON.stringify([list.counts, cost])} of ${ROWS} cars`);
  }
  console.log(
    `preview of ${ROWS} rows, ${name}: the first after a start ${times[0]} ms, then ${times.slice(1).join(', ')} ms`,
  );
  await product.stop();
}
