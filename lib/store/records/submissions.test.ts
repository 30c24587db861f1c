import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { openSubmissions, type InterruptedSubmission } from './submissions';

onEachEngine('Submissions without a record', ({ database }) => {
  test('are read a hundred at a time, the oldest first, each once, also those of one moment', async () => {
    const [organisationId, count] = [randomUUID(), 250];
    // Microseconds apart, two at each moment.
    await database.query(
      `insert into submissions (organisation_id, idempotency_key, person_id, request, submitted_at)
       select $1, 'key ' || lpad(n::text, 3, '0'), 'smith', '{}', '2026-01-02T10:00:00Z'::timestamptz + n / 2 * interval '1 microsecond'
       from generate_series(1, $2) n`,
      [organisationId, count],
    );
    const submissions = openSubmissions(database);
    const [keys, sizes]: [string[], number[]] = [[], []];
    for (let after: InterruptedSubmission | null = null; ;) {
      const page: InterruptedSubmission[] = await submissions.listBefore(new Date('2026-01-03'), after);
      sizes.push(page.length);
      keys.push(...page.map(({ idempotencyKey }) => idempotencyKey));
      after = page.at(-1) ?? null;
      if (after === null) break;
    }
    assert.deepEqual(sizes, [100, 100, 50, 0]);
    assert.deepEqual(
      keys,
      Array.from({ length: count }, (_, at) => `key ${String(at + 1).padStart(3, '0')}`),
    );
  });
});
