import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DataTable, type Column } from './data-table';

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
