import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Faultd } from '@/e2e/faultd/faultd';
import { FAULTS } from '@/e2e/faultd/faults';
import { regLookupVrm } from '@/lib/contract/reg';
import { vehicleTypes } from '@/lib/contract/subscriber';
import { viewVrmValuationAudit, vrmValuation } from '@/lib/contract/vrm';
import type { Provider } from './provider';
import { callBilled, SHORT_DEADLINES, outcomeOf, providerFor, startRecordedProvider } from './provider.fixture';

const CALLS = {
  'a billed valuation': (provider: Provider) => callBilled(provider, vrmValuation, vrmValuation.example),
  'a billed look-up': (provider: Provider) => callBilled(provider, regLookupVrm, regLookupVrm.example),
  'a free audit': (provider: Provider) => provider.call(viewVrmValuationAudit, viewVrmValuationAudit.example),
  'a call with a token': (provider: Provider) => provider.requestResource(vehicleTypes, {}),
};

type Outcomes = readonly [valuation: string, lookUp: string, audit: string, withToken: string];

/** Unknown for a billed call; a free one costs nothing. */
const unknownWhereBilled = (code: string): Outcomes => [
  `${code}, charged unknown`,
  `${code}, charged unknown`,
  `${code}, charged no`,
  `${code}, charged no`,
];
const neverCharged = (code: string): Outcomes => {
  const outcome = `${code}, charged no`;
  return [outcome, outcome, outcome, outcome];
};
const VALUES: Outcomes = ['value', 'value', 'value', 'value'];
const SLOW = unknownWhereBilled('provider_slow');
/** Whether bytes had left when the reset came is a race that only the operating system decides. */
const RESET_AT_ONCE: Outcomes = [
  'provider_unreachable, charged no or unknown',
  'provider_unreachable, charged no or unknown',
  'provider_unreachable, charged no',
  'provider_unreachable, charged no',
];
const BROKEN = unknownWhereBilled('provider_unreachable');
const UNREADABLE = unknownWhereBilled('provider_unreadable');
const onlyWithToken = (outcome: string): Outcomes => ['value', 'value', 'value', outcome];

const EXPECTED: Record<string, Outcomes> = {
  'never-answers': SLOW,
  'hangs-after-headers': SLOW,
  drips: SLOW,
  slow: SLOW,
  'resets-on-connect': RESET_AT_ONCE,
  'resets-after-request': BROKEN,
  'closes-after-request': BROKEN,
  'resets-mid-reply': UNREADABLE,
  'half-closes': UNREADABLE,
  'cut-without-length': UNREADABLE,
  'stale-keep-alive': VALUES,
  'no-http': UNREADABLE,
  'huge-headers': UNREADABLE,
  'hundred-megabytes': UNREADABLE,
  endless: UNREADABLE,
  'web-page': UNREADABLE,
  'web-page-as-data': UNREADABLE,
  empty: UNREADABLE,
  'null-body': UNREADABLE,
  'empty-list': UNREADABLE,
  'wrong-schema': UNREADABLE,
  // An invalid number loses its own field; it loses the whole answer only if the field is essential.
  nan: onlyWithToken('provider_unreadable, charged no'),
  negative: VALUES,
  huge: onlyWithToken('provider_unreadable, charged no'),
  'gzip-bomb': UNREADABLE,
  'nested-encodings': UNREADABLE,
  'broken-gzip': UNREADABLE,
  'cut-gzip': UNREADABLE,
  'well-gzip': VALUES,
  'invalid-utf8': UNREADABLE,
  latin1: VALUES,
  'byte-order-mark': VALUES,
  'one-row': VALUES,
  'rows-out-of-order': VALUES,
  nil: VALUES,
  'other-namespace': VALUES,
  envelope: VALUES,
  doctype: UNREADABLE,
  entities: UNREADABLE,
  // JSON has no entities.
  'unknown-entity': [UNREADABLE[0], UNREADABLE[1], UNREADABLE[2], 'value'],
  deep: UNREADABLE,
  proto: VALUES,
  'old-tokens-refused': VALUES,
  'every-token-refused': onlyWithToken('provider_rejected_us, charged no'),
  'expires-in-zero': VALUES,
  'expires-in-words': VALUES,
  'expires-in-ages': VALUES,
  'wrong-password': neverCharged('provider_rejected_us'),
  busy: unknownWhereBilled('provider_refused'),
  'busy-in-words': unknownWhereBilled('provider_refused'),
  'busy-before-now': unknownWhereBilled('provider_refused'),
  'busy-for-ages': unknownWhereBilled('provider_refused'),
  storm: unknownWhereBilled('provider_refused'),
  'bad-gateway': unknownWhereBilled('provider_refused'),
  'missing-parameter': neverCharged('provider_refused'),
  redirect: unknownWhereBilled('provider_refused'),
  'redirect-to-get': unknownWhereBilled('provider_refused'),
  limit: ['value', 'limit_reached, charged no', 'value', 'value'],
};
// Only over TLS: see connections.test.ts.
const ELSEWHERE = ['speaks-before-asked'];

test('every fault the misbehaving provider knows has an expected outcome', () => {
  assert.deepEqual(
    Object.keys(FAULTS)
      .filter((name) => !ELSEWHERE.includes(name))
      .sort(),
    Object.keys(EXPECTED).sort(),
  );
});

// In parallel, each against its own faultd: most of the time is spent waiting for silent providers.
describe('under every fault', { concurrency: true }, () => {
  for (const [index, [kind, call]] of Object.entries(CALLS).entries()) {
    describe(kind, { concurrency: 1 }, () => {
      let faultd: Faultd;
      before(async () => {
        faultd = await startRecordedProvider();
      });
      after(() => faultd.close());

      for (const [fault, outcomes] of Object.entries(EXPECTED)) {
        const outcome = outcomes[index] ?? '';
        test(`${fault}: ${kind} ends as "${outcome}", never sent twice if billed`, async () => {
          faultd.reset();
          faultd.order({ fault, option: fault.startsWith('redirect') ? 'http://127.0.0.1:9' : '' });
          const arrived = (): number => faultd.arrivals.filter(({ path }) => !path.includes('Authentication')).length;
          const provider = providerFor(faultd, outcomes === SLOW ? SHORT_DEADLINES : {});
          const ended = await outcomeOf(call(provider));
          assert.ok(outcome.replace('no or ', '') === ended || outcome.replace(' or unknown', '') === ended, ended);
          assert.ok(arrived() <= (kind.includes('billed') ? 1 : 3), `${arrived()} arrivals`);
        });
      }
    });
  }
});
