/** The line below the values: when and by whom, in words that are also true without a value. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RecordOrigin } from './record-header';
import { WHOLE } from './sample-whole-record';

test('a vehicle without a value was looked up, not valued', () => {
  const drawn = (record: typeof WHOLE) => renderToStaticMarkup(createElement(RecordOrigin, { record }));
  assert.match(drawn(WHOLE), /Valued \d/);
  const none = { value: null, because: { reason: 'No vehicle.', next: 'Check the reg.' } };
  assert.match(drawn({ ...WHOLE, values: { retail: none, clean: none, average: none, below: none } }), /Looked up \d/);
});
