/** The share beside "8 of 9" is that share. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LIMIT_LEVELS } from '@/lib/domain/usage/limit-level';
import { LevelBadge } from './level-badge';

test('the percentage is the share that is used, rounded down, from the first alert on', () => {
  for (const limit of [1, 3, 5, 7, 9, 30, 999, 1_000])
    for (let used = 0; used <= limit + 1; used++) {
      const words = renderToStaticMarkup(createElement(LevelBadge, { used, limit })).replace(/<[^>]*>/g, '');
      const percent = Math.floor((used / limit) * 100 + 1e-9);
      const expected = used >= limit ? 'used up' : percent < LIMIT_LEVELS[0] ? '' : `${percent}%`;
      assert.equal(words, expected, `${used} of ${limit}`);
    }
});

test('no limit has no badge, and a limit of none is used up', () => {
  assert.equal(renderToStaticMarkup(createElement(LevelBadge, { used: 9, limit: null })), '');
  assert.match(renderToStaticMarkup(createElement(LevelBadge, { used: 0, limit: 0 })), /used up/);
});
