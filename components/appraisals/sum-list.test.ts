import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { LINE_SOURCES } from '@/lib/domain/appraisals/sum-line';
import { SumList } from './sum-list';

test('a line leads to the valuation only where that holds its figure', () => {
  const linked = LINE_SOURCES.filter((source) =>
    renderToStaticMarkup(
      SumList({
        rows: [{ key: 'a', name: 'Clean value', source, figure: '£8,300', words: 'Clean condition.' }],
        total: { name: 'Trade value', figure: '£8,300' },
        missing: null,
        recordHref: '/valuations/1',
      }),
    ).includes('href="/valuations/1"'),
  );
  assert.deepEqual(linked, ['guide']);
});
