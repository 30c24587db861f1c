/** Vehicle duty against the published tables, row by row, and the published cases. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OutsideTable } from './dated';
import { firstYearDuty, laterDuty, vanDuty, type LicensedCar } from './vehicle-duty';

const car: LicensedCar = {
  firstRegistered: '2026-05-01',
  co2GramsPerKm: 120,
  fuel: 'petrol',
  meetsRde2: true,
  capacityCc: 1498,
  listPricePounds: 30000,
};

/** The gov.uk tables: one CO2 figure per band; petrol / diesel without RDE2 / alternative fuel. */
const grams = [0, 1, 75, 76, 100, 101, 130, 131, 170, 171, 225, 226, 256];
const firstYear: Readonly<Record<string, string>> = {
  '2017':
    '0/0/0 10/10/0 25/25/15 100/100/90 120/120/110 140/140/130 160/160/150 200/200/190 500/500/490 800/800/790 1200/1200/1190 1700/1700/1690 2000/2000/1990',
  '2018':
    '0/0/0 10/25/0 25/105/15 105/125/95 125/145/115 145/165/135 165/205/155 205/515/195 515/830/505 830/1240/820 1240/1760/1230 1760/2070/1750 2070/2070/2060',
  '2019':
    '0/0/0 10/25/0 25/110/15 110/130/100 130/150/120 150/170/140 170/210/160 210/530/200 530/855/520 855/1280/845 1280/1815/1270 1815/2135/1805 2135/2135/2125',
  '2020':
    '0/0/0 10/25/0 25/110/15 110/135/100 135/155/125 155/175/145 175/215/165 215/540/205 540/870/530 870/1305/860 1305/1850/1295 1850/2175/1840 2175/2175/2165',
  '2021':
    '0/0/0 10/25/0 25/115/15 115/140/105 140/160/130 160/180/150 180/220/170 220/555/210 555/895/545 895/1345/885 1345/1910/1335 1910/2245/1900 2245/2245/2235',
  '2022':
    '0/0/0 10/25/0 25/120/15 120/150/110 150/170/140 170/190/160 190/230/180 230/585/220 585/945/575 945/1420/935 1420/2015/1410 2015/2365/2005 2365/2365/2355',
  '2023':
    '0/0/0 10/30/0 30/130/20 130/165/120 165/185/155 185/210/175 210/255/200 255/645/245 645/1040/635 1040/1565/1030 1565/2220/1555 2220/2605/2210 2605/2605/2595',
  '2024':
    '0/0/0 10/30/0 30/135/20 135/175/125 175/195/165 195/220/185 220/270/210 270/680/260 680/1095/670 1095/1650/1085 1650/2340/1640 2340/2745/2330 2745/2745/2735',
  '2025':
    '10/10/10 110/130/110 130/270/130 270/350/270 350/390/350 390/440/390 440/540/440 540/1360/540 1360/2190/1360 2190/3300/2190 3300/4680/3300 4680/5490/4680 5490/5490/5490',
  '2026':
    '10/10/10 115/135/115 135/280/135 280/365/280 365/405/365 405/455/405 455/560/455 560/1410/560 1410/2270/1410 2270/3420/2270 3420/4850/3420 4850/5690/4850 5690/5690/5690',
};
for (const [year, row] of Object.entries(firstYear)) {
  test(`first licences of ${year}-${Number(year.slice(2)) + 1} cost what the table prints`, () => {
    const firstRegistered = `${year}-04-01`;
    row.split(' ').forEach((cell, band) => {
      const base = { ...car, firstRegistered, co2GramsPerKm: grams[band]! };
      const [petrol, diesel, alternative] = cell.split('/').map(Number);
      assert.equal(firstYearDuty(base).value, petrol, `petrol, ${grams[band]} g/km`);
      assert.equal(
        firstYearDuty({ ...base, fuel: 'diesel', meetsRde2: false }).value,
        diesel,
        `diesel, ${grams[band]}`,
      );
      assert.equal(firstYearDuty({ ...base, fuel: 'diesel', meetsRde2: true }).value, petrol, `RDE2, ${grams[band]}`);
      assert.equal(firstYearDuty({ ...base, fuel: 'alternative' }).value, alternative, `hybrid, ${grams[band]}`);
    });
  });
}

const dear = { ...car, listPricePounds: 40001 };
const laterCases: { name: string; vehicle: LicensedCar; day: string; licence: number; pounds: number }[] = [
  { name: 'petrol', vehicle: car, day: '2026-04-01', licence: 2, pounds: 200 },
  {
    name: 'petrol at £40,000 exactly',
    vehicle: { ...car, listPricePounds: 40000 },
    day: '2026-04-01',
    licence: 2,
    pounds: 200,
  },
  // vensonfleettax.com: 145 + 320
  {
    name: 'petrol over £40,000',
    vehicle: { ...dear, firstRegistered: '2018-05-01' },
    day: '2019-05-01',
    licence: 2,
    pounds: 465,
  },
  // motorpoint.co.uk: 190 + 410 and 180 + 410
  {
    name: 'petrol over £40,000',
    vehicle: { ...dear, firstRegistered: '2023-05-01' },
    day: '2024-05-01',
    licence: 2,
    pounds: 600,
  },
  {
    name: 'hybrid over £40,000',
    vehicle: { ...dear, firstRegistered: '2023-05-01', fuel: 'alternative' },
    day: '2024-05-01',
    licence: 2,
    pounds: 590,
  },
  {
    name: 'petrol over £40,000',
    vehicle: { ...dear, firstRegistered: '2024-05-01' },
    day: '2025-05-01',
    licence: 2,
    pounds: 620,
  },
  {
    name: 'the sixth licence',
    vehicle: { ...dear, firstRegistered: '2020-05-01' },
    day: '2025-05-01',
    licence: 6,
    pounds: 620,
  },
  {
    name: 'the seventh',
    vehicle: { ...dear, firstRegistered: '2019-05-01' },
    day: '2025-05-01',
    licence: 7,
    pounds: 195,
  },
  { name: 'petrol over £40,000', vehicle: dear, day: '2026-05-01', licence: 2, pounds: 640 },
  {
    name: 'electric over £40,000 in 2019-20, when it was liable',
    vehicle: { ...dear, firstRegistered: '2018-05-01', fuel: 'electric' },
    day: '2019-05-01',
    licence: 2,
    pounds: 320,
  },
  {
    name: 'electric in 2024-25',
    vehicle: { ...dear, firstRegistered: '2023-05-01', fuel: 'electric' },
    day: '2024-05-01',
    licence: 2,
    pounds: 0,
  },
  {
    name: 'electric of before April 2025 never pays the supplement',
    vehicle: { ...dear, listPricePounds: 90000, firstRegistered: '2025-03-31', fuel: 'electric' },
    day: '2026-04-01',
    licence: 2,
    pounds: 200,
  },
  {
    name: 'electric of April 2025 at £50,000 in 2026-27',
    vehicle: { ...dear, listPricePounds: 50000, firstRegistered: '2025-04-01', fuel: 'electric' },
    day: '2026-04-01',
    licence: 2,
    pounds: 200,
  },
  {
    name: 'electric of April 2025 above £50,000 in 2026-27',
    vehicle: { ...dear, listPricePounds: 50001, firstRegistered: '2025-04-01', fuel: 'electric' },
    day: '2026-04-01',
    licence: 2,
    pounds: 640,
  },
  {
    name: 'band A of 2016 before and after April 2025',
    vehicle: { ...car, firstRegistered: '2016-05-01', co2GramsPerKm: 99 },
    day: '2024-05-01',
    licence: 9,
    pounds: 0,
  },
  {
    name: 'band A of 2016 before and after April 2025',
    vehicle: { ...car, firstRegistered: '2016-05-01', co2GramsPerKm: 99 },
    day: '2025-05-01',
    licence: 10,
    pounds: 20,
  },
  {
    name: 'band E hybrid of 2014, 10 less',
    vehicle: { ...car, firstRegistered: '2014-05-01', co2GramsPerKm: 140, fuel: 'alternative' },
    day: '2023-05-01',
    licence: 10,
    pounds: 170,
  },
  {
    name: '260 g/km of March 2006 is band M, a day earlier K',
    vehicle: { ...car, firstRegistered: '2006-03-23', co2GramsPerKm: 260 },
    day: '2026-05-01',
    licence: 21,
    pounds: 790,
  },
  {
    name: '260 g/km of March 2006 is band M, a day earlier K',
    vehicle: { ...car, firstRegistered: '2006-03-22', co2GramsPerKm: 260 },
    day: '2026-05-01',
    licence: 21,
    pounds: 445,
  },
  {
    name: 'a 1,549 cc car of 2000',
    vehicle: { ...car, firstRegistered: '2000-05-01', capacityCc: 1549 },
    day: '2026-05-01',
    licence: 27,
    pounds: 230,
  },
  {
    name: 'a 1,550 cc car of 2000',
    vehicle: { ...car, firstRegistered: '2000-05-01', capacityCc: 1550 },
    day: '2018-05-01',
    licence: 19,
    pounds: 255,
  },
];
for (const { name, vehicle, day, licence, pounds } of laterCases) {
  test(`${name}: the licence of ${day} costs £${pounds}`, () =>
    assert.equal(laterDuty(vehicle, day, licence).value, pounds));
}

test('published first years: Kona £210, XCeed £220, a petrol car of 143 g/km in April 2026 £560', () => {
  const first = (changes: Partial<LicensedCar>): number => firstYearDuty({ ...car, ...changes }).value;
  assert.equal(first({ firstRegistered: '2021-06-01', co2GramsPerKm: 138, fuel: 'alternative' }), 210);
  assert.equal(first({ firstRegistered: '2021-06-01', co2GramsPerKm: 150 }), 220);
  assert.equal(first({ co2GramsPerKm: 143 }), 560);
});

test('vans pay one rate; early Euro 4 and 5 less; electric ones nothing until April 2025; unknown years are refused', () => {
  const van = { firstRegistered: '2020-01-01', euroClass: 6, capacityCc: 1995, isElectric: false };
  assert.equal(vanDuty(van, '2025-05-01'), 345);
  assert.equal(vanDuty({ ...van, firstRegistered: '2005-01-01', euroClass: 4 }, '2019-05-01'), 140);
  assert.equal(vanDuty({ ...van, firstRegistered: '2010-01-01', euroClass: 5 }, '2019-05-01'), 140);
  assert.equal(vanDuty({ ...van, isElectric: true }, '2025-03-31'), 0);
  assert.equal(vanDuty({ ...van, isElectric: true }, '2025-04-01'), 345);
  assert.equal(vanDuty(van, '2020-05-01'), 265);
  assert.equal(vanDuty(van, '2026-05-01'), 360);
  assert.throws(() => vanDuty(van, '2027-05-01'), OutsideTable);
});

test('a licence of a year that the tables do not hold is refused, not answered by the nearest', () => {
  assert.throws(() => laterDuty(car, '2027-04-01', 2), OutsideTable);
  assert.throws(() => firstYearDuty({ ...car, firstRegistered: '2027-04-01' }), OutsideTable);
});
