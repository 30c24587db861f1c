import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from './fault';

test('a fault of another copy of the module is a fault too, and nothing else is', async () => {
  // A query makes it a separate module, as a bundler's second copy is.
  const copy: unknown = await import(`./fault.ts?${'copy'}`);
  assert.ok(typeof copy === 'object' && copy !== null && 'Fault' in copy && copy.Fault !== Fault);
  const Other = copy.Fault as typeof Fault; // the same source, loaded twice
  assert.ok(new Other('not_found', { message: '', fix: '' }) instanceof Fault);
  assert.ok(new Fault('not_found', { message: '', fix: '' }) instanceof Other);
  for (const value of [new Error('not_found'), { code: 'not_found' }, null, 'not_found'])
    assert.ok(!(value instanceof Fault));
});
