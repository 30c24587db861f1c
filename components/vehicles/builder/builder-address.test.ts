import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownParams } from '@/components/layout/navigation/address-params';
import { FIGURE_NAMES } from '@/lib/domain/tax/company-car/figures-filter';
import { builderAddress, withChoice, openLevel, levelQueries, readBuilder, unknownKind } from './builder-address';

const readQuery = (query: string) => readBuilder(new URLSearchParams(query));

for (const address of [
  '/vehicles?kind=car',
  '/vehicles?kind=van&manufacturer=101&range=1001&model=10001&derivative=50001',
  '/vehicles?kind=bike&manufacturer=7',
  '/vehicles?kind=hgv',
  '/vehicles?kind=car&styles=4,5&show=all&manufacturer=101',
  '/vehicles?kind=car&sector=no&manufacturer=101&range=1001&model=all&derivative=50001',
  '/vehicles?kind=car&run-out=yes&levels=3&manufacturer=101&model=10001',
  '/vehicles?kind=car&sort=p11d&manufacturer=101&range=1001&model=10001',
  '/vehicles?kind=car&sort=-month&max-p11d=30000&max-month=200&manufacturer=101&range=1001&model=10001',
]) {
  test(`${address} is read and written the same`, () =>
    assert.equal(builderAddress(readQuery(address.split('?')[1] ?? '')), address));
}

for (const [query, expected] of [
  ['', '/vehicles?kind=car'],
  ['kind=tram&manufacturer=1', '/vehicles?kind=car&manufacturer=1'],
  ['kind=car&manufacturer=abc&range=7', '/vehicles?kind=car'],
  ['kind=car&manufacturer=-5', '/vehicles?kind=car'],
  ['kind=car&manufacturer=0', '/vehicles?kind=car'],
  ['kind=car&manufacturer=101&range=all', '/vehicles?kind=car&manufacturer=101'],
  ['kind=car&levels=3&manufacturer=101&model=all', '/vehicles?kind=car&levels=3&manufacturer=101'],
  ['kind=car&manufacturer=101&model=10001', '/vehicles?kind=car&manufacturer=101'],
  [
    'kind=car&levels=3&manufacturer=101&range=1001&model=10001',
    '/vehicles?kind=car&levels=3&manufacturer=101&model=10001',
  ],
  ['styles=9,5,x,5,4', '/vehicles?kind=car&styles=4,5'],
  ['show=everything&run-out=1', '/vehicles?kind=car'],
  ['sort=colour&max-p11d=30k&max-month=-5', '/vehicles?kind=car'],
  ['sort=-co2&max-p11d=30,000', '/vehicles?kind=car&sort=-co2&max-p11d=30000'],
] as const) {
  test(`“${query}” counts as ${expected}`, () => assert.equal(builderAddress(readQuery(query)), expected));
}

test('a choice clears the levels after it and preserves the filters', () => {
  const fullPath = readQuery('kind=car&styles=5&manufacturer=101&range=1001&model=10001&derivative=50001');
  assert.equal(
    builderAddress(withChoice(fullPath, 'range', 1002)),
    '/vehicles?kind=car&styles=5&manufacturer=101&range=1002',
  );
  assert.equal(builderAddress(withChoice(fullPath, 'manufacturer', null)), '/vehicles?kind=car&styles=5');
});

test('the open level is the first without a choice', () => {
  assert.equal(openLevel(readQuery('')), 'manufacturer');
  assert.equal(openLevel(readQuery('manufacturer=1')), 'range');
  assert.equal(openLevel(readQuery('manufacturer=1&levels=3')), 'model');
  assert.equal(openLevel(readQuery('manufacturer=1&range=2&model=3&derivative=4')), null);
});

test('each list is requested once the levels before it are chosen; vans have no body styles', () => {
  const { range, model, derivative, modelYears } = levelQueries(readQuery('manufacturer=1'));
  assert.deepEqual([range?.manufacturer, model, derivative, modelYears], [1, null, null, null]);
  assert.deepEqual(levelQueries(readQuery('levels=3&manufacturer=1')).model, {
    kind: 'car',
    styles: [],
    show: 'current',
    runOut: false,
    manufacturer: 1,
  });
  assert.deepEqual(levelQueries(readQuery('kind=van&styles=4')).manufacturer.styles, []);
});

test('all models of a range are requested by the range alone, one model by its code and with its sectors', () => {
  const [wholeRange, oneModel] = ['all', '10001'].map((model) => readQuery(`manufacturer=1&range=2&model=${model}`));
  const listQuery = { kind: 'car', show: 'current', runOut: false };
  assert.ok(wholeRange && oneModel);
  assert.deepEqual(levelQueries(wholeRange).derivative, { ...listQuery, range: 2 });
  assert.deepEqual(levelQueries(oneModel).derivative, { ...listQuery, model: 10001, sector: true });
  assert.deepEqual(levelQueries(wholeRange).figures, { ...listQuery, range: 2 });
  assert.deepEqual(levelQueries(oneModel).figures, { ...listQuery, model: 10001 });
  assert.equal(levelQueries(readQuery('kind=van&manufacturer=1&range=2&model=3')).figures, null);
});

test('an unknown kind is reported', () => {
  assert.equal(unknownKind(new URLSearchParams('kind=tram')), 'tram');
  assert.equal(unknownKind(new URLSearchParams('kind=bike')), null);
  assert.equal(unknownKind(new URLSearchParams('kind=van')), null);
  assert.equal(unknownKind(new URLSearchParams('')), null);
});

test('the vehicles page knows every name that its own address may have', () => {
  const path = { manufacturer: 1, range: 2, model: 3, derivative: 4 };
  for (const ranged of [true, false])
    for (const by of FIGURE_NAMES)
      for (const descending of [true, false]) {
        const figures = { sort: { by, descending }, maxP11dPounds: 32_000, maxMonthPounds: 90 };
        const filter = { kind: 'car', styles: [4], show: 'all', runOut: true, sector: false } as const;
        const { pathname, searchParams } = new URL(
          builderAddress({ ...filter, ranged, path, figures }),
          'http://localhost',
        );
        assert.deepEqual(unknownParams(pathname, searchParams), []);
        assert.ok([...searchParams.keys()].length >= 11);
      }
});
