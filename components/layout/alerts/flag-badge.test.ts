/** A list names the gravest alert of a vehicle, counts the others, and names them for those who cannot see the list. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FlagBadge } from './flag-badge';

const drawn = (flag: string | null, ...otherFlags: string[]) =>
  renderToStaticMarkup(createElement(FlagBadge, { flag, otherFlags }));
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

for (const [flag, others, text] of [
  [null, [], ''],
  ['Scrapped', [], 'Scrapped'],
  ['Scrapped', ['Exported'], 'Scrapped +11 more alert: Exported'],
  ['Imported', ['Plate transfer', 'Sources disagree'], 'Imported +22 more alerts: Plate transfer and Sources disagree'],
] as const)
  test(`${flag ?? 'no alert'} and ${others.length} others`, () => {
    const html = drawn(flag, ...others);
    assert.equal(textOf(html), text);
    assert.equal(html.includes('aria-hidden="true">+'), others.length > 0);
    for (const title of others) assert.match(html, new RegExp(`title="[^"]*${title}`));
  });
