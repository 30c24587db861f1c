import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decodeText, readDelimited } from './delimited.mjs';

const CASES: readonly { title: string; text: string; rows: readonly [number, ...string[]][] }[] = [
  {
    title: 'commas',
    text: 'a,b\nc,d',
    rows: [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  },
  {
    title: 'tabs, as a spreadsheet copies them, though a mileage has a comma',
    text: 'AB12 CDE\t62,000\nCD20 EFG\t31,500\n',
    rows: [
      [1, 'AB12 CDE', '62,000'],
      [2, 'CD20 EFG', '31,500'],
    ],
  },
  {
    title: 'semicolons, as Excel saves abroad',
    text: 'a;b\r\nc;d\r\n',
    rows: [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  },
  {
    title: 'quotes around a delimiter, a quote and a line end',
    text: '"a,1","say ""x""","two\nlines"\nb,c,d',
    rows: [
      [1, 'a,1', 'say "x"', 'two\nlines'],
      [2, 'b', 'c', 'd'],
    ],
  },
  {
    title: 'blank rows, which keep their numbers',
    text: 'a,b\n\n,\nc,d',
    rows: [
      [1, 'a', 'b'],
      [4, 'c', 'd'],
    ],
  },
  {
    title: 'line ends of old Macs',
    text: 'a,b\rc,d',
    rows: [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  },
  {
    title: 'a quote that is never closed, as a character of its line',
    text: 'a,"b\nc,d\n',
    rows: [
      [1, 'a', '"b'],
      [2, 'c', 'd'],
    ],
  },
  {
    title: 'a quote in the middle of a cell',
    text: 'a,19" wheels\nc,d',
    rows: [
      [1, 'a', '19" wheels'],
      [2, 'c', 'd'],
    ],
  },
  {
    title: 'text after a closing quote: the quotes are characters of the cell',
    text: '"a"b,c\nd,e',
    rows: [
      [1, '"a"b', 'c'],
      [2, 'd', 'e'],
    ],
  },
  {
    title: 'a quote at the end of a cell',
    text: 'a,19"\nc,d',
    rows: [
      [1, 'a', '19"'],
      [2, 'c', 'd'],
    ],
  },
  {
    title: 'bars',
    text: 'a|b\nc|d',
    rows: [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  },
  { title: 'blanks around a cell, which are none of it', text: ' a , b c ', rows: [[1, 'a', 'b c']] },
  {
    title: 'a quoted cell of at most 1,999 characters, wherever it stands',
    text: `${'y'.repeat(3_000)}\n"a,${'x'.repeat(1_997)}"`,
    rows: [
      [1, 'y'.repeat(3_000)],
      [2, `a,${'x'.repeat(1_997)}`],
    ],
  },
  {
    title: 'a longer one as a quote that is never closed',
    text: `"a,${'x'.repeat(1_998)}"`,
    rows: [[1, '"a', `${'x'.repeat(1_998)}"`]],
  },
  {
    title: 'by the delimiter of the first 20,000 characters',
    text: `a;b\n${'x'.repeat(20_000)}\nc,d\ne,f`,
    rows: [
      [1, 'a', 'b'],
      [2, 'x'.repeat(20_000)],
      [3, 'c,d'],
      [4, 'e,f'],
    ],
  },
  {
    title: 'by commas where the first fifty lines have no delimiter',
    text: `${'\n'.repeat(50)}a,b`,
    rows: [[51, 'a', 'b']],
  },
  {
    title: 'one column',
    text: 'AB12CDE\nCD20EFG',
    rows: [
      [1, 'AB12CDE'],
      [2, 'CD20EFG'],
    ],
  },
];
for (const { title, text, rows } of CASES) {
  test(`reads ${title}`, () => {
    assert.deepEqual(
      readDelimited(text).map(({ number, cells }) => [number, ...cells]),
      rows,
    );
  });
}

test('a table written by RFC 4180 is read back, whatever its cells hold', () => {
  // The apostrophe before a formula is a mark of our files: `csv.test.ts`.
  const cell = fc
    .string({ maxLength: 12 })
    .map((text) => text.trim())
    .filter((text) => !text.startsWith("'"));
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(table, (rows) => {
      const text = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
      const nonBlankRows = rows
        .map((row, index) => [index + 1, ...row])
        .filter(([, ...cells]) => cells.some((cell) => cell !== ''));
      // Quotes around every cell: with one delimiter in the text it is unambiguous.
      const read = readDelimited(text).map(({ number, cells }) => [number, ...cells]);
      if (!/[\t;|]/.test(text)) assert.deepEqual(read, nonBlankRows);
      else assert.ok(read.length <= rows.length);
    }),
  );
});

test('any text is read, into no more rows than it has lines', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      assert.ok(readDelimited(text).length <= text.split(/\r\n|\r|\n/).length);
    }),
  );
});

const utf16 = (text: string, bigEndian: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};
const ENCODED: readonly { title: string; bytes: Uint8Array }[] = [
  { title: 'UTF-8', bytes: Buffer.from('Reg,£\n') },
  { title: 'UTF-8 with its mark', bytes: Buffer.from('\ufeffReg,£\n') },
  { title: 'UTF-16 LE with its mark', bytes: utf16('\ufeffReg,£\n', false) },
  { title: 'UTF-16 BE with its mark', bytes: utf16('\ufeffReg,£\n', true) },
  { title: 'UTF-16 LE without a mark', bytes: utf16('Reg,£\n', false) },
  { title: 'UTF-16 BE without a mark', bytes: utf16('Reg,£\n', true) },
  { title: 'Windows-1252', bytes: Buffer.from('Reg,£\n', 'latin1') },
];
for (const { title, bytes } of ENCODED) {
  test(`${title} is read as text`, () => assert.equal(decodeText(new Uint8Array(bytes)), 'Reg,£\n'));
}

// Without zero bytes, a mark alone shows what they are.
const CYRILLIC: readonly { title: string; bytes: Uint8Array }[] = [
  { title: 'UTF-16 LE', bytes: utf16('\ufeffРег', false) },
  { title: 'UTF-16 BE', bytes: utf16('\ufeffРег', true) },
  { title: 'UTF-8', bytes: Buffer.from('\ufeffРег') },
];
for (const { title, bytes } of CYRILLIC)
  test(`${title} with its mark is read in any script`, () => assert.equal(decodeText(new Uint8Array(bytes)), 'Рег'));

test('UTF-8 with its mark stays UTF-8 where a byte of it is broken', () =>
  assert.equal(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41, 0xff)), 'A\ufffd'));

test('half a mark is a text of Windows-1252', () => {
  for (const text of ['ÿa', 'aþ', 'þa', 'aÿ', 'ïab', 'a»c', 'ab¿', 'ï»a', 'ïa¿', 'a»¿'])
    assert.equal(decodeText(new Uint8Array(Buffer.from(text, 'latin1'))), text);
});

test('a zero byte in four is still a text of single bytes', () => {
  for (const text of ['a\0bc', '\0abc']) assert.equal(decodeText(new Uint8Array(Buffer.from(text))), text);
});

for (const [name, delimiter] of [
  ['tab', '\t'],
  ['semicolon', ';'],
  ['bar', '|'],
] as const)
  for (const heading of [[], [['Reg', 'Mileage', 'Price']]])
    for (const [mileage, price] of [
      ['46,000', '7,995'],
      ['46,000', '795'],
      ['146,000', ''],
      ['46000', '7995'],
    ])
      for (const lines of [1, 3])
        test(`${name}s divide ${lines} rows of ${mileage} and ${price} ${heading.length > 0 ? 'with' : 'without'} a heading`, () => {
          const rows = [...heading, ...Array.from({ length: lines }, () => ['AB21CDE', mileage, price])];
          const read = readDelimited(rows.map((row) => row.join(delimiter)).join('\n'));
          assert.deepEqual(
            read.map(({ cells }) => cells),
            rows,
          );
        });

const CELLS_OF_A_SYSTEM: readonly (readonly string[])[] = [
  ['AB21 CDE', '"46,000"', 'Leather; roof'],
  ['AB21 CDE', '"46,000"', '1.jpg|2.jpg|3.jpg'],
  ['AB21 CDE', '"46,000"', '"5 dr, petrol; one owner, 19"" wheels"'],
  ['AB21 CDE', '"46,000"', '"a;b,c"'],
  ['AB21 CDE', '46000', 'red|blue\tgreen'],
];
for (const cells of CELLS_OF_A_SYSTEM)
  for (const lines of [1, 2, 5])
    test(`commas divide ${lines} rows of ${cells.join(',')} under headings`, () => {
      const rows = Array.from({ length: lines }, () => cells.join(','));
      const read = readDelimited(['Reg,Mileage,Notes', ...rows].join('\n'));
      const expected = cells.map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'));
      assert.deepEqual(
        read.map(({ cells: found }) => found),
        [['Reg', 'Mileage', 'Notes'], ...rows.map(() => expected)],
      );
    });

for (const [name, delimiter] of [
  ['semicolon', ';'],
  ['bar', '|'],
  ['tab', '\t'],
] as const)
  test(`in a tie the ${name} of the headings divides, though a text below has commas`, () => {
    const text = [['Reg', 'Mileage', 'Notes'].join(delimiter), 'AB21 CDE,46000,red'].join('\n');
    assert.deepEqual(readDelimited(text)[0]?.cells, ['Reg', 'Mileage', 'Notes']);
  });

test('a comma that divides wins a tie against another delimiter in a text', () => {
  const rows = ['AB21CDE,46000,red;blue', 'CD20EFG,1000,a;b'];
  assert.deepEqual(
    readDelimited(rows.join('\n')).map(({ cells }) => cells.length),
    [3, 3],
  );
});

test('text that another system wrote as a formula is that text, in quotes or not', () => {
  const cellsOf = (text: string) => readDelimited(text).map(({ cells }) => cells);
  for (const line of ['="YT20 SAC",46000', '"=""YT20 SAC""",46000', '="YT20 SAC";46000', '="YT20 SAC"\t="46000"'])
    assert.deepEqual(cellsOf(line), [['YT20 SAC', '46000']], line);
  assert.deepEqual(cellsOf('="a"&"b",=1+1,="",=5'), [['="a"&"b"', '=1+1', '', '=5']]);
});
