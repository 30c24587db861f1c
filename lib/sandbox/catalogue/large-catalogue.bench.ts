/**
 * A catalogue of 100,000 derivatives: how long each level of the description takes inside the sandbox, from the request
 * to the bytes of its answer (aim: a p95 of 5 ms of CPU time, so that other load on the machine does not count), and
 * its total memory (aim: at most 300 MB). Every query of a level is made once, for codes from all over the catalogue.
 */
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import type { Catalogue, CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';

const DERIVATIVES = 100_000;
const QUESTIONS_MAX = 400;
const BASE = 'http://localhost';

const collect = (): void => globalThis.gc?.();
const memory = () => {
  collect();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss: rss / 1e6, heap: heapUsed / 1e6 };
};

const empty = memory();
const sandbox = createSandbox({ derivatives: DERIVATIVES, clock: () => new Date('2026-06-05T13:07:09Z') });

async function callOperation(operation: string, parameters: Readonly<Record<string, string>>): Promise<string> {
  const credentials = { SubscriberID: String(demoSubscriber.subscriberId), Password: demoSubscriber.password };
  const body = new URLSearchParams({ ...credentials, ...parameters });
  const answer = await sandbox.serve(
    new Request(`${BASE}/vehicles/refvehicles.asmx/${operation}`, { method: 'POST', body }),
  );
  const text = await answer.text();
  if (!text.includes('<Success>true</Success>')) throw new Error(`${operation} failed: ${text.slice(0, 300)}`);
  return text;
}

const list = { database: 'CARS', bodyStyleFilter: '' };
const start = performance.now();
await callOperation('GetRefMan', { ...list, justCurrentManufacturers: 'FALSE' });
console.log(`first GetRefMan, which builds the catalogue: ${(performance.now() - start).toFixed(0)} ms`);

/** The codes of one level, evenly from the whole catalogue. */
function sampleCodes(codeOf: (derivative: CatalogueDerivative) => number, book: Catalogue): string[] {
  const codes = [...new Set(book.derivatives('CAR').map(codeOf))];
  const step = Math.max(1, codes.length / QUESTIONS_MAX);
  return Array.from({ length: Math.min(codes.length, QUESTIONS_MAX) }, (_, i) => String(codes[Math.floor(i * step)]));
}
const book = catalogue(DERIVATIVES);
const makes = sampleCodes(({ model }) => model.range.manufacturer.code, book);
const ranges = sampleCodes(({ model }) => model.range.code, book);
const models = sampleCodes(({ model }) => model.code, book);
const flags = ['FALSE', 'TRUE'];
const styles = ['', '1', '2,3', '4,5,6'];

const levels: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  GetRefMan: Array.from({ length: QUESTIONS_MAX }, (_, i) => ({
    database: 'CARS',
    justCurrentManufacturers: flags[i % 2] ?? '',
    bodyStyleFilter: styles[Math.floor(i / 2) % styles.length] ?? '',
  })),
  GetRefRange: makes.flatMap((manCode) => flags.map((justCurrentRanges) => ({ ...list, manCode, justCurrentRanges }))),
  GetRefMod: ranges.flatMap((manRanCode) =>
    flags.map((justCurrentModels) => ({ ...list, manRanCode, manRanCodeIsMan: 'FALSE', justCurrentModels })),
  ),
  GetRefDer: models.flatMap((modCode) =>
    flags.map((justCurrentDerivatives) => ({ database: 'CARS', modCode, justCurrentDerivatives })),
  ),
  GetRefDerFromRange: ranges.flatMap((ranCode) =>
    flags.map((justCurrentDerivatives) => ({ database: 'CARS', ranCode, justCurrentDerivatives })),
  ),
};

console.log(`${book.derivatives('CAR').length} cars, ${book.derivatives('LCV').length} vans`);
const row = (...cells: readonly string[]): void => console.log(cells.map((cell) => cell.padStart(20)).join(''));
row('', 'requests', 'p50 ms', 'p95 ms (aim ≤ 5)', 'longest ms', 'largest KB');
for (const [operation, questions] of Object.entries(levels)) {
  for (const question of questions.slice(0, 100)) await callOperation(operation, question);
  collect();
  const times: number[] = [];
  let largest = 0;
  for (const question of questions) {
    const began = process.cpuUsage();
    const text = await callOperation(operation, question);
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    largest = Math.max(largest, text.length);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? NaN).toFixed(2);
  row(operation, String(questions.length), at(0.5), at(0.95), at(1), (largest / 1000).toFixed(0));
}

// The register's plates lead into the authored catalogue: it must not be built a second time.
const plate = new URLSearchParams({
  SubscriberID: String(demoSubscriber.subscriberId),
  Password: demoSubscriber.password,
  VRM: 'AB21CDE',
  Mileage: '23499',
  StandardEquipmentRequired: 'false',
});
const beforePlate = memory();
await sandbox.serve(new Request(`${BASE}/vrm/refvrm.asmx/VRMValuation`, { method: 'POST', body: plate }));
const full = memory();
console.log(`the first plate: heap ${(full.heap - beforePlate.heap).toFixed(0)} MB more`);
console.log(
  `memory: heap ${(full.heap - empty.heap).toFixed(0)} MB more, RSS ${full.rss.toFixed(0)} MB, of which ` +
    `${empty.rss.toFixed(0)} MB before the catalogue (aim: at most 300 MB for the catalogue)`,
);
