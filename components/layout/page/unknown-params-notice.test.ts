/** What a form states at its field is not stated above the page too; anything else that is not read is named there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReadonlyURLSearchParams } from 'next/navigation';
import { UnknownParamsNotice } from './unknown-params-notice';

for (const [path, query, named] of [
  ['/appraisals', 'from=abc', null],
  ['/appraisals', 'to=a lot', null],
  ['/appraisals', 'from=abc&from=def', 'from=abc, def'],
  ['/appraisals', 'from=a+text+longer+than+its+field+takes', 'from=a text longer than its fi…'],
  ['/appraisals', 'state=nonsense', 'state=nonsense'],
  ['/valuations', 'from=abc', 'from=abc'],
] as const)
  test(`${path}?${query}: ${named ?? 'nothing'} is named above the page`, () => {
    const notice = UnknownParamsNotice({ path, params: new ReadonlyURLSearchParams(query) });
    const html = notice === null ? '' : renderToStaticMarkup(notice);
    if (named === null) assert.equal(html, '');
    else assert.ok(html.includes(`This page cannot read “${named}” in its address.`), html);
  });
