import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissionsOf, ROLES } from '@/lib/access';
import { NAVIGATION, navigationFor } from './navigation';
import { isIn } from './place';

const at = (path: string) => NAVIGATION.filter((section) => isIn(path, section)).map(({ label }) => label);

for (const [path, sections] of [
  ['/', ['Value']],
  ['/valuations/vin', ['Value']],
  ['/valuations/identifier', ['Value']],
  ['/valuations', ['Valuations']],
  ['/valuations/0198c7a2-0000-7000-8000-000000000000', ['Valuations']],
  ['/explorer/coverage', ['Explorer']],
  ['/gallery', []],
] as const) {
  test(`${path} is ${sections.join() || 'in no section'}`, () => assert.deepEqual(at(path), sections));
}

test('no address belongs to two sections', () => {
  const addresses = NAVIGATION.flatMap(({ href, pages = [] }) => [href, ...pages.map((page) => page.href)]);
  assert.deepEqual(
    addresses.filter((path) => at(path).length !== 1),
    [],
  );
});

test('whoever is signed in is led only to what their role may see', () => {
  for (const role of ROLES) {
    const permissions = permissionsOf(role);
    const led = navigationFor(permissions).flatMap(({ pages, ...section }) => pages ?? [section]);
    assert.ok(led.length > 0);
    assert.ok(
      led.every(({ needs }) => permissions.includes(needs)),
      role,
    );
  }
});
