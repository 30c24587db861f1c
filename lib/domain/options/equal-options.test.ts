/** Options of two makes, of rows written by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { getRefOptionsBundle } from '@/lib/contract/nvd';
import type { OperationAnswer } from '@/lib/contract/operations';
import { equalOptionsFrom } from './generic-options-from';

const answer = <T>(tables: T) => ({ Success: true, FailMessage: '', tables });
const LIST = answer({
  Items: [
    { DG_Description: 'Heated seats', DC_Description: 'Comfort' },
    { DG_Description: 'Tow bar', DC_Description: undefined },
    { DG_Description: 'Sunroof', DC_Description: 'Comfort' },
  ],
});
const LINKS = {
  RefDictionary: [
    { name: 'HEATED  SEATS', values: ',1,101,102,' },
    { name: 'Tow bar', values: ',2,103,' },
    { name: 'Sunroof', values: ',104,' },
  ],
};
const option = (code: number, name: string, more: Partial<WrittenOption> = {}): WrittenOption => ({
  Opt_OptionCode: code,
  Do_Description: name,
  Opt_Basic: 100,
  Opt_VAT: 20,
  ...more,
});
type WrittenOption = OperationAnswer<typeof getRefOptionsBundle>['tables']['Options'][number];
const NO_ROWS = { Descriptions: [], Relationships: [], Packs: [], Technical: [], ValidDateRange: [] };
const bundle = (...options: WrittenOption[]) => answer({ ...NO_ROWS, Options: options });
const equipment = answer({ SE: [{ Se_OptionCode: 102, Do_Description: ' Heated front seats ' }] });

test('each kind that the one vehicle offers has what the other offers or has as standard, and what it costs', () => {
  const own = { bundle: bundle(option(1, 'Seat heating'), option(2, 'Tow bar', { Opt_POA: true })), equipment: null };
  const other = { bundle: bundle(option(101, 'Winter seats', { Opt_Basic: 250.5, Opt_VAT: 50.1 })), equipment };
  assert.deepEqual(equalOptionsFrom(LIST, LINKS, own, other), [
    {
      category: 'Comfort',
      items: [
        {
          name: 'HEATED SEATS',
          own: [{ code: 1, name: 'Seat heating', pence: 12_000, isStandard: false }],
          others: [
            { code: 101, name: 'Winter seats', pence: 30_060, isStandard: false },
            { code: 102, name: 'Heated front seats', pence: null, isStandard: true },
          ],
        },
      ],
    },
    {
      category: 'Other',
      items: [{ name: 'Tow bar', own: [{ code: 2, name: 'Tow bar', pence: null, isStandard: false }], others: [] }],
    },
  ]);
});

test('an option that is listed and standard stands there once', () => {
  const own = {
    bundle: bundle(option(102, 'Heated seats', { Opt_Default: true, Opt_Basic: 0, Opt_VAT: 0 })),
    equipment,
  };
  const [kind] = equalOptionsFrom(LIST, LINKS, own, { bundle: bundle(), equipment: null });
  assert.deepEqual(kind?.items[0]?.own, [{ code: 102, name: 'Heated seats', pence: 0, isStandard: true }]);
});
