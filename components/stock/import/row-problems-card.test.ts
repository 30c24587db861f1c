/** The card of the rows to fix says where they can be corrected, for a person who may correct them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PermissionsProvider } from '@/components/layout/access/permissions-provider';
import { STOCK_PREVIEW } from '@/components/stock/testing/stock-preview';
import { stockProblemSchema } from '@/lib/domain/stock/stock-list';
import { RowProblemsCard } from './row-problems-card';

const KINDS = stockProblemSchema.shape.kind.options;

interface ShownCard {
  readonly kind: (typeof KINDS)[number];
  readonly isValued: boolean;
  readonly mayValue: boolean;
}

function cardOf({ kind, isValued, mayValue }: ShownCard): string {
  const { list } = STOCK_PREVIEW;
  const problem = { kind, reason: 'Why.', next: 'What to do.' };
  const row = { row: 5, plate: 'GH21JKL', typed: 'GH21 JKL', plateCell: 'GH21 JKL', mileageCell: '', problem };
  const preview = {
    ...STOCK_PREVIEW,
    problems: [row],
    list: { ...list, counts: { ...list.counts, refused: 1 }, run: isValued ? list.run : null },
  };
  const card = createElement(RowProblemsCard, { listId: list.id, preview });
  const inQueries = createElement(QueryClientProvider, { client: new QueryClient() }, card);
  const withCard = { permissions: mayValue ? (['valuations.create'] as const) : [], children: inQueries };
  return renderToStaticMarkup(createElement(PermissionsProvider, withCard));
}

for (const kind of KINDS)
  for (const isValued of [false, true])
    for (const mayValue of [false, true])
      test(`“${kind}” in a list ${isValued ? 'with' : 'without'} a run, for who ${mayValue ? 'may' : 'may not'} value`, () => {
        const markup = cardOf({ kind, isValued, mayValue });
        // A plate that was erased is not there to be corrected.
        const isCorrectedHere = mayValue && !isValued && kind !== 'erased';
        for (const field of ['Correct reg, row 5', 'Correct mileage, row 5'])
          assert.equal(markup.includes(field), isCorrectedHere, field);
        assert.equal(/Download these rows, correct them/.test(markup), mayValue && isValued, 'what to do instead');
        assert.equal(/href="[^"]*onlyUnread=true/.test(markup), mayValue, 'the file of these rows');
      });
