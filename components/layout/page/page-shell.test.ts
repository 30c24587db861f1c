import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ReactNode } from 'react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { offerSheetPath } from '@/lib/domain/page-paths';
import { FrameFooter } from './frame-footer';
import { PageShell } from './page-shell';

const markup = (footer?: ReactNode): string =>
  renderToStaticMarkup(PageShell({ mode: 'live', footer, children: 'Our offer £8,450' }));

test('a page without a footer says nothing of the trade, and does not say that what it shows is no offer', () => {
  assert.doesNotMatch(markup(), /trade|not an offer|<footer/);
});

test('on a page for the customer the notices and everything in the header but the mode are hidden', () => {
  const shown = renderToStaticMarkup(
    PageShell({
      mode: 'live',
      besideMode: 'limits',
      before: 'menu',
      beneath: 'section',
      notices: 'requests',
      children: 'sheet',
    }),
  );
  for (const part of ['limits', 'menu', 'section', 'requests'])
    assert.match(shown, new RegExp(String.raw`group-has-\[\[data-for-customer\]\]/shell:hidden">${part}`));
});

for (const [path, isShown] of [
  ['/', true],
  ['/appraisals', true],
  ['/appraisals/0b9e', true],
  ['/appraisals/terms', true],
  ['/appraisals/0b9e/sheet/photos', true],
  [offerSheetPath('0b9e'), false],
] as const) {
  test(`the footer of the frame is ${isShown ? 'shown' : 'left out'} at ${path}`, () => {
    const footer = createElement(PathnameContext.Provider, { value: path }, createElement(FrameFooter));
    const shown = markup(footer);
    assert.equal(/<footer/.test(shown), isShown);
    assert.equal(shown.includes('not an offer'), isShown);
  });
}
