/** One model year's picture is shown at a time, whatever the years share. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ModelYearList } from './model-years';

const year = (modelYear: string, from: string, imageId: number | null) => ({ modelYear, from, to: null, imageId });

test('of years that share a picture, and of a year with two spans, one is pressed', () => {
  const years = [
    year('2023.5', '2023-06-01', 7),
    year('2023', '2023-01-01', 7),
    year('2023', '2022-06-01', 7),
    year('2022', '2022-01-01', 6),
    year('2021', '2021-01-01', null),
  ];
  const markup = renderToStaticMarkup(createElement(ModelYearList, { kind: 'car', years }));
  const pressed = [...markup.matchAll(/aria-pressed="(true|false)"/g)].map(([, state]) => state);
  assert.deepEqual(pressed, ['true', 'false', 'false', 'false']);
});
