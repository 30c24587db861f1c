import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryAlert } from '@/lib/domain/valuations/entry-warnings';
import { withKnownAlerts } from './known-alerts';

const alerts = (flag: string | null, ...otherFlags: string[]) => ({ flag, otherFlags });
const ENTRY = entryAlert([{ field: 'mileage', code: 'high', text: 'High.' }]) ?? assert.fail('no alert');
const UNCHECKED = alerts('Vehicle check not completed');

for (const [title, own, known, expected] of [
  ['nothing earlier', UNCHECKED, null, UNCHECKED],
  ['a clear check', UNCHECKED, alerts(null), UNCHECKED],
  ['a stop', UNCHECKED, alerts('Exported'), alerts('Exported', 'Vehicle check not completed')],
  ['another', UNCHECKED, alerts('Plate transfer'), alerts('Vehicle check not completed', 'Plate transfer')],
  ['what was entered then', UNCHECKED, alerts('Exported', ENTRY), alerts('Exported', 'Vehicle check not completed')],
  [
    'the same alert',
    alerts('Vehicle check not completed', 'Sources disagree'),
    alerts('Sources disagree'),
    alerts('Vehicle check not completed', 'Sources disagree'),
  ],
] as const)
  test(`known from the last check: ${title}`, () => assert.deepEqual(withKnownAlerts(own, known), expected));
