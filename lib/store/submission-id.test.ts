import assert from 'node:assert/strict';
import { test } from 'node:test';
import { submissionId } from './submission-id';

test('the id of a submission is a UUID, and the one that released versions stored', () => {
  assert.equal(submissionId('org-1', 'key-1'), 'b8ae8df5-49cd-8270-8f44-4061de92c425');
  assert.match(submissionId('org-1', 'key-2'), /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('another place or another key is another submission', () => {
  const ids = [submissionId('a', 'k'), submissionId('b', 'k'), submissionId('a', 'l')];
  assert.equal(new Set(ids).size, 3);
});
