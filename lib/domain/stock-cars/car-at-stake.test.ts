/** Why to act on a car: every set of reasons has its own sentence. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stakeWords } from './car-at-stake';

const PAST = 'Clean is £800 below cost, and expected to lose £100 more in a month';
const LIVE = 'live Clean is £250 less';
const OUTSIDE = '£300 above Retail and £150 above market prices (£9,000 to £9,850)';
const FIGURES = { cleanPounds: 9_000, expected1Pounds: 8_900, market: { lowPounds: 9_000, highPounds: 9_850 } };

for (const isPast of [true, false])
  for (const isLive of [true, false])
    for (const isOutside of [true, false]) {
      const words = [isPast && PAST, isLive && LIVE, isOutside && OUTSIDE].filter((clause) => clause !== false);
      test(`${words.join('; ') || 'no reason'}`, () => {
        const car = {
          ...FIGURES,
          pastPounds: isPast ? 800 : null,
          livePounds: isLive ? 250 : null,
          guidePounds: isOutside ? 300 : null,
          marketPounds: isOutside ? 150 : null,
        };
        assert.equal(stakeWords(car), words.join('; '));
      });
    }
