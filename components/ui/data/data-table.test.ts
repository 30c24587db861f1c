import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DataTable, type Column } from './data-table';
import { EmptyCell } from './empty-cell';

test('a control in a heading takes no focus on a phone, where the heading is not seen: its words stay', () => {
  const columns: Column<string>[] = [
    {
      key: 'clean',
      label: 'Clean',
      header: createElement('a', { href: '?sort=clean' }, 'Clean'),
      cell: (row) => row,
    },
  ];
  for (const [onPhone, isHidden] of [
    ['cards', true],
    ['stack', true],
    ['scroll', false],
  ] as const) {
    const html = renderToStaticMarkup(
      createElement(DataTable<string>, { caption: 'Cars', columns, rows: ['1'], rowKey: (row) => row, onPhone }),
    );
    const [head = ''] = /<thead.*<\/thead>/s.exec(html) ?? [];
    assert.equal(/<span class="max-sm:hidden"><a /.test(head), isHidden, head);
    assert.equal(/<span class="sm:hidden">Clean<\/span>/.test(head), isHidden, head);
  }
});

for (const [values, areLeftOut] of [
  [['', '', ''], false],
  [['£1', '', ''], true],
  [['£1', '£2', '£3'], true],
] as const)
  test(`on a phone the empty cells of a row with “${values.join('”, “')}” are ${areLeftOut ? 'left out' : 'shown: it would be a bare heading'}`, () => {
    const columns: Column<readonly string[]>[] = [
      { key: 'band', header: 'Band', rowHeader: true, cell: () => 'Retail' },
      ...values.map((value, index) => ({
        key: String(index),
        header: `Source ${index}`,
        cell: () => value || createElement(EmptyCell, { words: 'no value' }),
      })),
    ];
    for (const onPhone of ['cards', 'stack'] as const) {
      const html = renderToStaticMarkup(
        createElement(DataTable<readonly string[]>, {
          caption: 'Values',
          columns,
          rows: [values],
          rowKey: () => 'retail',
          onPhone,
        }),
      );
      assert.equal(html.includes('has-[[data-nothing]]:hidden'), areLeftOut, html);
    }
  });

test('on a phone the menu of a row without a plate is at the end of its first line, not above the name of the row', () => {
  const columns: Column<string | null>[] = [
    { key: 'plate', header: 'Plate', firstLine: 'start', cell: (plate) => plate ?? createElement(EmptyCell) },
    { key: 'name', header: 'Vehicle', rowHeader: true, span: 3, cell: () => 'Golf' },
    { key: 'clean', header: 'Clean', cell: () => '£1' },
    { key: 'actions', header: 'Actions', firstLine: 'end', cell: () => createElement('button') },
  ];
  for (const plate of ['AB21 CDE', null]) {
    const html = renderToStaticMarkup(
      createElement(DataTable<string | null>, {
        caption: 'Cars',
        columns,
        rows: [plate],
        rowKey: () => 'golf',
        onPhone: 'cards',
      }),
    );
    const [, classes = ''] = /class="([^"]*)"><button>/.exec(html) ?? [];
    assert.ok(classes.split(' ').includes('max-sm:-col-end-1'), html);
  }
});
