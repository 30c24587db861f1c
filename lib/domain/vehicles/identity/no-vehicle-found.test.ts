import assert from 'node:assert/strict';
import { test } from 'node:test';
import { identityOf } from './identity-from-sources';
import { isVehicleFound } from './no-vehicle-found';

test('a look-up without an answer of any source found no vehicle; any other title is one', () => {
  const none = identityOf(null, null, { plate: 'NF19UND', vin: null, registered: null });
  assert.equal(isVehicleFound(none), false);
  for (const title of ['CITROEN C3 HATCHBACK', 'Make and model not known', 'Guide ID 50031'])
    assert.equal(isVehicleFound({ title }), true);
});
