/** A sale counts against Clean or Retail by its buyer: a buyer no one chose would be money counted wrongly. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEAVING_OPTIONS, readLeaving } from './read-leaving';

const TODAY = '2026-11-30';

for (const outcome of ['', 'trade', 'retail', 'removed', null])
  for (const price of ['', '6,500', 'POA', '0', null]) {
    test(`${outcome ?? 'no field'} at ${price ?? 'no field'}: only what was chosen is saved, and each lack is at its field`, () => {
      const form = new FormData();
      if (outcome !== null) form.set('outcome', outcome);
      if (price !== null) form.set('soldPounds', price);
      const { leaving, problems } = readLeaving(form, TODAY);
      if (outcome === 'removed') {
        assert.deepEqual(leaving, { on: TODAY, soldTo: null, soldPounds: null });
        return;
      }
      const isChosen = outcome === 'trade' || outcome === 'retail';
      assert.equal('outcome' in problems, !isChosen);
      assert.equal('soldPounds' in problems, price !== '6,500');
      assert.deepEqual(
        leaving,
        isChosen && price === '6,500' ? { on: TODAY, soldTo: outcome, soldPounds: 6_500 } : null,
      );
    });
  }

test('the first of the choices is none', () => assert.equal(LEAVING_OPTIONS[0]?.value, ''));
