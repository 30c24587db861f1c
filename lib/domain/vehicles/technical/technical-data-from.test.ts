/** The NVD service's answers as recorded, read as figures, equipment, price and kinds of option. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bulkRowOf, listedDay, specificationFrom } from './technical-data-from';
import { standardEquipmentFrom, technicalCell, technicalDataFrom } from './technical-data-from';
import { genericOptionsFrom } from '@/lib/domain/options/generic-options-from';
import { nameAndUnit, plainValue } from './technical-units';

const answer = <T>(tables: T) => ({ Success: true, FailMessage: '', tables });
const DAY = '2026-07-01';

test('technical data are in the guide’s groups; a figure is plain, its unit beside it; a blank is a missing value', () => {
  // GetTechnicalData.post.http
  const rows = [
    {
      Tech_TechCode: 67,
      DT_LongDescription: 'CO2 (g/km)',
      Dc_Description: 'Emissions - ICE',
      tech_value_string: '187',
    },
    { Tech_TechCode: 110, DT_LongDescription: 'CO', Dc_Description: 'Emissions - ICE', tech_value_string: '.0000001' },
    {
      Tech_TechCode: 133,
      DT_LongDescription: 'Insurance Group 1 - 50',
      Dc_Description: 'General',
      tech_value_string: '45E',
    },
    {
      Tech_TechCode: 21,
      DT_LongDescription: 'Engine Power - BHP',
      Dc_Description: 'Engine and Drive Train',
      tech_value_string: '  354',
    },
    {
      Tech_TechCode: 145,
      DT_LongDescription: 'Engine Power - PS',
      Dc_Description: 'Engine and Drive Train',
      tech_value_string: '',
    },
    { Tech_TechCode: 999, DT_LongDescription: 'Undisclosed' },
  ];
  assert.deepEqual(technicalDataFrom(DAY, answer({ Tech: rows })), {
    day: DAY,
    groups: [
      {
        category: 'Emissions - ICE',
        items: [
          { code: 67, name: 'CO2', unit: 'g/km', value: '187' },
          { code: 110, name: 'CO', unit: 'g/km', value: '0.0000001' },
        ],
      },
      { category: 'General', items: [{ code: 133, name: 'Insurance Group 1 - 50', unit: null, value: '45E' }] },
      {
        category: 'Engine and Drive Train',
        items: [
          { code: 21, name: 'Engine Power - BHP', unit: 'bhp', value: '354' },
          { code: 145, name: 'Engine Power - PS', unit: 'PS', value: null },
        ],
      },
      { category: 'Other', items: [{ code: 999, name: 'Undisclosed', unit: null, value: null }] },
    ],
  });
});

test('equipment is by category, items without one last; a row without text is left out', () => {
  // GetStandardEquipment.post.http
  const rows = [
    { Se_OptionCode: 80353, Do_Description: '"Keyless" entry' },
    { Se_OptionCode: 80351, Do_Description: 'ABS & EBD', Dc_Description: 'Driver Aids' },
    { Se_OptionCode: 80354, Dc_Description: 'Interior Features' },
    { Se_OptionCode: 80355, Do_Description: '6 airbags - driver’s & passenger’s ', Dc_Description: 'Safety' },
    { Se_OptionCode: 80356, Do_Description: '', Dc_Description: 'Safety' },
  ];
  assert.deepEqual(standardEquipmentFrom(DAY, answer({ SE: rows })).groups, [
    { category: 'Driver Aids', items: [{ code: 80351, name: 'ABS & EBD' }] },
    { category: 'Safety', items: [{ code: 80355, name: '6 airbags - driver’s & passenger’s' }] },
    { category: 'Other', items: [{ code: 80353, name: '"Keyless" entry' }] },
  ]);
});

// GetBulkTechnicalData.post.http
const bulk = answer({
  Tech_Table: [
    {
      REFID: 50001,
      BodyStyle: 'Hatchback',
      FuelType: 'Petrol Unleaded',
      Transmission: 'Manual',
      Doors: 5,
      Basic: '15829.17',
      VAT: '3165.83',
      NOX: '.019',
      CO2: '109.5',
    },
    { REFID: 50002, Basic: '13500', VAT: '2700.00', NOX: '1E-07', CC: ' ' },
    { REFID: 50003, Basic: '0', VAT: '0' },
  ],
});

test('a price new is whole pence, basic and VAT apart; zero is no price', () => {
  const specificationOf = (identifier: number) => specificationFrom(DAY, bulkRowOf(bulk, identifier));
  assert.deepEqual(specificationOf(50001), {
    day: DAY,
    bodyStyle: 'Hatchback',
    fuel: 'Petrol Unleaded',
    transmission: 'Manual',
    doors: 5,
    price: { basicPence: 1_582_917, vatPence: 316_583 },
  });
  assert.deepEqual(specificationOf(50002).price, { basicPence: 1_350_000, vatPence: 270_000 });
  assert.equal(specificationOf(50003).price, null);
  assert.deepEqual([specificationOf(7).price, specificationOf(7).fuel], [null, null]);
});

test('a cell of a comparison is plain, and null where the row has none', () => {
  const row = bulkRowOf(bulk, 50002);
  assert.deepEqual(
    [technicalCell(row, 'NOX'), technicalCell(row, 'CC'), technicalCell(row, 'CO2'), technicalCell(null, 'CO2')],
    ['0.0000001', null, null, null],
  );
  assert.equal(listedDay('2026-07-01'), '2026/07/01');
});

test('an option of the vehicle is under the generic option that its code is linked to, in any spelling', () => {
  // GetGenericOptions.post.http and GetGenericOptionLinks.post.http
  const list = answer({
    Items: [
      {
        DC_Description: 'Paintwork',
        DG_Description: 'Metallic & pearlescent paint',
        DG_GenericCode: 11,
        DG_CatCode: 1,
      },
      { DG_Description: 'Sat nav', DG_GenericCode: 31, DG_CatCode: 3 },
    ],
  });
  const links = {
    RefDictionary: [
      { name: 'METALLIC & pearlescent  paint', values: ',71001,71003,70001,' },
      { name: 'Heated "front" seats', values: ',71012,' },
      { name: 'Sat nav with\nbreaks', values: ',71060,71061,' },
      { name: '', values: ',,' },
      { name: 'Unlinked' },
    ],
  };
  const bundle = answer({
    Descriptions: [],
    Relationships: [],
    Packs: [],
    Technical: [],
    ValidDateRange: [],
    Options: [
      { Opt_OptionCode: 71001, Do_Description: 'Metallic paint - Étoile Blue' },
      { Opt_OptionCode: 71002, Do_Description: 'Solid paint & lacquer' },
      { Opt_OptionCode: 71060, Do_Description: 'Navigation' },
    ],
  });
  assert.deepEqual(genericOptionsFrom(list, links, bundle), [
    {
      category: 'Paintwork',
      items: [{ name: 'METALLIC & pearlescent paint', options: ['Metallic paint - Étoile Blue'] }],
    },
    { category: 'Other', items: [{ name: 'Sat nav with breaks', options: ['Navigation'] }] },
  ]);
});

for (const [written, name, unit] of [
  ['Pure Electric Range (miles)', 'Pure Electric Range', 'miles'],
  ['Electricity Consumption (Wh/km)', 'Electricity Consumption', 'Wh/km'],
  ['0 to 62 mph (secs)', '0 to 62 mph', 's'],
  ['Battery Capacity in kWh', 'Battery Capacity', 'kWh'],
  ['Noise Level dB(A)', 'Noise Level', 'dB(A)'],
  ['NCAP Safety Assist %', 'NCAP Safety Assist', '%'],
  ['Luggage Capacity (Seats Up)', 'Luggage Capacity (Seats Up)', 'litres'],
  ['Max. Towing Weight - Braked', 'Max. Towing Weight - Braked', 'kg'],
  ['Standard Manufacturer Warranty - Years', 'Standard Manufacturer Warranty - Years', 'years'],
  ['Length', 'Length', 'mm'],
  ['Number of Seats', 'Number of Seats', null],
] as const) {
  test(`${written} is ${name} in ${unit}`, () => assert.deepEqual(nameAndUnit(written), { name, unit }));
}

for (const [written, value] of [
  ['.019', '0.019'],
  ['-.5', '-0.5'],
  ['1E-07', '0.0000001'],
  ['13.0', '13.0'],
  ['  ', null],
  [undefined, null],
] as const) {
  test(`the value ${JSON.stringify(written)} is read as ${value}`, () => assert.equal(plainValue(written), value));
}
