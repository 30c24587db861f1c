import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ListUnlessSearched } from './list-unless-searched';

for (const isSearched of [true, false])
  test(`the list with its files is ${isSearched ? 'hidden, and a button shows it again,' : 'shown'} while ${isSearched ? 'something' : 'nothing'} is searched for`, () => {
    const children = createElement('a', { href: '/file' }, 'CSV');
    const search = { search: null, isSearched, label: 'All look-ups', onEnd: () => undefined, children };
    const html = renderToStaticMarkup(createElement(ListUnlessSearched, search));
    assert.equal(/<div hidden=""[^>]*><a href="\/file">CSV<\/a><\/div>/.test(html), isSearched);
    assert.equal(html.includes('All look-ups'), isSearched);
    assert.ok(html.includes('CSV'), 'its filters are not lost');
  });
