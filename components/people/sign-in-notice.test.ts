/** The notice of wrong passwords: where it is shown, and when it ends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isNoticeShown, SignInNotice } from './sign-in-notice';

const NOTICE = { title: '1 wrong password', words: 'From somewhere.', fix: 'Change it.', sessionId: 's', cookie: 'c' };

for (const [path, before, after] of [
  ['/', true, false],
  ['/account', true, true],
  ['/valuations', false, false],
] as const) {
  test(`at ${path} it is ${before ? '' : 'not '}shown, and ${after ? '' : 'not '}once the account page was opened`, () =>
    assert.deepEqual([isNoticeShown(path, false), isNoticeShown(path, true)], [before, after]));

  test(`${path} ${before ? 'has' : 'does not have'} it on the first page of a session`, () => {
    const page = createElement(PathnameContext.Provider, { value: path }, createElement(SignInNotice, NOTICE));
    assert.equal(renderToStaticMarkup(page).includes('1 wrong password'), before);
  });
}
