import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factColumns, factsOf } from './list-car';

const TODAY = '2026-11-25';

test('columns of a dealer’s table are found by their headings, and a cell that cannot be read says nothing', () => {
  const columns = factColumns(['Reg', 'Mileage', 'Stand-in value (£)', 'PREP', 'Screen_price', 'Date In', 'Branch']);
  assert.deepEqual(factsOf(['AB21CDE', '1', '£8,250', '400', '10,495', '01/06/2026', 'Leeds'], columns, TODAY), {
    costPounds: 8_250,
    preparationPounds: 400,
    advertisedPounds: 10_495,
    inOn: '2026-06-01',
    site: 'Leeds',
  });
  assert.deepEqual(factsOf(['AB21CDE', '1', 'tbc', '', 'POA', 'soon', ''], columns, TODAY), {});
  assert.deepEqual(factsOf(['', '', '', '', '', '25/11/2026', ''], columns, TODAY), { inOn: TODAY });
  assert.deepEqual(factsOf(['', '', '', '', '', '26/11/2026', ''], columns, TODAY), {});
  assert.deepEqual([...factColumns(['Reg', 'Mileage', 'Notes'])], []);
});
