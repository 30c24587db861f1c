/** What a dealer sees of each test plate, through everything but HTTP: checks, ledger, caller, sandbox, record. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Session } from '@/lib/access';
import { listValuedVehicles, savedValuation } from '@/lib/api/endpoints/valuations';
import { customerCopy } from '@/lib/domain/valuations/customer-copy';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { valuationSummaryOf } from '@/lib/domain/valuations/valuation-record';
import { Fault, type FaultCode } from '@/lib/fault';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { runCreateShare } from '@/lib/features/shares/shares';
import { createValuedVehicleStore } from '@/lib/store/records/valued-vehicles';
import { openShares } from '@/lib/store/shares';
import { call, NOW, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runListValuedVehicles } from './valued-vehicles';
import { runCreateValuation } from './valuations';
import { runRevalue } from './revalue';

type TestPlateSetup = Awaited<ReturnType<typeof openRecordedServices>>;
let opened: TestPlateSetup;
let dealer: Awaited<ReturnType<TestPlateSetup['dealer']>>;

before(async () => {
  opened = await openRecordedServices();
  const sandbox = createSandbox({ clock: () => new Date(NOW), base: 'https://provider.example' });
  const transport = inProcess((request) => sandbox.serve(request));
  // The test need not wait for the slow plate as long as a dealer would.
  dealer = await opened.dealer({ ...demoSubscriber, transport, policy: { headersMs: 400, breakerFailures: 1_000 } });
});
after(() => opened.close());

async function value(plate: string, mileage: number | string, session: Session = dealer.session) {
  const input = { plate, mileage, internetPrices: false, fresh: false };
  return savedValuation.parse(await runCreateValuation(call(input, session), dealer.services)).record;
}

const flagged = ({ flags }: ValuationRecord) => flags.map(({ code }) => code);
const reasonOf = (record: ValuationRecord) => {
  const { clean } = record.values;
  return clean.value === null ? clean.because.reason : `£${clean.value}`;
};

const shownOf = (record: ValuationRecord) => ({
  title: record.identity.title,
  values: Object.values(record.values).map((figure) => figure.value ?? figure.because),
  mileage: record.mileage.words,
  flags: flagged(record),
  lookUpMissing: record.lookUpMissing,
});

/** Each plate with the sentence its scenario promises, read off the record. */
const plates: { plate: string; mileage: number; promises: string; holds: (record: ValuationRecord) => unknown }[] = [
  {
    plate: 'ab21cde',
    mileage: 46_000,
    promises: 'everything matches, nothing special',
    holds: (record) => {
      assert.equal(record.identity.title.split(' ')[0], 'CITROEN');
      assert.deepEqual(record.identity.disagreements, []);
      assert.ok(record.matches.every(({ words }) => words === 'matched'));
      assert.ok(record.flags.every(({ severity }) => severity === 'note'));
      const { retail, clean, average, below } = record.values;
      const pounds = [retail, clean, average, below].map((figure) => figure.value ?? 0);
      assert.deepEqual(
        pounds,
        pounds.toSorted((a, b) => b - a),
      );
      assert.ok((pounds[3] ?? 0) > 0);
    },
  },
  {
    plate: 'EV22 CAR',
    mileage: 31_000,
    promises: 'electric',
    holds: ({ register }) => assert.equal(register?.co2GramsPerKm ?? 0, 0),
  },
  {
    plate: 'VA20 NNN',
    mileage: 78_000,
    promises: 'a van',
    holds: ({ identity }) => assert.equal(identity.vehicle?.kind, 'van'),
  },
  {
    plate: 'NF19 UND',
    mileage: 40_000,
    promises: 'not found',
    holds: (record) =>
      assert.deepEqual(
        [record.identity.title, reasonOf(record)],
        ['No vehicle found', 'The guide has no vehicle for this reg.'],
      ),
  },
  {
    plate: 'SC16 RAP',
    mileage: 40_000,
    promises: 'scrapped',
    holds: (record) => assert.equal(flagged(record)[0], 'scrapped'),
  },
  {
    plate: 'EX15 PRT',
    mileage: 40_000,
    promises: 'exported',
    holds: (record) => assert.equal(flagged(record)[0], 'exported'),
  },
  {
    plate: 'MP14 RTD',
    mileage: 40_000,
    promises: 'imported, used abroad before',
    holds: (record) =>
      assert.ok(['imported', 'used_before_registration'].every((code) => flagged(record).includes(code as never))),
  },
  {
    plate: 'TR12 NFR',
    mileage: 40_000,
    promises: 'plate transfer',
    holds: (record) => assert.ok(flagged(record).includes('plate_transfer') && flagged(record).includes('dates')),
  },
  {
    plate: 'KP11 RSS',
    mileage: 40_000,
    promises: 'seven keepers before',
    holds: ({ flags }) => assert.equal(flags[0]?.title, '7 previous keepers'),
  },
  {
    plate: 'AB2I CDE',
    mileage: 46_000,
    promises: 'auto-corrected to AB21 CDE',
    holds: (record) =>
      assert.deepEqual(
        [record.autoCorrection?.used, record.identity.plate, record.warnings[0]?.code],
        ['AB21 CDE', 'AB21 CDE', 'shape'],
      ),
  },
  {
    plate: 'DS18 AGR',
    mileage: 40_000,
    promises: 'the register has another model and fuel than the book',
    holds: (record) => {
      assert.deepEqual(
        record.identity.disagreements.map(({ field }) => field),
        ['model', 'fuel'],
      );
      assert.equal(valuationSummaryOf(record).flag, 'Sources disagree', 'in lists too');
    },
  },
  {
    plate: 'TV17 DFF',
    mileage: 40_000,
    promises: 'the trade body has another VIN',
    holds: (record) => {
      assert.deepEqual(
        record.identity.disagreements.map(({ field }) => field),
        ['vin'],
      );
      assert.equal(record.flags[0]?.code, 'sources_disagree');
    },
  },
  {
    plate: 'AL20 TER',
    mileage: 40_000,
    promises: 'several alternative derivatives, each distinguishable',
    holds: ({ alternatives, matches }) => {
      assert.ok(alternatives.length > 2);
      assert.equal(
        matches.find(({ source }) => source === 'book')?.words,
        `${alternatives.length} possible derivatives`,
      );
      assert.equal(alternatives.filter(({ valued }) => valued).length, 1);
      assert.ok(alternatives.every(({ valued, differsBy }) => valued || differsBy.length > 0));
    },
  },
  {
    plate: 'ML22 OUT',
    mileage: 240_000,
    promises: 'mileage out of bounds',
    holds: (record) => assert.ok(record.mileage.outOfBounds && /outside the guide’s range/.test(reasonOf(record))),
  },
  {
    plate: 'NV13 ALU',
    mileage: 61_000,
    promises: 'identified, not valued',
    holds: (record) => {
      assert.match(reasonOf(record), /gave no value/);
      assert.equal(record.mileage.words, 'Mileage entered: 61,000 mi');
    },
  },
  {
    plate: 'P123 ABC',
    mileage: 90_000,
    promises: 'too old for the book',
    holds: (record) => assert.match(reasonOf(record), /found, but the guide does not have it/),
  },
  {
    plate: 'TB19 ADE',
    mileage: 40_000,
    promises: 'trade body only',
    holds: ({ identity, register }) => assert.ok(identity.vin && register === null),
  },
  {
    plate: 'RG19 NLY',
    mileage: 40_000,
    promises: 'register only',
    holds: ({ trade, book, register }) => assert.ok(register && trade === null && book === null),
  },
  {
    plate: 'HT21 MLX',
    mileage: 40_000,
    promises: 'hostile text stays text',
    holds: ({ register }) => assert.equal(register?.colour, `"BLEU ÉTOILÉ" <script>alert('x')</script>`),
  },
  {
    plate: 'LM70 TED',
    mileage: 40_000,
    promises: 'limit exceeded at the register: the guide’s answer is saved',
    holds: (record) => {
      assert.match(record.lookUpMissing?.reason ?? '', /limit is reached\. This look-up was not charged\.$/);
      assert.equal(record.sources.valuation?.charged, 'yes');
      assert.doesNotMatch(JSON.stringify(record), /Nothing was/);
      assert.ok(record.values.clean.value);
    },
  },
];

describe('the test plate', () => {
  for (const { plate, mileage, promises, holds } of plates) {
    test(`${plate}: ${promises}, and free when it is valued again`, async () => {
      const record = await value(plate, mileage);
      holds(record);
      const { used } = (await dealer.services.ledger.usage(dealer.session)).organisation;
      const again = await value(plate, mileage);
      assert.deepEqual(shownOf(again), shownOf(record));
      assert.equal((await dealer.services.ledger.usage(dealer.session)).organisation.used, used);
      customerCopy(record);
      const hasAlert =
        record.warnings.length > 0 ||
        record.flags.some(({ severity }) => severity !== 'note') ||
        record.register === null;
      assert.equal(valuationSummaryOf(record).flag !== null, hasAlert, 'in lists too');
    });
  }

  test('ML22 OUT: the alert about its mileage is in the list, and the filter “With an alert” finds it', async () => {
    const person = await dealer.person('M. Okafor', 'valuer');
    const { id, warnings } = await value('ML22 OUT', 240_000, person);
    assert.deepEqual(
      warnings.map(({ field }) => field),
      ['mileage'],
    );
    const input = listValuedVehicles.input.parse({ mine: true, flagged: true });
    const { items } = listValuedVehicles.output.parse(
      await runListValuedVehicles(call(input, person), { valuedVehicles: createValuedVehicleStore(opened.database) }),
    );
    assert.deepEqual(
      items.map(({ latest }) => [latest.id, latest.flag]),
      [[id, 'Check the mileage you entered']],
    );
  });

  const faults: [plate: string, code: FaultCode, promises: string][] = [
    ['SL70 WWW', 'provider_slow', 'slow'],
    ['FA70 LED', 'provider_refused', 'failing'],
    ['CU70 TTT', 'provider_unreadable', 'unreadable'],
  ];
  for (const [plate, code, promises] of faults) {
    test(`${plate}: ${promises}, a named outcome that may have been charged`, async () => {
      await assert.rejects(
        value(plate, 40_000),
        (fault) => fault instanceof Fault && fault.code === code && fault.charged === 'unknown',
      );
    });
  }
});

describe('a customer’s copy', () => {
  test('of a valuation that found no vehicle is not shared', async () => {
    const { id } = await value('NF19 UND', 41_000);
    const input = { id, days: 14, withPlate: false };
    const services = { ...dealer.services, shares: openShares(opened.database) };
    await assert.rejects(
      runCreateShare(call(input, dealer.session), services),
      (fault) => fault instanceof Fault && fault.code === 'conflict' && fault.message.includes('no vehicle'),
    );
  });

  test('says that the sources disagree, and not on which VINs', async () => {
    const record = await value('TV17 DFF', 40_000);
    const vins = new Set(record.flags[0]?.text.match(/\b[A-Z0-9]{17}\b/g));
    assert.equal(vins.size, 2, record.flags[0]?.text);
    const flags = JSON.stringify(customerCopy(record).flags);
    assert.match(flags, /Some details of this vehicle differ between sources/);
    for (const vin of vins) assert.ok(!flags.includes(vin), flags);
  });

  test('without a retail value says nothing of the guide and of charges', async () => {
    const { retail, editionWords } = customerCopy(await value('NV13 ALU', 61_000));
    assert.equal(editionWords, null);
    assert.deepEqual(retail, {
      value: null,
      because: { reason: 'No retail value is available for this vehicle.', next: 'Ask the dealer.' },
    });
  });
});

describe('a chosen alternative', () => {
  test('has its own values in its own record, with the register’s answer of the first', async () => {
    const first = await value('AL20 TER', 40_000);
    const other = first.alternatives.find(({ valued, kind }) => !valued && kind !== null);
    assert.ok(other?.kind);
    const { kind, identifier } = other;
    const revaluing = { id: first.id, kind, identifier, fresh: false };
    const { record } = savedValuation.parse(await runRevalue(call(revaluing, dealer.session), dealer.services));
    assert.equal(record.identity.vehicle?.identifier, identifier);
    assert.equal(record.identity.derivative, other.name);
    assert.deepEqual(
      record.alternatives.map((alternative) => [alternative.identifier, alternative.valued]),
      first.alternatives.map((alternative) => [alternative.identifier, alternative.identifier === identifier]),
    );
    assert.ok(record.values.clean.value);
    assert.deepEqual([record.register, record.asked.plate, record.basedOn], [first.register, 'AL20TER', first.id]);
    // That the guide matched another derivative is shown, but is not an alert: this one was chosen.
    assert.ok(record.identity.disagreements.some(({ field }) => field === 'identifier'));
    assert.deepEqual(record.flags, first.flags);
  });

  test('values a mark the guide did not know by the derivative the look-up found', async () => {
    const first = await value('AB2I CDE', 46_000);
    const found = first.identity.vehicle;
    assert.ok(found && first.values.clean.value === null);
    const revaluing = { id: first.id, kind: found.kind, identifier: found.identifier, fresh: false };
    const { record } = savedValuation.parse(await runRevalue(call(revaluing, dealer.session), dealer.services));
    assert.equal(record.values.clean.value, (await value('AB21 CDE', 46_000)).values.clean.value);
  });
});
