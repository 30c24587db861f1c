/** The vehicles service's lists as recorded, read as levels. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { manufacturersFrom, modelsFrom, modelYearsFrom, rangesFrom } from './levels-from-reference';

const answer = <T>(tables: T) => ({ Success: true, FailMessage: '', tables });

test('manufacturers and ranges are in the guide’s order; a blank name is replaced by its code, a row without a code is left out', () => {
  const rows = [
    { CMan_Code: 101, CMan_Name: 'CITROËN ' },
    { CMan_Code: 103, CMan_Name: ' ' },
    { CMan_Name: 'NO CODE' },
  ];
  assert.deepEqual(manufacturersFrom(answer({ Table: rows })), [
    { code: 101, name: 'CITROËN' },
    { code: 103, name: 'Manufacturer 103' },
  ]);
  assert.deepEqual(rangesFrom(answer({ Table: [{ CRan_Code: 1001, CRan_Name: '  C3 & COUSINS' }] })), [
    { code: 1001, name: 'C3 & COUSINS' },
  ]);
});

test('a model discontinued in the year 0 is still sold, as is one without such a year', () => {
  // GetRefMod.post.http and GetRefMod.by-manufacturer.post.http
  const rows = [
    { CMod_Code: 10001, CMod_Name: 'C3 HATCHBACK', CMod_Introduced: 2016, CMod_Discontinued: 0 },
    { CMod_Code: 10002, CMod_Name: 'C3 HATCHBACK (09-16)', CMod_Introduced: 2009, CMod_Discontinued: 2016 },
    { CMod_Code: 10003, CMod_Name: 'Ë-BERLINGO ESTATE', CMod_Introduced: 2021 },
  ];
  assert.deepEqual(
    modelsFrom(answer({ Table: rows })).map(({ introducedYear, discontinuedYear }) => [
      introducedYear,
      discontinuedYear,
    ]),
    [
      [2016, null],
      [2009, 2016],
      [2021, null],
    ],
  );
});

test('model years are the newest first; the last possible date means no end, and the images 0 and −1 mean none', () => {
  // GetRefModelYears.post.http, with the end of GetRefModelYears.one-row.post.http
  const rows = [
    {
      My_EffectiveFrom: '2018-03-01T00:00:00',
      My_EffectiveTo: '2019-10-27T00:00:00',
      My_Ref: '18.00',
      My_ImageID: 880031,
    },
    {
      My_EffectiveFrom: '2019-10-28T00:00:00',
      My_EffectiveTo: '2079-06-06T00:00:00',
      My_Ref: '20.50',
      My_ImageID: 0,
    },
    { My_EffectiveFrom: '2024-04-01T00:00:00', My_Ref: '26.50' },
    {
      My_EffectiveFrom: '1900-01-01T00:00:00',
      My_EffectiveTo: '9999-12-31T00:00:00',
      My_Ref: ' 9.00 ',
      My_ImageID: -1,
    },
  ];
  assert.deepEqual(modelYearsFrom(answer({ Desc: rows })), [
    { modelYear: '2026.5', from: '2024-04-01', to: null, imageId: null },
    { modelYear: '2020.5', from: '2019-10-28', to: null, imageId: null },
    { modelYear: '2018', from: '2018-03-01', to: '2019-10-27', imageId: 880031 },
    { modelYear: '2009', from: null, to: null, imageId: null },
  ]);
});

test('empty lists are empty', () => {
  assert.deepEqual(modelsFrom(answer({ Table: [] })), []);
  assert.deepEqual(modelYearsFrom(answer({ Desc: [] })), []);
});
