import assert from 'node:assert/strict';
import { test } from 'node:test';
import { latestEditionFrom } from './guide-edition';

const editions = (...days: string[]) => ({
  Success: true,
  FailMessage: '',
  tables: { Grid: days.map((day) => ({ Uvt_PubDate: `${day}T00:00:00+00:00` })) },
});

test('the newest edition is the last one that is published by today, in whatever order they are listed', () => {
  const dates = editions('2026-11-01', '2027-01-01', '2026-12-01', '2026-10-01');
  assert.equal(latestEditionFrom(dates, '2026-11-30'), '2026-11-01');
  assert.equal(latestEditionFrom(dates, '2026-12-01'), '2026-12-01');
  assert.equal(latestEditionFrom(dates, '2026-01-01'), null);
});
