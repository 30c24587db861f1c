/**
 * Pictures and packages under every fault: always a named outcome before the deadline, never charged; a stream never
 * sends twice.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { startFaultd, type Faultd } from '@/e2e/faultd/faultd';
import { FAULTS } from '@/e2e/faultd/faults';
import { streamPackage } from '@/lib/contract/data-download';
import { goldenExchanges } from '@/lib/contract/golden/exchanges';
import { vehicleImage } from '@/lib/contract/vehicle-image';
import type { Provider } from './provider';
import { SHORT_DEADLINES, outcomeOf, providerFor } from './provider.fixture';

const picture = readFileSync('lib/contract/golden/image.VehicleImage__the-password-in-a-form/response.png');
const golden = goldenExchanges().find(({ name }) => name === 'datadownload/Stream_Package.post');
const packageAnswer = Buffer.from(golden?.response.body ?? assert.fail('it is recorded'));

const CALLS = {
  'a picture': (provider: Provider) => provider.image(vehicleImage.example),
  'a package': async (provider: Provider) => {
    const { body } = await provider.download(streamPackage, streamPackage.example);
    await new Response(body).arrayBuffer();
  },
};

/** Faults that affect neither. */
const HARMLESS = ['stale-keep-alive', 'well-gzip'];

const DEADLINES = { ...SHORT_DEADLINES, downloadHeadersMs: 400, downloadPauseMs: 400, downloadTotalMs: 800 };
const NAMED =
  /^(value|(provider_(slow|unreachable|unreadable|refused|rejected_us)|limit_reached|not_found), charged no)$/;

describe('under every fault', { concurrency: true }, () => {
  for (const [kind, call] of Object.entries(CALLS)) {
    describe(kind, { concurrency: 1 }, () => {
      let faultd: Faultd;
      before(async () => {
        faultd = await startFaultd(({ path }) =>
          path.startsWith(vehicleImage.path)
            ? { status: 200, headers: { 'content-type': 'image/png' }, body: picture }
            : { status: 200, headers: { 'content-type': 'text/xml; charset=utf-8' }, body: packageAnswer },
        );
      });
      after(() => faultd.close());

      test(`without any, ${kind} comes whole`, async () => {
        assert.equal(await outcomeOf(call(providerFor(faultd))), 'value');
      });

      for (const fault of Object.keys(FAULTS)) {
        test(`${fault}: ${kind} ends with a name, in time`, { timeout: 20_000 }, async () => {
          faultd.reset();
          faultd.order({ fault, option: fault.startsWith('redirect') ? 'http://127.0.0.1:9' : '' });
          const ended = await outcomeOf(call(providerFor(faultd, DEADLINES)));
          assert.match(ended, NAMED);
          if (HARMLESS.includes(fault)) assert.equal(ended, 'value');
          if (kind === 'a package') assert.ok(faultd.arrivals.length <= 1, `${faultd.arrivals.length} arrivals`);
        });
      }
    });
  }
});
