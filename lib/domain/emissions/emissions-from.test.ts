import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taxedCo2, taxedRangeMiles } from './emission-facts';
import { emissionsFrom, emissionsParams } from './emissions-from';

const car = { kind: 'car' as const, identifier: 56327, modelYear: '26.50', equipment: [] };
const refused = {
  id: 12,
  type: 'Invalid_Request',
  name: 'Subscription',
  message: ' WLTP is not in this subscription. ',
};

test('an error of the whole request is the reason of every configuration that was not answered', () => {
  const { problems, configurations } = emissionsFrom([car, car], { auditId: 'A', errors: [refused], wltpData: [] });
  assert.deepEqual(problems, [{ ...refused, message: 'WLTP is not in this subscription.' }]);
  assert.deepEqual(
    configurations.map((configuration) => configuration.problems),
    [problems, problems],
  );
});

test('a configuration with neither figures nor an error gets a reason', () => {
  const { configurations } = emissionsFrom([car], { auditId: 'A', errors: [], wltpData: [] });
  assert.match(configurations[0]?.problems[0]?.message ?? '', /neither figures nor an error/);
});

test('an NEDC figure is neither one of the WLTP phases nor the single figure beside them', () => {
  const items = [
    { id: 1, name: 'WLTP CO2 Combined (g/km)', value: 144 },
    { id: 2, name: 'CO2 (g/km)', value: 144 },
    { id: 3, name: 'NEDC CO2 (g/km)', value: 124 },
    { id: 4, name: 'NEDC CO2 Extra High (g/km)', value: 99 },
  ];
  const data = {
    derivativeType: 'Car',
    refId: 56327,
    modelYear: '26.50',
    selectedEquipmentIds: [],
    technicalSpecificationItems: items,
  };
  const { configurations } = emissionsFrom([car], { auditId: 'A', errors: [], wltpData: [data] });
  const figures = configurations[0]?.figures;
  assert.deepEqual([figures?.co2.combined, figures?.co2Stated, figures?.co2Nedc], [144, 144, 124]);
});

const figuresOf = (...items: [name: string, value: string | number][]) => {
  const technicalSpecificationItems = items.map(([name, value], id) => ({ id, name, value }));
  const data = { derivativeType: 'Car', refId: 56327, modelYear: '26.50', selectedEquipmentIds: [] };
  const wire = { auditId: 'A', errors: [], wltpData: [{ ...data, technicalSpecificationItems }] };
  const figures = emissionsFrom([car], wire).configurations[0]?.figures;
  assert.ok(figures);
  return figures;
};

test('figures under the names of the recorded answer are read, by their units and values', () => {
  const figures = figuresOf(
    // golden/wltp/Wltp.one.http
    ['CO2 (g/km) <combined> & "weighted"', 187],
    ['Consommation – mixte (l/100km)', 8.2],
    ['CO (mg/km)', 0.1],
    ['Emission class', 'EURO 6d'],
  );
  assert.deepEqual([taxedCo2(figures), figures.litresPer100Km.combined, figures.euroStandard], [187, 8.2, 'EURO 6d']);
});

for (const blank of ['', ' ', 0, '0']) {
  test(`an item of "${blank}" beside a petrol car’s figures is no figure: the car is taxed by its combined CO2`, () => {
    const figures = figuresOf(
      ['WLTP CO2 Weighted Combined (g/km)', blank],
      ['WLTP CO2 Combined (g/km)', 144],
      ['NEDC CO2 Weighted (g/km)', blank],
      ['NEDC CO2 Combined (g/km)', 124],
      ['WLTP Fuel Consumption Weighted Combined (mpg)', blank],
      ['WLTP Electric Range Combined (miles)', blank],
      ['WLTP Test Mass (kg)', blank],
    );
    assert.deepEqual([taxedCo2(figures), figures.co2.weighted, figures.co2Nedc], [144, null, 124]);
    assert.deepEqual(
      [figures.milesPerGallon.weighted, taxedRangeMiles(figures), figures.testMassKg],
      [null, null, null],
    );
  });
}

test('0 g/km is an electric car’s figure, and a plug-in hybrid is taxed by its weighted one', () => {
  assert.equal(taxedCo2(figuresOf(['WLTP CO2 Combined (g/km)', 0])), 0);
  const plugIn = figuresOf(['WLTP CO2 Combined (g/km)', 150], ['WLTP CO2 Weighted Combined (g/km)', 8]);
  assert.equal(taxedCo2(plugIn), 8);
});

test('a configuration that the answer leaves out does not get the figures of the next', () => {
  const ids = (emissionsParams([car, car, car]).configurations ?? []).map(({ id }) => id);
  const dataOf = (id: string | undefined, value: number) => ({
    derivativeType: 'Car',
    refId: 56327,
    modelYear: '26.50',
    selectedEquipmentIds: [],
    ...(id !== undefined && { id }),
    technicalSpecificationItems: [{ id: 1, name: 'WLTP CO2 Combined (g/km)', value }],
  });
  const co2Of = (wltpData: ReturnType<typeof dataOf>[]) =>
    emissionsFrom([car, car, car], { auditId: 'A', errors: [], wltpData }).configurations.map(
      ({ figures, problems }) => figures?.co2.combined ?? problems[0]?.message,
    );
  const silent = 'The service returned neither figures nor an error for this configuration.';
  assert.deepEqual(co2Of([dataOf(ids[0], 100), dataOf(ids[2], 300)]), [100, silent, 300]);
  assert.deepEqual(co2Of([dataOf(ids[2], 300), dataOf(ids[0], 100), dataOf(ids[1], 200)]), [100, 200, 300]);
  const unnamed = [100, 200, 300].map((value) => dataOf(undefined, value));
  assert.deepEqual(co2Of(unnamed), [100, 200, 300], 'where no id is echoed they come in the order of the request');
});

const rde2: { value: string; meetsRde2: boolean | null }[] = [
  { value: 'Yes', meetsRde2: true },
  { value: ' TRUE ', meetsRde2: true },
  { value: 'No', meetsRde2: false },
  { value: 'false', meetsRde2: false },
  { value: '', meetsRde2: null },
  { value: '  ', meetsRde2: null },
  { value: 'Not applicable', meetsRde2: null },
  { value: 'Unknown', meetsRde2: null },
];
for (const { value: rde2Value, meetsRde2 } of rde2) {
  test(`RDE2 answered as "${rde2Value}" is ${meetsRde2 === null ? 'not known' : meetsRde2}`, () => {
    const technicalSpecificationItems = [{ id: 371, name: 'RDE2 Compliant', value: rde2Value }];
    const data = { errors: [], technicalSpecificationItems, derivativeType: 'Car', refId: 56327, modelYear: '26.50' };
    const wire = { auditId: 'A', errors: [], wltpData: [{ ...data, selectedEquipmentIds: [] }] };
    assert.equal(emissionsFrom([car], wire).configurations[0]?.figures?.meetsRde2, meetsRde2);
  });
}
