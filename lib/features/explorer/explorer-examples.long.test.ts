/** The example is the first thing a user tries in the explorer: every one must work, today and years from now. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { declaredServices } from '@/lib/contract/describe/declared-services';
import { describeOperation } from '@/lib/contract/describe/describe-operation';
import { sendTrial } from './operation-trial';
import { openTrialProvider } from './trial-provider.fixture';

/** The day of the recordings, a leap day, and the last of a tax year. */
const DAYS = ['2026-06-05', '2028-02-29', '2030-04-05'];
const today = new Date().toISOString().slice(0, 10);
/** Fuel prices and duties are the published ones: for later years this operation answers nothing, which is right. */
const KNOWN_UNTIL: Readonly<Record<string, string>> = { GetTCO: '2027-03-31' };

const isRow = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

for (const day of [today, ...DAYS]) {
  describe(`on ${day}`, () => {
    const { trialCaller } = openTrialProvider(day);
    const all = declaredServices().flatMap(({ operations }) => operations);
    for (const operation of all.filter(({ name }) => day <= (KNOWN_UNTIL[name] ?? day))) {
      test(`the example of ${operation.name} gets an answer`, async () => {
        const { params } = describeOperation(operation, day);
        const texts = Object.fromEntries(params.map(({ name, example }) => [name, example]));
        const { fault, response, value, image, problems } = await sendTrial(operation, texts, trialCaller);
        assert.equal(fault, null);
        assert.equal(response?.status, 200);
        assert.deepEqual(problems, []);
        // A package's own answer is larger than what is shown of it.
        if (value === null) return assert.ok(response.left > 0);
        assert.ok(value !== false && !(Array.isArray(value) && value.length === 0), 'an empty answer');
        if (operation.kind === 'image') assert.match(image ?? '', /^data:image\/png;base64,/);
        if (!isRecord(value)) return;
        assert.notEqual(value['Success'] ?? value['SUCCESS'] ?? true, false, JSON.stringify(value).slice(0, 300));
        if (isRecord(value['MATCHLEVEL'])) assert.equal(value['MATCHLEVEL']['REF'], 1);
        if (isRecord(value['tables'])) {
          const empty = Object.entries(value['tables']).filter(([, rows]) => !isRow(rows));
          assert.deepEqual(
            empty.map(([table]) => table),
            [],
          );
        }
        // A WLTP item's own error would be part of a success.
        for (const item of Array.isArray(value['wltpData']) ? value['wltpData'] : []) assert.deepEqual(item.errors, []);
      });
    }
  });
}

test('a token is shown as dots everywhere in the explorer', async () => {
  const { provider } = openTrialProvider();
  const declared = declaredServices().flatMap(({ operations }) => operations);
  for (const name of ['Authentication', 'Token']) {
    const operation = declared.find((other) => other.name === name) ?? assert.fail(name);
    const { params } = describeOperation(operation, '2026-06-05');
    const texts = Object.fromEntries(params.map((param) => [param.name, param.example]));
    const result = await sendTrial(operation, texts, provider);
    const shown = JSON.stringify(result);
    assert.match(shown, /"access_?[tT]oken":"••••"/);
    assert.doesNotMatch(shown, /access_?token\\?":\\?"(?!••••)/i);
    assert.doesNotMatch(result.request.body, /client_secret=(?!••••)/);
  }
});
