/** What a file may demand of the machine: everything is read in another thread, under limits. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { test } from 'node:test';
import { Fault } from '@/lib/fault';
import { createTurns } from '@/lib/features/turns';
import { UPLOAD_LIMITS } from './upload-turns';
import { inSheet, packed, readRows } from './workbook.fixture';

const withRows = (rows: string) => inSheet((text) => text.replace('</sheetData>', `${rows}</sheetData>`));
const filledRows = (rows: number, columns: string) =>
  Array.from({ length: rows }, (_, index) => {
    const number = index + 3;
    const cells = Array.from(columns, (letter) => `<c r="${letter}${number}"><v>${(number * 7_919) % 99_991}</v></c>`);
    return `<row r="${number}">${cells.join('')}</row>`;
  }).join('');
const EMPTY_ROWS = '<row/>'.repeat(3_000_000);

const REFUSED: readonly { title: string; bytes: () => Buffer; message: RegExp }[] = [
  {
    title: 'a workbook of 28 KB with three million empty rows',
    bytes: () => withRows(EMPTY_ROWS),
    message: /too large to open/,
  },
  {
    title: 'the same one with a text that cannot be compressed',
    bytes: () => withRows(`${EMPTY_ROWS}<!--${randomBytes(100_000).toString('hex')}-->`),
    message: /more rows and cells than a list can have/,
  },
  {
    title: 'a workbook with as many shared texts',
    bytes: () =>
      packed((name, content) =>
        name.endsWith('sharedStrings.xml')
          ? Buffer.from(`<sst>${'<si/>'.repeat(1_000_001)}${randomBytes(50_000).toString('hex')}</sst>`)
          : content,
      ),
    message: /more rows and cells than a list can have/,
  },
  {
    title: 'a workbook with a document type declaration',
    bytes: () => inSheet((text) => text.replace('<worksheet', '<!DOCTYPE x [<!ENTITY y "z">]><worksheet')),
    message: /document type declaration/,
  },
  ...['A99999999', 'A1e9', 'ZZZZZZZ3', 'A-9', 'Infinity'].map((address) => ({
    title: `a workbook with a cell at ${address}`,
    bytes: () => withRows(`<row r="${address.slice(1)}"><c r="${address}"><v>1</v></c></row>`),
    message: /far below or far to the right/,
  })),
  {
    title: 'delimited text with a filled 201st column',
    bytes: () => Buffer.from(`Reg,Miles\nAB21CDE,1${','.repeat(199)}x\n`),
    message: /more than 200 columns/,
  },
  {
    title: 'delimited text of two million rows',
    bytes: () => Buffer.from('a\n'.repeat(2_000_000)),
    message: /2,000,000 rows; 10,000 is the maximum/,
  },
];
for (const { title, bytes, message } of REFUSED) {
  test(`${title} is refused with what to do`, async () => {
    await assert.rejects(readRows(bytes()), (error) => {
      assert.ok(error instanceof Fault);
      assert.deepEqual([error.code, error.field], ['invalid_input', 'file']);
      assert.match(error.message, message);
      assert.notEqual(error.fix, '');
      return true;
    });
  });
}

test('a theme of Excel 2007, whose gradients have right sides too, is not mistaken for a distant cell', async () => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const columns = [...letters, ...letters.map((letter) => `A${letter}`)];
  const cells = columns.map((column) => `<c r="${column}3"><v>1</v></c>`).join('');
  const filled = `<row r="3">${cells}</row>`;
  const bytes = packed((name, content) => {
    if (name.endsWith('sheet1.xml'))
      return Buffer.from(content.toString().replace('</sheetData>', `${filled}</sheetData>`));
    if (!name.endsWith('styles.xml')) return content;
    const gradient = '<a:fillToRect l="50000" t="-80000" r="50000" b="180000"/>';
    return Buffer.from(content.toString().replace('</styleSheet>', `<extLst>${gradient}</extLst></styleSheet>`));
  });
  assert.equal((await readRows(bytes)).at(-1)?.cells.length, columns.length);
});

test('columns beyond the 200th that are blank are left out', async () => {
  const [, row] = await readRows(Buffer.from(`Reg,Miles\nAB21CDE,1${','.repeat(100_000)}\n`));
  assert.deepEqual(row?.cells.slice(0, 3), ['AB21CDE', '1', '']);
  assert.equal(row?.cells.length, 200);
});

test('a large list is read whole, with almost no work in this thread', async () => {
  const bytes = withRows(filledRows(9_000, 'ABCDEFGHIJKLMNOPQRST'));
  const before = performance.eventLoopUtilization();
  const table = await readRows(bytes);
  const { active, idle } = performance.eventLoopUtilization(before);
  assert.equal(table.length, 9_002);
  assert.equal(table.at(-1)?.cells.length, 20);
  assert.ok(active < idle, `this thread was busy for ${active} ms and free for ${idle} ms`);
});

test('what takes too long is stopped, and so is what needs too much memory; the process goes on', async () => {
  const bytes = withRows(filledRows(9_000, 'ABCDEFGHIJKLMNOPQRST'));
  await assert.rejects(readRows(bytes, { milliseconds: 1, heapMegabytes: 256 }), /took too long to read/);
  await assert.rejects(readRows(bytes, { milliseconds: 60_000, heapMegabytes: 8 }), /too large to open/);
  assert.equal((await readRows(Buffer.from('Reg,Miles\nAB21CDE,1\n'))).length, 2);
});

test('one file of an organisation is read at a time, two in all, and the next one waits', async () => {
  const turns = createTurns(UPLOAD_LIMITS);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const upload = (organisation: string) =>
    turns.take(organisation, async () => {
      begun.push(organisation);
      await new Promise<void>((resolve) => ends.set(organisation, resolve));
      return organisation;
    });
  const [first, second, third] = [upload('north'), upload('south'), upload('west')];
  await assert.rejects(upload('north'), { code: 'limit_reached', message: /Another file of your organisation/ });
  await assert.rejects(upload('west'), { code: 'limit_reached' });
  await new Promise(setImmediate);
  assert.deepEqual(begun, ['north', 'south']);
  ends.get('north')?.();
  assert.equal(await first, 'north');
  await new Promise(setImmediate);
  assert.deepEqual(begun, ['north', 'south', 'west']);
  ends.get('south')?.();
  ends.get('west')?.();
  assert.deepEqual(await Promise.all([second, third]), ['south', 'west']);
  const again = upload('north');
  await new Promise(setImmediate);
  ends.get('north')?.();
  assert.equal(await again, 'north');
});

test('a place is free again when reading failed', async () => {
  const turns = createTurns(UPLOAD_LIMITS);
  for (let upload = 0; upload < 5; upload++)
    await assert.rejects(
      turns.take('north', () => Promise.reject(new Error('broken'))),
      /broken/,
    );
  assert.equal(await turns.take('north', async () => 'read'), 'read');
});

test('when very many wait, the last is refused', async () => {
  const turns = createTurns(UPLOAD_LIMITS);
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const uploads = Array.from({ length: 22 }, (_, index) => turns.take(`organisation ${index}`, () => ended));
  await assert.rejects(
    turns.take('one more', () => ended),
    { code: 'busy', message: /Too many files/ },
  );
  end();
  await Promise.all(uploads);
});
