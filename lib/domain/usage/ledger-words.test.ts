/** The words of a line of the ledger agree with its state. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ledgerStateSchema, STATE_WORDS } from './ledger-line';
import { chargeWords } from './ledger-words';

test('only a charge that may still be confirmed is not confirmed yet', () => {
  const awaited = ledgerStateSchema.options.filter(
    (state) => chargeWords({ state, charged: STATE_WORDS[state].charged }) === 'Not confirmed yet',
  );
  assert.deepEqual(awaited, ['SENT', 'UNKNOWN']);
});
