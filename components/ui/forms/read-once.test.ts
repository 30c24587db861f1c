/** Texts beside a control are read with it once, and later ones are announced. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Checkbox } from './checkbox';
import { Field } from './field';

/** The text of the elements that an attribute of the control names. */
function namedBy(html: string, attribute: string): string {
  const ids = new RegExp(`${attribute}="([^"]*)"`).exec(html)?.[1] ?? assert.fail(`no ${attribute} in ${html}`);
  return ids
    .split(' ')
    .map((id) => {
      const start = html.indexOf(`id="${id}"`);
      assert.ok(start > 0, id);
      return /^[^>]*>([^<]*)/.exec(html.slice(start))?.[1] ?? '';
    })
    .join(' ');
}

test('a checkbox is named by its label and described by its hint', () => {
  const html = renderToStaticMarkup(createElement(Checkbox, { label: 'Refresh', hint: 'Uses no recent results' }));
  assert.equal(namedBy(html, 'aria-labelledby'), 'Refresh');
  assert.equal(namedBy(html, 'aria-describedby'), 'Uses no recent results');
});

test('what comes beside a label while typing is no part of the name, and an error has its live region before it comes', () => {
  const field = (error: string | undefined) =>
    renderToStaticMarkup(
      createElement(Field, {
        label: 'Plate',
        name: 'plate',
        aside: '70 plate (Sep 20–Feb 21)',
        error,
        // oxlint-disable-next-line react/no-children-prop -- a function, no node
        children: (control) => createElement('input', control),
      }),
    );
  assert.match(field(undefined), />Plate<\/label>/);
  assert.equal(namedBy(field(undefined), 'aria-describedby'), '70 plate (Sep 20–Feb 21)');
  const region = /<div id="[^"]*-error" aria-live="polite"/;
  assert.match(field(undefined), region);
  assert.match(field('Enter a plate.'), region);
});
