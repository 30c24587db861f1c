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
