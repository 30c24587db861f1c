/** Only the embedded database rewrites its files. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { onFeatureDatabase } from '@/lib/health/testing/each-engine';
import type { SqlDatabase } from '../database';
import { selectRow } from '../rows';
import { rewriteErasedStorage } from './erased-storage';

process.env['TEST_FEATURES'] = 'embedded';
const settingRow = z.object({ wal_recycle: z.string() });

onFeatureDatabase('Rewriting the files of the database', ({ database }) => {
  test('recycles the log again, even if a table could not be rewritten', async () => {
    const failing: SqlDatabase = {
      ...database,
      query: (text, ...rest) =>
        text.startsWith('vacuum') ? Promise.reject(new Error('the disk is full')) : database.query(text, ...rest),
    };
    await assert.rejects(rewriteErasedStorage(failing), /the disk is full/);
    assert.deepEqual(await selectRow(database, settingRow, 'show wal_recycle'), { wal_recycle: 'on' });
  });
});
