/** The vehicles service's answers as recorded, read as vehicles. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { derivativesFrom, codeFrom, identifierFromCode, vehicleFromReference } from './vehicle-from-reference';
import { lifecycleStageOn, type LifecycleStage } from './lifecycle';
import { modelYearWords } from './model-year';
import { codeProblem, paddedCode } from './vehicle-code';

const answer = <T>(tables: T) => ({ Success: true, FailMessage: '', tables });

/** GetRefDescriptionFromIdWithSector.post.http */
const description = answer({
  Table: [
    {
      CVehicle_ManText: 'CITROËN',
      CVehicle_ShortModText: 'Ë-BERLINGO',
      CVehicle_ModText: 'Ë-BERLINGO ESTATE',
      CVehicle_DerText: '50kWh 136 <XL> 5dr',
      CVehicle_ShortDerText: 'XL',
      CVehicle_ManTextCode: 101,
      CVehicle_ShortModID: 1002,
      CVehicle_ModTextCode: 10003,
      SectorDescription: 'MPV & Van-Based',
    },
  ],
});
/** GetRefcodeFromRefid.post.http */
const code = answer({ Table: [{ CDer_REFcode: 'CIC312S5HPTM  4   1 ' }] });
/** GetRefDer_IncludeOnRunout.post.http's derivative on run-out, and GetRefDer.post.http's of every other kind */
const derivatives = answer({
  Table: [
    {
      CDer_ID: 50041,
      CDer_Name: '4.0 V8 2dr',
      CDer_Introduced: '2012-10-28T00:00:00',
      CDer_Discontinued: '2026-03-29T00:00:00',
      LastSpecDate: '2026-03-29T00:00:00',
      ModelYearRef: '26.00',
      CDer_RunOutDate: '2026-10-25T00:00:00',
    },
    {
      CDer_ID: 50002,
      CDer_Name: '1.6 BlueHDi 75 Feel 5dr',
      CDer_Introduced: '2016-07-15T00:00:00',
      CDer_Discontinued: '2019-03-31T00:00:00',
      LastSpecDate: '2019-03-31T00:00:00',
      ModelYearRef: '19.25',
    },
    { CDer_ID: 50003, CDer_Name: ' 1.2 PureTech 110 Série Spéciale 5dr EAT6', CDer_Introduced: '2018-10-28T00:00:00' },
    { CDer_Name: 'one that leads nowhere' },
  ],
});

test('a vehicle has the names of its description, the code to the last blank, and the dates of its row', () => {
  const key = { kind: 'car', identifier: 50041 } as const;
  assert.deepEqual(vehicleFromReference(key, description, code, derivatives), {
    kind: 'car',
    identifier: 50041,
    code: 'CIC312S5HPTM  4   1 ',
    manufacturer: 'CITROËN',
    range: 'Ë-BERLINGO',
    model: 'Ë-BERLINGO ESTATE',
    derivative: '50kWh 136 <XL> 5dr',
    shortDerivative: 'XL',
    introduced: '2012-10-28',
    discontinued: '2026-03-29',
    runOut: '2026-10-25',
    specified: '2026-03-29',
    modelYear: '2026',
    sector: 'MPV & Van-Based',
    manufacturerCode: 101,
    rangeCode: 1002,
    modelCode: 10003,
  });
});

test('a value that the lists lack is null, and an empty description is no vehicle', () => {
  const key = { kind: 'car', identifier: 1 } as const;
  const none = answer({ Table: [] });
  assert.equal(vehicleFromReference(key, none, none, null), null);
  const bare = vehicleFromReference(key, answer({ Table: [{}] }), none, derivatives);
  assert.deepEqual(
    [bare?.manufacturer, bare?.range, bare?.code, bare?.introduced, bare?.modelYear, bare?.sector],
    ['', null, null, null, null, null],
  );
});

test('a list is in the service’s order, and leaves out a row without an identifier', () => {
  assert.deepEqual(
    derivativesFrom(derivatives).map(({ identifier, name, modelYear, discontinued }) => [
      identifier,
      name,
      modelYear,
      discontinued,
    ]),
    [
      [50041, '4.0 V8 2dr', '2026', '2026-03-29'],
      [50002, '1.6 BlueHDi 75 Feel 5dr', '2019.25', '2019-03-31'],
      [50003, '1.2 PureTech 110 Série Spéciale 5dr EAT6', null, null],
    ],
  );
});

test('the conversions: an empty answer is none, and so is a blank code', () => {
  assert.equal(identifierFromCode(answer({ Table: [{ CDer_ID: 50001 }] })), 50001);
  assert.equal(identifierFromCode(answer({ Table: [] })), null);
  assert.equal(codeFrom(answer({ Table: [{ CDer_REFcode: '   ' }] })), null);
});

for (const [typed, sent] of [
  ['CIC312S5HPTM  4   1 ', 'CIC312S5HPTM  4   1 '],
  ['cic312s5hptm  4   1', 'CIC312S5HPTM  4   1 '],
  ['  CIC312S5HPTM  4   1\u00a0', 'CIC312S5HPTM  4   1 '],
  ['CIC312S5HPTM\t 4   1', 'CIC312S5HPTM  4   1 '],
  ['CIC312S5HPTM 4 1', 'CIC312S5HPTM 4 1    '],
] as const) {
  test(`the code typed “${typed}” is sent with its 20 characters, inner blanks untouched`, () => {
    assert.equal(paddedCode(typed), sent);
    assert.equal(codeProblem(typed), null);
  });
}

test('no code, or one too long, is refused before any request', () => {
  assert.match(codeProblem('   ') ?? '', /^Enter the guide code/);
  assert.match(codeProblem('CIC312S5HPTM  4   12345') ?? '', /20 characters; this one has 23/);
});

for (const [reference, words] of [
  ['26.00', '2026'],
  ['26.50', '2026.5'],
  ['19.25', '2019.25'],
  ['98.00', '1998'],
  [' 20.50 ', '2020.5'],
  ['MY26', 'MY26'],
  ['', null],
  [undefined, null],
] as const) {
  test(`the model year reference ${reference} is ${words}`, () => assert.equal(modelYearWords(reference), words));
}

test('a specification before the introduction is no date, the last possible dates are open ends, and −1 identifies nothing', () => {
  const rows = [
    {
      CDer_ID: 50004,
      CDer_Name: '1.0 5dr',
      CDer_Introduced: '2020-03-01T00:00:00',
      CDer_Discontinued: '9999-12-31T00:00:00',
      CDer_RunOutDate: '2079-06-06T00:00:00',
      LastSpecDate: '2020-02-29T00:00:00',
    },
    { CDer_ID: -1, CDer_Name: 'none' },
    { CDer_ID: 0, CDer_Name: 'none' },
  ];
  const listed = derivativesFrom(answer({ Table: rows }));
  assert.deepEqual(
    listed.map(({ introduced, discontinued, runOut, specified }) => [introduced, discontinued, runOut, specified]),
    [['2020-03-01', null, null, null]],
  );
  assert.equal(identifierFromCode(answer({ Table: [{ CDer_ID: -1 }] })), null);
});

const dates = { introduced: '2018-03-01', discontinued: '2026-03-29', runOut: '2026-10-25' };
for (const [today, life] of [
  ['2018-02-28', 'coming'],
  ['2018-03-01', 'made'],
  ['2026-03-29', 'made'],
  ['2026-03-30', 'run-out'],
  ['2026-10-25', 'run-out'],
  ['2026-10-26', 'ended'],
] as [string, LifecycleStage][]) {
  test(`on ${today} it is ${life}`, () => assert.equal(lifecycleStageOn(dates, today), life));
}

test('without dates it counts as made; without a run-out date it ends with its production', () => {
  assert.equal(lifecycleStageOn({ introduced: null, discontinued: null, runOut: null }, '2026-06-05'), 'made');
  assert.equal(lifecycleStageOn({ ...dates, runOut: null }, '2026-06-05'), 'ended');
});
