/**
 * A WLTP service that does not know every option code: the figures still come, and state which build they belong to.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FittedEquipment } from '@/lib/domain/options/configuration';
import { EQUIPMENT_LEVELS, levelOf, type EquipmentLevel } from '@/lib/domain/emissions/equipment-levels';
import { Fault } from '@/lib/fault';
import { createProvider } from '@/lib/provider/provider';
import type { IncomingReply, OutgoingRequest } from '@/lib/provider/transport';
import { requestBuildEmissions } from './build-emissions';

const BASE = 'https://provider.example';
const NOW = new Date('2026-11-21T09:00:00Z');
const STANDARD = 10;
const PACK = 30;
const IN_PACK = 21;
const CHOSEN = 60;
const BUILD: FittedEquipment = {
  whole: [STANDARD, IN_PACK, PACK, CHOSEN],
  withoutStandard: [IN_PACK, PACK, CHOSEN],
  withoutPacks: [CHOSEN],
};
const PLAIN: FittedEquipment = { whole: [STANDARD], withoutStandard: [], withoutPacks: [] };

interface RequestedConfiguration {
  readonly id: string;
  readonly selectedEquipmentIds: readonly number[];
}

/** A service of another maker, which answers each configuration unless `refusal` names what is wrong with it. */
function otherService(
  refusal: (codes: readonly number[]) => { readonly type: string; readonly name: string } | 'whole request' | null,
  status = 400,
) {
  const requests: (readonly number[])[][] = [];
  const json = (code: number, value: unknown): IncomingReply => ({
    status: code,
    headers: new Map([['content-type', 'application/json']]),
    body: (async function* () {
      yield Buffer.from(JSON.stringify(value));
    })(),
  });
  const transport = async ({ url, body }: OutgoingRequest): Promise<IncomingReply> => {
    if (url.endsWith('/connect/token')) {
      return json(200, { access_token: 'token', expires_in: 3600, token_type: 'Bearer' });
    }
    const configurations: RequestedConfiguration[] = JSON.parse(body);
    requests.push(configurations.map(({ selectedEquipmentIds }) => selectedEquipmentIds));
    const refused = configurations.map(({ selectedEquipmentIds }) => refusal(selectedEquipmentIds));
    if (refused.includes('whole request')) return json(status, { message: 'The request is invalid.' });
    const wltpData = configurations.map((configuration, index) => ({
      ...configuration,
      errors: refused[index] ? [refused[index]] : [],
      technicalSpecificationItems: refused[index]
        ? []
        : [{ id: 67, name: 'CO2 (g/km)', value: 120 + configuration.selectedEquipmentIds.length }],
    }));
    return json(200, { auditId: 'A', errors: [], wltpData });
  };
  const caller = createProvider({
    services: BASE,
    identity: BASE,
    wltp: BASE,
    soap: BASE,
    soapNamespace: BASE,
    subscriberId: 1,
    password: 'secret',
    wltpClientId: 'client',
    wltpClientSecret: 'other secret',
    transport,
    policy: { retries: 0 },
  });
  let now = NOW;
  const request = (
    identifier = 56_327,
    builds: readonly FittedEquipment[] = [BUILD, PLAIN],
    incomplete: readonly FittedEquipment[] = [],
  ) =>
    requestBuildEmissions(
      { list: LIST(identifier) },
      builds.map((equipment) => ({ equipment, isOrderable: !incomplete.includes(equipment) })),
      { caller, now: () => now },
    );
  return { requests, request, later: (hours: number) => void (now = new Date(now.getTime() + hours * 3_600_000)) };
}

const LIST = (identifier: number) => ({ kind: 'car' as const, identifier, modelYear: '26.50' });
const UNKNOWN_CODE = { type: 'Invalid_Equipment', name: 'unknown' };
const unknown =
  (...codes: number[]) =>
  (sent: readonly number[]) =>
    sent.some((code) => codes.includes(code)) ? UNKNOWN_CODE : null;

const CASES: readonly { title: string; codes: number[]; levels: EquipmentLevel[]; requests: number }[] = [
  { title: 'every code known', codes: [], levels: ['whole', 'whole'], requests: 1 },
  {
    title: 'a standard option unknown',
    codes: [STANDARD],
    levels: ['withoutStandard', 'withoutStandard'],
    requests: 2,
  },
  { title: 'a pack unknown', codes: [PACK], levels: ['withoutPacks', 'withoutStandard'], requests: 3 },
  { title: 'what a pack brings unknown', codes: [IN_PACK], levels: ['withoutPacks', 'withoutStandard'], requests: 3 },
  { title: 'a selected option unknown', codes: [CHOSEN], levels: ['bare', 'withoutStandard'], requests: 4 },
];
for (const { title, codes, levels, requests } of CASES) {
  for (const manner of ['by item', 'as a whole'] as const) {
    test(`${title}, refused ${manner}: figures come after ${requests} requests, of the build they state`, async () => {
      const byItem = unknown(...codes);
      const service = otherService((sent) =>
        byItem(sent) && manner === 'as a whole' ? 'whole request' : byItem(sent),
      );
      const { configurations } = await service.request();
      assert.deepEqual(
        configurations.map(({ level }) => level),
        levels,
      );
      for (const { figures, equipment } of configurations) assert.equal(figures?.co2Stated, 120 + equipment.length);
      assert.equal(service.requests.length, requests);
    });
  }
}

test('a service that knows no standard option is not sent them again, until a day later', async () => {
  const service = otherService(unknown(STANDARD));
  await service.request(1);
  await service.request(2);
  const before = service.requests.length;
  const { configurations } = await service.request(3);
  assert.equal(service.requests.length, before + 1);
  assert.deepEqual(
    configurations.map(({ level }) => level),
    ['withoutStandard', 'withoutStandard'],
  );
  service.later(25);
  await service.request(4);
  assert.equal(service.requests.length, before + 3);
});

test('one vehicle with an unknown code does not affect other vehicles', async () => {
  const service = otherService(unknown(99));
  const odd = { whole: [99], withoutStandard: [], withoutPacks: [] };
  await service.request(1);
  for (const identifier of [2, 3, 4]) await service.request(identifier, [odd]);
  const { configurations } = await service.request(5);
  assert.deepEqual(
    configurations.map(({ level }) => level),
    ['whole', 'whole'],
    'it takes standard options of others',
  );
});

test('an unknown derivative is not requested again with fewer codes', async () => {
  const service = otherService(() => ({ type: 'Invalid_Vehicle_Configuration', name: 'derivative_not_found' }));
  const { configurations } = await service.request();
  assert.deepEqual(
    configurations.map(({ figures }) => figures),
    [null, null],
  );
  assert.equal(service.requests.length, 1);
});

test('if even the bare vehicle is refused, the first refusal is reported', async () => {
  const service = otherService(() => 'whole request');
  await assert.rejects(
    service.request(),
    (error: unknown) => error instanceof Fault && error.code === 'provider_refused',
  );
  assert.equal(service.requests.length, 4);
});

test('a service that is too busy is not requested again', async () => {
  const service = otherService(() => 'whole request', 429);
  await assert.rejects(service.request());
  assert.equal(service.requests.length, 1);
});

test('a level is stated by what was sent: nothing fitted is the whole of a plain vehicle', () => {
  const nothing = { whole: [], withoutStandard: [], withoutPacks: [] };
  for (const level of EQUIPMENT_LEVELS) assert.equal(levelOf(nothing, []), 'whole', level);
  assert.equal(levelOf({ whole: [1], withoutStandard: [1], withoutPacks: [1] }, []), 'bare');
});

test('a build that cannot be ordered takes no codes from the others, nor from other vehicles when it is refused', async () => {
  const incomplete: FittedEquipment = { whole: [STANDARD, 99], withoutStandard: [99], withoutPacks: [99] };
  const service = otherService(unknown(99));
  for (const identifier of [1, 2, 3]) {
    const { configurations } = await service.request(identifier, [incomplete, BUILD, PLAIN], [incomplete]);
    assert.deepEqual(
      configurations.map(({ level, equipment }) => [level, equipment]),
      [
        ['bare', []],
        ['whole', BUILD.whole],
        ['whole', PLAIN.whole],
      ],
    );
  }
  const alone = otherService(unknown(99));
  for (const identifier of [1, 2, 3]) await alone.request(identifier, [incomplete], [incomplete]);
  const { configurations } = await alone.request(4);
  assert.equal(configurations[0]?.level, 'whole');
});
