import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RegistrationAnswer } from '@/lib/contract/reg';
import { lookUpAb21cde, lookUpScrapped } from '@/lib/domain/testing/recorded-look-ups.fixture';
import { registerChecks } from './register-checks';
import { registrationFrom } from '@/lib/domain/vehicles/registration/registration-from';

type RegisterCheckCase = NonNullable<NonNullable<RegistrationAnswer['DATA']>['REG']>;

const CASES: {
  name: string;
  entry: RegisterCheckCase;
  keepers?: number;
  checked: string | null;
  unchecked: string | null;
}[] = [
  {
    name: 'that says all four',
    entry: {},
    checked: 'Checked against the register: scrapped, exported, imported, plate transfer. Number of keepers not known.',
    unchecked: null,
  },
  {
    name: 'that says all, its keepers too',
    entry: { PREVIOUSKEEPERS: 2 },
    keepers: 1,
    checked: 'Checked against the register: scrapped, exported, imported, plate transfer, keepers.',
    unchecked: null,
  },
  {
    name: 'that leaves scrapped blank and imported out',
    entry: { ISSCRAPPED: ' ', ISIMPORTED: undefined },
    checked: 'Checked against the register: exported, plate transfer. Number of keepers not known.',
    unchecked: 'Not checked: scrapped, imported.',
  },
  {
    name: 'of basic details only',
    entry: { ISSCRAPPED: '', ISEXPORTED: '', ISIMPORTED: '', CHERISHEDTRANSFERMARKER: '' },
    checked: null,
    unchecked: 'Not checked: scrapped, exported, imported, plate transfer. Number of keepers not known.',
  },
  {
    name: 'with keepers alone',
    entry: { ISSCRAPPED: '', ISEXPORTED: '', ISIMPORTED: '', CHERISHEDTRANSFERMARKER: '', PREVIOUSKEEPERS: 1 },
    keepers: 1,
    checked: 'Checked against the register: keepers.',
    unchecked: 'Not checked: scrapped, exported, imported, plate transfer.',
  },
];

for (const { name, entry, keepers = 0, checked, unchecked } of CASES) {
  test(`an entry of the register ${name}: only facts in it are called checked`, () => {
    const { register } = registrationFrom({
      ...lookUpAb21cde,
      MATCHLEVEL: { ...lookUpAb21cde.MATCHLEVEL, REG: 0, REGBASIC: 1, REGKEEPER: keepers },
      DATA: { ...lookUpAb21cde.DATA, REG: { ...lookUpAb21cde.DATA?.REG, ...entry } },
    });
    assert.ok(register);
    assert.deepEqual(registerChecks(register), { checked, unchecked });
  });
}

test('a flag that is set is a fact in it', () => {
  const { register } = registrationFrom(lookUpScrapped);
  assert.ok(register);
  assert.match(registerChecks(register).checked ?? '', /scrapped, exported, imported/);
});
