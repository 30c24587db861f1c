import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emissionsFrom } from './emissions-from';

const car = { kind: 'car' as const, identifier: 56327, modelYear: '26.50', equipment: [] };
const refused = {
  id: 12,
  type: 'Invalid_Request',
  name: 'Subscription',
  message: ' WLTP is not in this subscription. ',
};

test('an error of the whole question is the reason of every configuration that was not answered', () => {
  const { problems, configurations } = emissionsFrom([car, car], { auditId: 'A', errors: [refused], wltpData: [] });
  assert.deepEqual(problems, [{ ...refused, message: 'WLTP is not in this subscription.' }]);
  assert.deepEqual(
    configurations.map((each) => each.problems),
    [problems, problems],
  );
});

test('a configuration with neither figures nor any error is said to be so', () => {
  const { configurations } = emissionsFrom([car], { auditId: 'A', errors: [], wltpData: [] });
  assert.match(configurations[0]?.problems[0]?.message ?? '', /neither figures nor an error/);
});

test('a figure on the NEDC is neither of the WLTP phases nor the one figure beside them', () => {
  const items = [
    { id: 1, name: 'WLTP CO2 Combined (g/km)', value: 144 },
    { id: 2, name: 'CO2 (g/km)', value: 144 },
    { id: 3, name: 'NEDC CO2 (g/km)', value: 124 },
    { id: 4, name: 'NEDC CO2 Extra High (g/km)', value: 99 },
  ];
  const data = {
    ...{ derivativeType: 'Car', refId: 56327, modelYear: '26.50', selectedEquipmentIds: [] },
    technicalSpecificationItems: items,
  };
  const { configurations } = emissionsFrom([car], { auditId: 'A', errors: [], wltpData: [data] });
  const figures = configurations[0]?.figures;
  assert.deepEqual([figures?.co2.combined, figures?.co2Stated, figures?.co2Nedc], [144, 144, 124]);
});

const rde2: { said: string; meetsRde2: boolean | null }[] = [
  { said: 'Yes', meetsRde2: true },
  { said: ' TRUE ', meetsRde2: true },
  { said: 'No', meetsRde2: false },
  { said: 'false', meetsRde2: false },
  { said: '', meetsRde2: null },
  { said: '  ', meetsRde2: null },
  { said: 'Not applicable', meetsRde2: null },
  { said: 'Unknown', meetsRde2: null },
];
for (const { said, meetsRde2 } of rde2) {
  test(`RDE2 answered as "${said}" is ${meetsRde2 === null ? 'not known' : meetsRde2}`, () => {
    const technicalSpecificationItems = [{ id: 371, name: 'RDE2 Compliant', value: said }];
    const data = { errors: [], technicalSpecificationItems, derivativeType: 'Car', refId: 56327, modelYear: '26.50' };
    const wire = { auditId: 'A', errors: [], wltpData: [{ ...data, selectedEquipmentIds: [] }] };
    assert.equal(emissionsFrom([car], wire).configurations[0]?.figures?.meetsRde2, meetsRde2);
  });
}
