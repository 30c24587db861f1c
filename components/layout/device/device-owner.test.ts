/** What a device offers without a connection: what the role of its person allows. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { may, ROLES } from '@/lib/access';
import { BrowserArea } from './browser-area.fixture';
import { claimDevice, eraseDevice, mayDeviceValue } from './device-owner';

const area = { isRefused: false };
after(() => ['window', 'sessionStorage', 'localStorage'].forEach((name) => Reflect.deleteProperty(globalThis, name)));
beforeEach(() => {
  area.isRefused = false;
  const areas = { sessionStorage: new BrowserArea(area), localStorage: new BrowserArea(area) };
  Object.assign(globalThis, { window: areas, ...areas });
});

describe('A device', () => {
  const claim = (role: (typeof ROLES)[number]) =>
    claimDevice({ owner: 'org-1 ann', mayValue: may(role, 'valuations.create') });

  for (const role of ROLES)
    for (const later of ROLES)
      test(`of a ${role} who is a ${later} on their next page offers a car to value if they may then value it`, async () => {
        await claim(role);
        assert.equal(mayDeviceValue(), may(role, 'valuations.create'));
        await claim(later);
        assert.equal(mayDeviceValue(), may(later, 'valuations.create'));
        await claimDevice({ owner: 'org-1 bo', mayValue: true });
        assert.equal(mayDeviceValue(), true);
      });

  test('that is signed out, or stores nothing, does not know', async () => {
    await claim('viewer');
    await eraseDevice();
    assert.equal(mayDeviceValue(), true);
    area.isRefused = true;
    await claim('viewer');
    assert.equal(mayDeviceValue(), true);
  });
});
