import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createJournal, type JournalEntry, type JournalOptions } from './usage-journal';

const directory = mkdtempSync(join(tmpdir(), 'journal-'));
after(() => rmSync(directory, { recursive: true }));

const opened = '2026-06-05T14:07:09';
const journal = (options: Partial<JournalOptions> = {}) =>
  createJournal({ opened, seed: '', sampleHistory: false, sampleAlternatives: () => [7], ...options });

const lookUp = (at: string, audit: number, alternatives: number[] = []): JournalEntry => ({
  at,
  kind: 'look-up',
  audit,
  alternatives,
});

test('look-ups are counted by kind and day, first and last day included', () => {
  const reopened = journal();
  reopened.record(lookUp('2026-06-05T23:59:59', 1));
  reopened.record(lookUp('2026-06-06T00:00:00', 2));
  reopened.record({ at: '2026-06-06T10:00:00', kind: 'vrm-valuation', equipment: true });
  reopened.record({ at: '2026-06-06T10:00:01', kind: 'vrm-valuation', equipment: false });
  reopened.record({ at: '2026-06-06T10:00:02', kind: 'refused', audit: 3 });
  assert.deepEqual(reopened.count('look-up', '2026-06-05', '2026-06-05'), { count: 1, equipment: 0 });
  assert.deepEqual(reopened.count('look-up', '2026-06-05', '2026-06-06'), { count: 2, equipment: 0 });
  assert.deepEqual(reopened.count('vrm-valuation', '2026-06-01', '2026-06-30'), { count: 2, equipment: 1 });
  assert.deepEqual(reopened.count('refid-valuation', '2026-06-01', '2026-06-30'), { count: 0, equipment: 0 });
});

test('after a restart counts, audit numbers and alternatives are the same, and no number is given twice', () => {
  const folder = join(directory, 'restart');
  const first = journal({ directory: folder });
  const audit = first.nextAudit();
  first.record(lookUp(opened, audit, [50003]));
  const refused = first.nextAudit();
  first.record({ at: opened, kind: 'refused', audit: refused });

  const second = journal({ directory: folder, opened: '2026-06-04T00:00:00' });
  assert.equal(second.count('look-up', '2026-06-05', '2026-06-05').count, 1);
  assert.deepEqual(second.alternativesOf(audit), [50003]);
  assert.equal(second.alternativesOf(refused), undefined);
  assert.ok(second.nextAudit() > refused);
});

test('a line cut by a crash is the only one lost', () => {
  const folder = join(directory, 'torn');
  journal({ directory: folder }).record(lookUp(opened, 500_000_000));
  appendFileSync(join(folder, 'journal.jsonl'), '{"at":"2026-06-05T14:0');
  const after = journal({ directory: folder });
  after.record(lookUp(opened, 500_000_001));
  assert.equal(journal({ directory: folder }).count('look-up', '2026-06-05', '2026-06-05').count, 2);
});

test('the file holds no plate', () => {
  const folder = join(directory, 'plates');
  journal({ directory: folder }).record(lookUp(opened, 500_000_000, [50003]));
  assert.equal(
    readFileSync(join(folder, 'journal.jsonl'), 'utf8'),
    '{"at":"2026-06-05T14:07:09","kind":"opened"}\n' +
      '{"at":"2026-06-05T14:07:09","kind":"look-up","audit":500000000,"alternatives":[50003]}\n',
  );
});

test('two journals opened in different seconds give different audit numbers', () => {
  assert.notEqual(journal().nextAudit(), journal({ opened: '2026-06-05T14:07:10' }).nextAudit());
});

test('the sample look-up of the documents is remembered', () => {
  assert.deepEqual(journal().alternativesOf(491911000), [7]);
  assert.equal(journal().alternativesOf(7), undefined);
});

test('sample history covers the two years before the month of opening, and no other time', () => {
  const sampled = journal({ sampleHistory: true });
  assert.deepEqual(sampled.count('look-up', '2026-06-01', '2026-12-31'), { count: 0, equipment: 0 });
  assert.deepEqual(sampled.count('look-up', '0001-01-01', '2024-05-31'), { count: 0, equipment: 0 });
  for (const month of ['2024-06', '2025-03', '2025-12', '2026-05']) {
    const { count } = sampled.count('look-up', `${month}-01`, `${month}-28`);
    assert.ok(count > 100 && count < 600, `${month}: ${count}`);
  }
});

test('sample history adds up: a month is the sum of its days, and the same every time', () => {
  const all = journal({ sampleHistory: true }).count('vrm-valuation', '2026-03-01', '2026-03-31');
  const start = journal({ sampleHistory: true }).count('vrm-valuation', '2026-03-01', '2026-03-09');
  const rest = journal({ sampleHistory: true }).count('vrm-valuation', '2026-03-10', '2026-03-31');
  assert.deepEqual(all, { count: start.count + rest.count, equipment: start.equipment + rest.equipment });
  assert.ok(all.equipment > 0 && all.equipment < all.count);
});

test('another seed has another history', () => {
  const yearCount = (seed: string) =>
    journal({ sampleHistory: true, seed }).count('look-up', '2025-01-01', '2025-12-31');
  assert.notDeepEqual(yearCount('a'), yearCount('b'));
});
