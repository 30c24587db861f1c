/**
 * One car is looked for, exported and erased in a dealer's ten thousand records, on the embedded database, as it runs by
 * default.
 */
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openLargeDealer, PLATE } from './many-records.fixture';
import * as privacy from './privacy';

const RECORDS = 10_000;
const recorded = await openRecordedServices();
const { services, session, vin } = await openLargeDealer(recorded, RECORDS);
const request = (subject: string) => call({ subject }, session);
const WORK: readonly [name: string, work: () => Promise<unknown>][] = [
  ['find a plate', () => privacy.runFindPlateData(request(PLATE), services)],
  ['find a plate never seen', () => privacy.runFindPlateData(request('XY34 ZZZ'), services)],
  ['find a short plate', () => privacy.runFindPlateData(request('A 1'), services)],
  ['find a VIN', () => privacy.runFindPlateData(request(vin), services)],
  ['export a plate', () => privacy.runExportPlateData(request(PLATE), services)],
  ['erase a plate', () => privacy.runErasePlateData(request(PLATE), services)],
];

for (const [name, work] of WORK) {
  let [longest, isOver] = [0, false];
  const other = (async () => {
    while (!isOver) {
      const began = performance.now();
      await recorded.database.query('select 1');
      longest = Math.max(longest, performance.now() - began);
    }
  })();
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  isOver = true;
  await other;
  console.log(
    `${name} among ${RECORDS} records and ${2 * RECORDS} look-ups: ${took.toFixed(0)} ms; another client waited ${longest.toFixed(0)} ms at most`,
  );
}
await recorded.close();
