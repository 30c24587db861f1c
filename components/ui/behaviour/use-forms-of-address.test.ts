import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resetAddressForms } from './use-forms-of-address';

/** As the browser has it: without an attribute the method of a form is `get`. */
for (const [what, attributes, isReset] of [
  ['a search', { method: 'get' }, true],
  ['a search at another address', { method: 'get', action: '/vehicles/find' }, true],
  ['a filter that names only its address', { action: '/ledger' }, true],
  ['a form that is sent by script', {}, false],
  ['a sign-in', { method: 'post', action: '/api/sign-in' }, false],
] as const)
  test(`${what} ${isReset ? 'shows the address again' : 'keeps what was entered'}`, () => {
    const names: readonly string[] = Object.keys(attributes);
    let resets = 0;
    resetAddressForms([
      {
        method: 'method' in attributes ? attributes.method : 'get',
        hasAttribute: (name) => names.includes(name),
        reset: () => (resets += 1),
      },
    ]);
    assert.equal(resets, isReset ? 1 : 0);
  });
