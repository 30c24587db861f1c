/** A reconciliation names a cause only where there is one, and never calls a sum that differs "no difference". */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServiceAuditCard } from './service-audit';

const COUNTS = { provider: 26, equipment: null, ledger: 26, own: 26, unknown: 0, writtenOff: 0 };
const MATCHED = { ...COUNTS, difference: 0, agrees: true };
const APART = { ...COUNTS, provider: 376, difference: 350, agrees: false };

const drawn = (months: 'matched' | 'apart') => {
  const total = months === 'matched' ? MATCHED : APART;
  return renderToStaticMarkup(
    createElement(ServiceAuditCard, {
      audit: {
        key: 'registration',
        words: 'Registration look-ups',
        counts: 'The provider counts every look-up.',
        answer: {
          months: [{ ...total, month: '2026-10', cause: months === 'apart' ? 'Made elsewhere.' : null }],
          total,
          agrees: total.agrees,
        },
      },
    }),
  );
};

test('the total of months that differ leads to their causes', () => {
  assert.ok(!drawn('apart').includes('no difference'));
  assert.match(drawn('apart'), /see each month/);
});

test('months that match have no difference, and neither has their total', () => {
  assert.equal(drawn('matched').split('no difference').length - 1, 2);
});
