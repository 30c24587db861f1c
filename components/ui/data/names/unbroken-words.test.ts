import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { UnbrokenWords } from './unbroken-words';

for (const [name, unbroken] of [
  ['Citroen C3 Hatchback (16-24)', ['(16-24)']],
  ['1.0 DiG-T 114 N-Design (12-)', ['DiG-T', 'N-Design', '(12-)']],
  ['Mercedes-Benz A-Class', ['A-Class']],
  ['Ford Focus', []],
  ['', []],
] as const)
  test(`“${name}” keeps ${unbroken.join(' ') || 'nothing'} on one line, and reads the same`, () => {
    const html = renderToStaticMarkup(createElement(UnbrokenWords, null, name));
    assert.equal(html.replace(/<[^>]*>/g, ''), name);
    assert.deepEqual(
      [...html.matchAll(/<span class="whitespace-nowrap">([^<]*)<\/span>/g)].map(([, text]) => text),
      unbroken,
    );
  });
