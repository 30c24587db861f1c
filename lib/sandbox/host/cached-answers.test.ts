/** The documents name the answers that are cached for 30 minutes; about the others they are silent. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webOperations } from '@/lib/contract/operations';
import { sampleCar } from '@/lib/contract/sample-car';
import { BASE, createTestSandbox, formRequest } from '@/lib/sandbox/testing/sandbox-requests';

/** 2 §SMR service; 3 §Used values service, both shown operations. */
test('exactly the operations that the documents name are cached', () => {
  assert.deepEqual(
    webOperations.flatMap(({ name, cachedMinutes }) =>
      cachedMinutes === undefined ? [] : [`${name} ${cachedMinutes}`],
    ),
    ['GetSmrValuation 30', 'GetUsedValuesForIDYearLetter 30', 'GetUsedValuesHistoryForIDYearLetter 30'],
  );
});

const by = `Subscriber_ID=123456&Password=p%26ss%3C1%3E`;
const car = `refid=${sampleCar.refid}`;
const usedValues = '/usedvalues/refusedvalues.asmx';
/** Each request is for what is in force at midnight on 30 June, when June's edition ends. */
const QUESTIONS: readonly [operation: string, path: string, form: string, cached: boolean][] = [
  [
    'GetUsedValuesForIDYearLetter',
    usedValues,
    `${by}&database=CARS&${car}&UsedValuesDate=2026/06/01&JustCurrent=true&Year=2021&Letter=21`,
    true,
  ],
  [
    'GetUsedValuesHistoryForIDYearLetter',
    usedValues,
    `${by}&database=CARS&${car}&Year=2021&Letter=21&MinDate=2026/05/01&MaxDate=2026/12/01`,
    true,
  ],
  [
    'GetUsedValuesForIDYearMonth',
    usedValues,
    `${by}&Database=CARS&${car}&UsedValuesDate=2026/06/01&JustCurrent=true&Year=2021&Month=3`,
    false,
  ],
];
for (const [operation, path, form, cached] of QUESTIONS) {
  test(`${operation} called again ${cached ? 'within 30 minutes has the same answer' : 'has the edition in force'}`, async () => {
    let now = '2026-06-30T22:45:00Z'; // a quarter to midnight, UK time
    const sandbox = createTestSandbox({ clock: () => new Date(now) });
    const callOperation = async (): Promise<string> => {
      const reply = await sandbox.serve(formRequest(`${path}/${operation}`, form));
      const text = await reply.text();
      assert.match(text, /<Success>true<\/Success>/, text.slice(0, 300));
      assert.match(text, /msdata:rowOrder="0"/);
      return text;
    };
    const june = await callOperation();
    now = '2026-06-30T23:14:59Z';
    const half = await callOperation();
    now = '2026-06-30T23:15:00Z';
    const july = await callOperation();
    assert.notEqual(july, june);
    assert.equal(half, cached ? june : july);
  });
}

test('another query, another subscriber’s password and another sandbox have separate answers', async () => {
  const [operation, path, form] = QUESTIONS[0] ?? assert.fail();
  const sandbox = createTestSandbox();
  const callOperation = async (body: string): Promise<string> =>
    (await sandbox.serve(formRequest(`${path}/${operation}`, body))).text();
  const known = await callOperation(form);
  assert.notEqual(await callOperation(form.replace('Letter=21', 'Letter=71')), known);
  assert.match(await callOperation(form.replace('p%26ss', 'wrong')), /<Success>false<\/Success>/);
  assert.ok(known.includes(BASE));
});
