import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberedPages, pagesAfter } from './page-links';

const hrefOf = (page: number | string) => `/list/${page}`;

for (const [page, hasMore, links] of [
  [1, false, { first: null, previous: null, next: null }],
  [1, true, { first: null, previous: null, next: '/list/2' }],
  [2, true, { first: null, previous: '/list/1', next: '/list/3' }],
  [3, false, { first: '/list/1', previous: '/list/2', next: null }],
] as const)
  test(`page ${page}, ${hasMore ? 'with more after it' : 'the last'}, leads to each other page once`, () =>
    assert.deepEqual(numberedPages(page, hasMore, hrefOf), links));

for (const [after, next, links] of [
  ['', null, { first: null, next: null }],
  ['', 'b', { first: null, next: '/list/b' }],
  ['b', 'c', { first: '/list/', next: '/list/c' }],
  ['c', null, { first: '/list/', next: null }],
] as const)
  test(`a page after “${after}” leads to the beginning and to what follows “${next}”`, () =>
    assert.deepEqual(pagesAfter(after, next, hrefOf), links));
