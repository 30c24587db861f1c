import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readForecastAddress, writeForecastAddress } from './forecast-address';
import { ForecastQueryForm } from './forecast-query-form';

test('comparing with an earlier forecast preserves the plate, the compared plates, the use and the defleet date', () => {
  const address =
    '?plate=2021+21&beside=2020+20&beside=2022+22&mileage=40000&perMonth=900&handOver=2027-04-01&older=2026-05-10';
  const { forecastQuery, view } = readForecastAddress(new URLSearchParams(address));
  const form = createElement(ForecastQueryForm, {
    forecastQuery,
    view,
    today: '2026-11-22',
    slices: [],
    plates: [],
  });
  const fields = renderToStaticMarkup(form)
    .match(/<input[^>]*>/g)
    ?.map((field) =>
      ['name', 'value'].map((attribute) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(field)?.[1] ?? ''),
    );
  const submitted = readForecastAddress(new URLSearchParams(fields));
  assert.equal(writeForecastAddress(submitted.forecastQuery, submitted.view), address);
});
