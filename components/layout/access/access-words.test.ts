import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NAVIGATION } from '@/components/layout/navigation/navigation';
import { may, permissionsOf, ROLES } from '@/lib/access';
import { accessWords } from './access-words';

for (const [path, role, words] of [
  ['/usage', 'valuer', 'Managers and administrators can open “Usage”. You are a valuer.'],
  ['/people/privacy', 'manager', 'Administrators can open “Privacy”. You are a manager.'],
  ['/valuations/vin', 'viewer', 'Valuers, managers and administrators can open “By VIN”. You are a viewer.'],
  ['/explorer/VRMValuation', 'valuer', 'Managers and administrators can open “API explorer”. You are a valuer.'],
  ['/gallery', 'viewer', null],
] as const)
  test(`${path} for a ${role}: ${words}`, () => {
    assert.equal(accessWords(path, permissionsOf(role)), words);
  });

test('each page of the menu that a role may not open names the roles that may, and no other page does', () => {
  for (const { href, needs, label } of NAVIGATION.flatMap((section) => section.pages ?? [section]))
    for (const role of ROLES) {
      const words = accessWords(href, permissionsOf(role));
      assert.equal(words === null, may(role, needs), `${href} for a ${role}`);
      if (words !== null)
        assert.match(words, new RegExp(`[aA]dministrators can open “${label}”\\. You are a ${role}\\.$`));
    }
});
