import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ListBox } from './list-box';

test('a list box is positioned: words hidden in a choice scroll with it instead of lengthening the page', () => {
  const hidden = createElement('span', { className: 'sr-only' }, 'P11D');
  const choices = Array.from({ length: 60 }, (_, id) => ({ id, text: `Choice ${id}`, figures: hidden }));
  const html = renderToStaticMarkup(
    createElement(ListBox, { label: 'Choices', choices, chosen: null, onChoose: () => {} }),
  );
  const [box = ''] = /<div role="listbox"[^>]*>/.exec(html) ?? [];
  assert.match(box, /class="(?:[^"]* )?relative[ "]/);
  assert.match(box, /overflow-y-auto/);
});
