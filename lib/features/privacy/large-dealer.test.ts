/** Finding and erasing in a dealer's thousands of records: others are answered meanwhile, and nothing is passed over. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { z } from 'zod';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { platePatterns } from '@/lib/store/privacy/plate-patterns';
import { selectRow } from '@/lib/store/rows';
import { openLargeDealer, PLATE } from './many-records.fixture';
import * as privacy from './privacy';

/** The embedded database alone does one thing at a time. */
process.env['TEST_FEATURES'] = 'embedded';
const recorded = await openRecordedServices();
const { database } = recorded;
after(() => recorded.close());

/** @returns how often another client was answered while `work` was under way */
async function answeredDuring(work: () => Promise<unknown>): Promise<number> {
  let [answered, isOver] = [0, false];
  const other = (async () => {
    while (!isOver) {
      await database.query('select 1');
      answered++;
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await other;
  }
  return answered;
}

test('others are answered again and again while one car is looked for in thousands of records, and it is found', async () => {
  const { services, session, vin } = await openLargeDealer(recorded, 3_000);
  const subjects = [PLATE, vin, 'KV51 BBB', 'XY34ZZZ'];
  const held: number[] = [];
  for (const subject of subjects) {
    const work = async () => {
      const { records, places } = await privacy.runFindPlateData(call({ subject }, session), services);
      held.push(records.length, places.find(({ place }) => place === 'stockRows')?.count ?? 0);
    };
    const answered = await answeredDuring(work);
    assert.ok(answered >= 15, `${subject}: only ${answered}`);
  }
  assert.deepEqual(held, [1, 0, 1, 0, 1, 1, 0, 0]);
  const exporting = () => privacy.runExportPlateData(call({ subject: PLATE }, session), services);
  assert.ok((await answeredDuring(exporting)) >= 15);
  const erasing = () => privacy.runErasePlateData(call({ subject: 'KV51 BBB' }, session), services);
  assert.ok((await answeredDuring(erasing)) >= 15);
  const again = await privacy.runFindPlateData(call({ subject: 'KV51BBB' }, session), services);
  assert.deepEqual([again.records, again.places], [[], []]);
});

const matchRow = z.object({ found: z.boolean(), replaced: z.string() });

test('what is found in a text is what is replaced in it, whatever stands around, and the pattern that finds looks around nowhere', async () => {
  const spellings = ['KV65ZXW', 'kv65 zxw', 'K V 6 5-Z.X_W', 'KV65\u00a0\u200bZXW', 'KV65\\u00a0ZXW', 'KV65\\nZXW'];
  const around = ['', ' ', 'a', '9', '"', '(', 'é', '\n', '\\n', '\\b', '\\u00a0', '\\u00A0', 'n', 'u00a0', '[', '\\"'];
  for (const names of [platePatterns(['KV65ZXW'], null), platePatterns(['A1', 'KV65ZXW'], 'WVWZZZ1KZAW000001')]) {
    for (const kind of ['text', 'json'] as const) {
      assert.doesNotMatch(names[kind], /\(\?(<|=|!)/);
      const texts = spellings.flatMap((spelling) =>
        around.flatMap((left) => around.map((right) => `x${left}${spelling}${right}y`)),
      );
      texts.push(...spellings, 'A1', ' a 1 ', '"A1"', '" a-1 "', 'BMW A1', '"BMW A1"', '"A1"A1"');
      for (const text of texts) {
        const row = await selectRow(
          database,
          matchRow,
          `select $1 ~* $2 as found, regexp_replace($1, $3, '[erased]', 'gi') as replaced`,
          [text, names[kind], names.replaced[kind]],
        );
        assert.equal(row?.found, row?.replaced !== text, `${kind}: ${JSON.stringify(text)}`);
      }
    }
  }
});
