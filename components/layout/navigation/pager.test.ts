import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { printedText } from '@/components/ui/testing/printed-text';
import { Pager } from './pager';

for (const [links, place, words] of [
  [{}, undefined, ''],
  [{ next: '/2' }, undefined, 'One page of a longer list.'],
  [{ first: '/1' }, undefined, 'One page of a longer list.'],
  [{ previous: '/1', next: '/3' }, '26–50 of 60 vehicles', '26–50 of 60 vehicles'],
] as const)
  test(`paper with pages ${Object.keys(links).join() || 'none'} says “${words}”`, () =>
    assert.equal(printedText(renderToStaticMarkup(createElement(Pager, links, place))), words));
