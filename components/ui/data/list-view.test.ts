import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listViewCookie, listViewCookieText, readListView, writeListView } from './list-view';

test('every column is shown in roomy rows until a person chooses otherwise', () => {
  assert.deepEqual(readListView('', 'valuations'), { dense: false, hidden: [] });
});

test('columns are left out of that list alone, and dense rows are of every list', () => {
  const text = writeListView('', 'valuations', { dense: true, hidden: ['mileage', 'change'] });
  assert.deepEqual(readListView(text, 'valuations'), { dense: true, hidden: ['mileage', 'change'] });
  assert.deepEqual(readListView(text, 'ledger'), { dense: true, hidden: [] });
});

test('a choice taken back leaves the choices of other lists', () => {
  const both = writeListView(writeListView('', 'valuations', { dense: true, hidden: ['a'] }), 'ledger', {
    dense: true,
    hidden: ['b'],
  });
  const text = writeListView(both, 'valuations', { dense: false, hidden: [] });
  assert.deepEqual(readListView(text, 'valuations'), { dense: false, hidden: [] });
  assert.deepEqual(readListView(text, 'ledger'), { dense: false, hidden: ['b'] });
});

test('the cookie is each person’s own, and its text survives being a cookie', () => {
  const text = writeListView('', 'valuations', { dense: true, hidden: ['mileage', 'change'] });
  const [stored = ''] = listViewCookieText(listViewCookie('p1'), text).split(';');
  const [name, value = ''] = stored.split('=');
  assert.equal(name, 'lists-p1');
  assert.equal(decodeURIComponent(value), text);
  assert.doesNotMatch(value, /[;,\s"]/);
});
