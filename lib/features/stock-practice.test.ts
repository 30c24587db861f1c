import assert from 'node:assert/strict';
import { test } from 'node:test';
import { practiseReading } from './stock-practice';

test('the workbook that is read ahead of the first is one that the reader takes', async () => {
  await assert.doesNotReject(practiseReading());
});
