import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageShell } from './page-shell';

const markup = (footer?: ReactNode): string =>
  renderToStaticMarkup(PageShell({ mode: 'live', footer, children: 'Our offer £8,450' }));

test('a page without a footer says nothing of the trade, and does not say that what it shows is no offer', () => {
  assert.doesNotMatch(markup(), /trade|not an offer|<footer/);
});

test('a footer is shown where there is one', () => assert.match(markup('Keys'), /<footer[^>]*>.*Keys/));
