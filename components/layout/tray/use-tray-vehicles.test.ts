import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeName } from '@/lib/domain/builds/build-names';
import { SAVED_BUILD } from '@/lib/domain/builds/sample-builds.fixture';
import type { TrayEntry } from '@/lib/domain/vehicles/comparison/vehicle-names';
import { trayNames } from './use-tray-vehicles';

const saved = (code: string, name: string, optionsPence: number) => ({ ...SAVED_BUILD, code, name, optionsPence });
const BUILDS = [saved('AAA', 'Mr Hill', 0), saved('BBB', 'Mr Hill', 150_500), saved('CCC', 'Winter', 150_500)];

const CASES: readonly (readonly [title: string, entries: readonly TrayEntry[], names: readonly string[]])[] = [
  ['the vehicle alone', ['car-1'], ['Car 1']],
  ['a build', ['car-1.CCC'], ['Car 1, Winter']],
  [
    'a vehicle and two builds of it saved under one name',
    ['car-1', 'car-1.AAA', 'car-1.BBB'],
    ['Car 1', 'Car 1, Mr Hill, options £0', 'Car 1, Mr Hill, options £1,505'],
  ],
  ['a build that is no longer saved', ['car-1.ZZZ', 'car-1.CCC'], ['Car 1, with options', 'Car 1, Winter']],
  ['the code of another vehicle', ['van-1.CCC'], ['Van 1, with options']],
];
for (const [title, entries, names] of CASES)
  test(`the tray names ${title}`, () => assert.deepEqual(trayNames(entries, [], BUILDS).map(wholeName), names));

test('no two entries of a tray have the same name, with builds that are saved and that are not', () => {
  const tray: readonly TrayEntry[] = ['car-1.AAA', 'car-1.BBB', 'car-1.YYY', 'car-1.ZZZ'];
  for (const known of [[], BUILDS]) {
    const names = trayNames(tray, [], known).map(wholeName);
    assert.equal(new Set(names).size, tray.length, names.join('; '));
  }
});
