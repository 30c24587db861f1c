/** The key figures of a month's usage. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { monthUsage } from '@/lib/domain/usage/month-usage';
import { ThisMonth } from './this-month';

for (const limit of [null, 500])
  test(`${limit ?? 'no'} limit: ${limit === null ? 'one sentence says so, and no figure' : 'its figures are there'}`, () => {
    const usage = monthUsage({ used: 153, limit }, '2026-11-28');
    const words = renderToStaticMarkup(ThisMonth({ usage, title: 'This month' }))
      .replace(/<table[\s\S]*?<\/table>/g, '')
      .replace(/<[^>]*>/g, '|');
    for (const label of ['Limit', 'Left']) assert.equal(words.includes(`|${label}|`), limit !== null, label);
    assert.equal(words.match(/no limit/gi)?.length ?? 0, limit === null ? 1 : 0);
  });
