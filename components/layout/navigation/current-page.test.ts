import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissionsOf, ROLES } from '@/lib/access';
import { NAVIGATION, navigationFor } from './navigation';
import { isInSection, isWithinEntry } from './current-page';

const sectionsAt = (path: string) =>
  NAVIGATION.filter((section) => isInSection(path, section)).map(({ label }) => label);

for (const [path, sections] of [
  ['/', ['Home']],
  ['/valuations/vin', ['Look up & value']],
  ['/valuations/identifier', ['Look up & value']],
  ['/valuations', ['Look up & value']],
  ['/valuations/0198c7a2-0000-7000-8000-000000000000', ['Look up & value']],
  ['/vehicles/compare', ['Vehicles']],
  ['/forecast', ['Fleet']],
  ['/downloads', ['Settings']],
  ['/explorer/coverage', ['Settings']],
  ['/gallery', []],
] as const) {
  test(`${path} is ${sections.join() || 'in no section'}`, () => assert.deepEqual(sectionsAt(path), sections));
}

test('a page without an entry belongs to the one it is opened from', () => {
  const entry = { href: '/vehicles/car/1/guide?build=a', match: 'exact', also: '/vehicles/car/1/by-age' } as const;
  assert.deepEqual(
    ['guide', 'by-age', 'past'].map((page) => isWithinEntry(`/vehicles/car/1/${page}`, entry)),
    [true, true, false],
  );
});

test('no address belongs to two sections', () => {
  const addresses = NAVIGATION.flatMap(({ href, pages = [] }) => [href, ...pages.map((page) => page.href)]);
  assert.deepEqual(
    addresses.filter((path) => sectionsAt(path).length !== 1),
    [],
  );
});

test('a signed-in person is led only to pages their role may see', () => {
  for (const role of ROLES) {
    const permissions = permissionsOf(role);
    const reachable = navigationFor(permissions).flatMap(({ pages, ...section }) => pages ?? [section]);
    assert.ok(reachable.length > 0);
    assert.ok(
      reachable.every(({ needs }) => permissions.includes(needs)),
      role,
    );
  }
});
