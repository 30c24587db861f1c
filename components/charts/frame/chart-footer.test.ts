/** A page has several charts: what opens and saves one of them names it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChartFiles } from './chart-files';
import { ChartFooter } from './chart-footer';

const table = { caption: 'Clean value by month', columns: [{ header: 'Month', unit: 'words' as const }], rows: [] };
const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, '');

test('the table is opened by the name of its chart, and each file has it', () => {
  const footer = renderToStaticMarkup(createElement(ChartFooter, { table }));
  const [, summary = ''] = /<summary[^>]*>(.*?)<\/summary>/s.exec(footer) ?? [];
  assert.equal(words(summary), 'Show data: Clean value by month');
  const files = renderToStaticMarkup(createElement(ChartFiles, { table, figure: () => null }));
  const buttons = [...files.matchAll(/<button.*?<\/button>/gs)].map(([button]) => words(button));
  assert.deepEqual(
    buttons,
    ['CSV', 'SVG', 'PNG'].map((kind) => `${kind} of Clean value by month`),
  );
});
