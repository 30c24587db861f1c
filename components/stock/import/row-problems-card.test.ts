/** The card of the rows to fix says where they can be corrected, for a person who may correct them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PermissionsProvider } from '@/components/layout/access/permissions-provider';
import { STOCK_PREVIEW } from '@/components/stock/testing/stock-preview';
import { RowProblemsCard } from './row-problems-card';

const PROBLEMS = [
  {
    row: 5,
    plate: 'GH21JKL',
    typed: 'GH21 JKL',
    plateCell: 'GH21 JKL',
    mileageCell: '',
    problem: { kind: 'mileage' as const, reason: 'There is no mileage.', next: 'Enter the mileage.' },
  },
];

function cardOf(isValued: boolean, mayValue: boolean): string {
  const { list } = STOCK_PREVIEW;
  const counts = { ...list.counts, refused: 1 };
  const preview = {
    ...STOCK_PREVIEW,
    problems: PROBLEMS,
    list: { ...list, counts, run: isValued ? list.run : null },
  };
  const card = createElement(RowProblemsCard, { listId: list.id, preview });
  const client = new QueryClient();
  const inQueries = createElement(QueryClientProvider, { client, children: card });
  return renderToStaticMarkup(
    createElement(PermissionsProvider, { permissions: mayValue ? ['valuations.create'] : [], children: inQueries }),
  );
}

for (const isValued of [false, true])
  for (const mayValue of [false, true])
    test(`of a list ${isValued ? 'with' : 'without'} a run, for who ${mayValue ? 'may' : 'may not'} value`, () => {
      const markup = cardOf(isValued, mayValue);
      assert.equal(markup.includes('Correct miles, row 5'), mayValue && !isValued, 'fields');
      assert.equal(/Download these rows, correct them/.test(markup), mayValue && isValued, 'what to do instead');
      assert.equal(/href="[^"]*onlyUnread=true/.test(markup), mayValue, 'the file of these rows');
    });
