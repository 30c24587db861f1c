import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { bundleOf, type Sketch } from '@/lib/domain/options/testing/golden-car.fixture';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import { PackContents } from './list/pack-contents';

const contents: { what: string; options: Sketch['options']; text: RegExp }[] = [
  {
    what: 'known prices alone are summed',
    options: [
      [1, 'Seats', 325],
      [2, 'Motor', 100],
    ],
    text: /2 items, £425 alone/,
  },
  {
    what: 'a price on application stands beside the sum of the others',
    options: [
      [1, 'Seats', 325],
      [2, 'Motor', null],
    ],
    text: /2 items, £325 \+ POA alone/,
  },
  {
    what: 'of what is on application alone no sum is made up',
    options: [
      [1, 'Seats', null],
      [2, 'Motor', null],
    ],
    text: /2 items, POA alone/,
  },
];
for (const { what, options, text } of contents) {
  test(`what a pack holds would cost alone: ${what}`, () => {
    const book = readRuleBook(bundleOf({ options: [...options, [3, 'Pack', 540]], rules: ['IN 3 > 1 2'] }));
    const html = renderToStaticMarkup(createElement(PackContents, { book, index: 2, ticked: '', tabIndex: 0 }));
    assert.match(html.replace(/<[^>]*>/g, ''), text);
  });
}
