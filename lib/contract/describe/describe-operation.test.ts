/** How an operation is described on a page, and how typed texts become its parameters. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declaredServices, findDeclared } from './declared-services';
import { describeOperation } from './describe-operation';
import { ParamProblem, parseParams } from './parse-params';
import { images, resources, webOperations } from '@/lib/contract/operations';

const declared = (name: string) => findDeclared(name) ?? assert.fail(`${name} is declared`);
const all = [...webOperations, ...resources, ...images];

test('every operation is listed under exactly one service', () => {
  const listed = declaredServices().flatMap(({ operations }) => operations);
  assert.deepEqual(new Set(listed), new Set(all));
  assert.equal(listed.length, all.length);
});

test('the example of every operation, typed as it is shown, gives the example', () => {
  for (const operation of all) {
    const texts = Object.fromEntries(
      describeOperation(operation, '2026-06-05').params.map(({ name, example }) => [name, example]),
    );
    const own: readonly string[] = operation.kind === 'resource' ? (operation.credentials ?? []) : [];
    const typed = Object.entries(operation.example).filter(([name]) => !own.includes(name));
    assert.deepEqual(parseParams(operation, texts), Object.fromEntries(typed), operation.name);
  }
});

test('a valuation by mark: its address, its parameters, its limits and its fields', () => {
  const words = describeOperation(declared('VRMValuation'), '2026-06-05');
  assert.equal(words.address, 'POST /vrm/refvrm.asmx/VRMValuation');
  assert.equal(words.source, '2 §VRM service');
  assert.ok(words.billed);
  assert.deepEqual(words.params, [
    {
      name: 'VRM',
      type: 'text',
      needed: true,
      personal: true,
      rule: '',
      control: 'text',
      choices: [],
      example: 'AB21CDE',
    },
    {
      name: 'Mileage',
      type: 'whole number',
      needed: true,
      personal: false,
      rule: 'at least 0; rounded to the nearest 1000',
      control: 'number',
      choices: [],
      example: '23499',
    },
    {
      name: 'StandardEquipmentRequired',
      type: 'true or false',
      needed: true,
      personal: false,
      rule: '',
      control: 'flag',
      choices: [],
      example: 'true',
    },
  ]);
  assert.deepEqual(words.fields.slice(0, 3), [
    { name: 'Success', depth: 0, type: 'true or false', note: 'always there' },
    { name: 'VRMLookup', depth: 0, type: 'object', note: '' },
    { name: 'Success', depth: 1, type: 'true or false', note: '' },
  ]);
});

const refused: { title: string; operation: string; texts: Record<string, string>; param: string; why: RegExp }[] = [
  {
    title: 'a text in place of a number',
    operation: 'VRMValuation',
    texts: { VRM: 'AB21CDE', Mileage: '62k', StandardEquipmentRequired: 'true' },
    param: 'Mileage',
    why: /^must be a whole number$/,
  },
  {
    title: 'a number left out',
    operation: 'VRMValuation',
    texts: { VRM: 'AB21CDE', StandardEquipmentRequired: 'true' },
    param: 'Mileage',
    why: /^is needed$/,
  },
  {
    title: 'a list that is not JSON',
    operation: 'OptionValues',
    texts: {
      refId: '1',
      registrationDate: '2018-07-01',
      mileage: '1',
      conditionsRequired: 'Clean',
      requiredValuationMonths: '[0]',
    },
    param: 'conditionsRequired',
    why: /^must be JSON$/,
  },
  {
    title: 'a list of other things',
    operation: 'OptionValues',
    texts: {
      refId: '1',
      registrationDate: '2018-07-01',
      mileage: '1',
      conditionsRequired: '["Clean"]',
      requiredValuationMonths: '["x"]',
    },
    param: 'requiredValuationMonths',
    why: /^must be a list of whole number/,
  },
  {
    title: 'an unknown parameter',
    operation: 'VRMValuation',
    texts: { Password: 'x' },
    param: 'Password',
    why: /not a parameter/,
  },
];
for (const { title, operation, texts, param, why } of refused) {
  test(`${title} is refused by the parameter's name`, () => {
    assert.throws(
      () => parseParams(declared(operation), texts),
      (error) => error instanceof ParamProblem && error.param === param && why.test(error.why),
    );
  });
}

test('an empty text is sent to a web service, and left out of a token API’s query', () => {
  const { params } = describeOperation(declared('GetRefMan'), '2026-06-05');
  const texts = Object.fromEntries(params.map(({ name, example }) => [name, example]));
  assert.deepEqual(parseParams(declared('GetRefMan'), texts)['bodyStyleFilter'], '');
  assert.deepEqual(parseParams(declared('Forecast'), { vehicleTypeId: '1', refId: '50031', options: '' }), {
    vehicleTypeId: 1,
    refId: 50031,
  });
});

test('a field that no document shows is marked, with everything inside it, and no other field is', () => {
  const marked = (name: string): readonly string[] =>
    describeOperation(declared(name), '2026-06-05').fields.flatMap(({ name: field, note }) =>
      note.includes('inferred') ? [field] : [],
    );
  // 2 §SMR service: "Row fields of the SMR dataset: not shown."
  assert.deepEqual(marked('GetSmrValuation'), ['Valuation', 'valuation', 'monthsToValuation', 'mileage']);
  // 2 §Registration lookup results: "fields not shown beyond MATCHLEVEL.ALTERNATIVEDERIVATIVES".
  const alternatives = ['REFID', 'REFCODE', 'DERIVATIVE', 'VEHICLETYPE_ID', 'VEHICLETYPE'];
  // Their count in MATCHLEVEL has their name, and is shown.
  assert.deepEqual(marked('REGLookupVRM'), ['ALTERNATIVEDERIVATIVES', ...alternatives]);
  // 3 §Legislation service: "the only column shown is NIClass1A_Yr4Rate".
  const columns = marked('GetLegislationData');
  assert.equal(columns.length, 22);
  assert.ok(!columns.includes('NIClass1A_Yr4Rate') && !columns.includes('Table'));
  assert.deepEqual(marked('GetRefMan'), []);
});

/** Document 3, last paragraph, and wire.md §6: named but not shown. */
const INFERRED =
  /^(GetUsedValuesForID(YearMonth|YearMonthMileage|YearLetterMileage)?|GetInternetPricesForID\w+|GetUsedValuation|GetUsedValuesHistoricDates|GetUsedLive\w+|GetFutureValuation|GetPpmValuation|GetTCO|List_\w+|Stream_\w+|VehicleImage)$/;
test('inferred are exactly the operations that the documents name but do not show', () => {
  assert.deepEqual(
    all.filter(({ standing }) => standing === 'inferred').map(({ name }) => name),
    all.filter(({ name }) => INFERRED.test(name)).map(({ name }) => name),
  );
  assert.equal(all.filter(({ standing }) => standing === 'inferred').length, 8 + 9 + 2 + 1 + 10 + 1);
});
