import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downloadPackagesFrom } from '@/lib/domain/downloads/data-downloads';
import { editionWords } from './edition-words';

const CASES: { dated: string; date: string; words: string }[] = [
  { dated: '2026-01-01T00:00:00', date: '2026-01-01', words: 'January 2026' },
  { dated: '2026-01-02T00:00:00', date: '2026-01-02', words: '2 Jan 2026' },
  // As List_ProductPackagesHistoric.post.http has it.
  { dated: '2026-01-02T03:04:05', date: '2026-01-02T03:04:05', words: '2 Jan 2026, 03:04' },
  { dated: '2026-01-02T18:30:00.25', date: '2026-01-02T18:30:00.25', words: '2 Jan 2026, 18:30' },
];
for (const { dated, date, words } of CASES) {
  test(`a package dated ${dated} is called ${words}, and asked for as ${date}`, () => {
    const [first] = downloadPackagesFrom({ Success: true, Packages: [{ ProductID: 12, Package_Date: dated }] });
    assert.deepEqual([first?.date, first?.edition, first && editionWords(first)], [date, dated.slice(0, 10), words]);
  });
}

test('packages of one product on one day stay apart, the newest first', () => {
  const Packages = CASES.map(({ dated }) => ({ ProductID: 12, Package_Date: dated }));
  const dates = downloadPackagesFrom({ Success: true, Packages }).map(({ date }) => date);
  assert.deepEqual(dates, CASES.map(({ date }) => date).reverse());
});
