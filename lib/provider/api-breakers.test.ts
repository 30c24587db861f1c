import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forecast, forecastByYearLetter } from '@/lib/contract/forecast';
import { optionValues } from '@/lib/contract/option-values';
import { createProvider } from './provider';
import { outcomeOf, settingsFor } from './provider.fixture';
import { inProcess } from './transport';

test('option values and forecasts have a breaker each: where one fails, the other is still requested', async () => {
  const arrivals: string[] = [];
  const provider = createProvider({
    ...settingsFor('http://in.process', { retries: 0, breakerFailures: 3 }),
    transport: inProcess(async ({ url }) => {
      if (url.endsWith('/v1/Authentication'))
        return Response.json({ accessToken: 'a-token', expiresIn: '120 minutes' });
      arrivals.push(new URL(url).pathname.split('/')[1] ?? '');
      return new Response('', { status: 500 });
    }),
  });
  for (let times = 0; times < 5; times++) await outcomeOf(provider.requestResource(forecast, forecast.example));
  await outcomeOf(provider.requestResource(forecastByYearLetter, forecastByYearLetter.example));
  const before = arrivals.length;
  assert.equal(before, 3, 'forecasts are paused, whatever they are found by');
  await outcomeOf(provider.requestResource(optionValues, optionValues.example));
  assert.equal(arrivals.length, before + 1);
  assert.equal(arrivals.at(-1), 'OptionValues');
});
