import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isComplete, missingPlates, readForecastAddress, writeForecastAddress } from './forecast-address';

const readAddress = (query: string) => readForecastAddress(new URLSearchParams(query));

test('an address is written as it was read, without what its search method does not need', () => {
  const cases: [address: string, again: string][] = [
    ['', ''],
    ['?by=letter&year=2021&letter=21&mileage=40000', '?by=letter&year=2021&letter=21&mileage=40000'],
    ['?by=date&registered=2021-03-15&year=2020&perMonth=900', '?by=date&registered=2021-03-15&perMonth=900'],
    [
      '?by=plate&plateId=79&handOver=2027-04-01&older=2026-05-10',
      '?by=plate&plateId=79&handOver=2027-04-01&older=2026-05-10',
    ],
    ['?plate=2021+21&beside=2020+20&beside=2022+22', '?plate=2021+21&beside=2020+20&beside=2022+22'],
    ['?by=nothing&mileage=-4&older=soon&perMonth=0', ''],
  ];
  for (const [address, rewritten] of cases) {
    const { forecastQuery, view } = readAddress(address);
    assert.equal(writeForecastAddress(forecastQuery, view), rewritten, address);
  }
});

test('a search method is complete only with all its fields', () => {
  assert.equal(isComplete(readAddress('').forecastQuery), true);
  assert.equal(isComplete(readAddress('by=letter&year=2021').forecastQuery), false);
  assert.equal(isComplete(readAddress('by=month&year=2021&month=3').forecastQuery), true);
  assert.equal(isComplete(readAddress('by=date').forecastQuery), false);
});

test('plates that the address names and the forecast does not have are named, each once', () => {
  const plates = [{ name: '2018 68' }, { name: '2019 68' }];
  for (const [address, missing] of [
    ['', []],
    ['?plate=2019+68&beside=2018+68', []],
    ['?plate=2021+21', ['2021 21']],
    ['?plate=2021+21&beside=2021+21&beside=nothing', ['2021 21', 'nothing']],
    ['?by=letter&year=2019&letter=68&plate=2021+21', []],
  ] as const) {
    const { forecastQuery, view } = readAddress(address);
    assert.deepEqual(missingPlates({ plates }, forecastQuery, view), missing, address);
  }
});
