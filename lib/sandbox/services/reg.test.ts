/** The registration look-up service, requested with the recorded bytes and with forms typed by hand. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createTestSandbox, formRequest, SUBSCRIBER } from '@/lib/sandbox/testing/sandbox-requests';
import { pathsOf, textOf } from '@/lib/sandbox/testing/xml-paths';
import { recordedExchange } from '@/lib/sandbox/testing/recorded-exchanges';
import { scenarios } from '@/lib/sandbox/faults/scenarios';
import type { Sandbox } from '@/lib/sandbox/host/serve';

const service = '/reg/refreg.asmx';
const native = createTestSandbox({ roots: 'native', sampleHistory: false });

const callOperation = async (operation: string, fields = '', sandbox: Sandbox = native): Promise<string> => {
  const response = await sandbox.serve(formRequest(`${service}/${operation}`, `${SUBSCRIBER}&${fields}`));
  const body = await response.text();
  assert.equal(response.status, 200, body);
  return body;
};
const lookUp = (vrm: string, sandbox?: Sandbox): Promise<string> =>
  callOperation('REGLookupVRM', `vrm=${vrm}`, sandbox);
const auditOf = (body: string): number => Number(textOf(body, 'AUDITID'));

/** The registry decides whether a vehicle has alternatives; their elements are compared where it has. */
const withoutAlternatives = (paths: string[]): string[] =>
  paths.filter((path) => !path.includes('DATA/ALTERNATIVEDERIVATIVES'));

/** Recorded exchanges whose bytes mean the same to this sandbox, and elements whose text must then be the same too. */
const sameShape: { name: string; same: string[]; plate?: readonly [string, string] }[] = [
  { name: 'reg/REGLookupVRM.post', same: ['SUCCESS', 'LOOKUP_VRM', 'TIMESTAMP', 'AUTOCORRECTED'] },
  { name: 'reg/REGLookupVRM.soap11', same: ['SUCCESS', 'LOOKUP_VRM', 'TIMESTAMP', 'AUTOCORRECTED'] },
  {
    name: 'reg/REGLookupVRM.no-match.post',
    same: ['SUCCESS', 'ERRORMESSAGE', 'REF', 'ALTERNATIVEVRMS'],
    plate: ['NO17FND', 'NF19UND'],
  },
  {
    name: 'reg/REGLookupVRM.trade-only.post',
    same: ['SUCCESS', 'ERRORMESSAGE', 'REG', 'TRADE', 'REF'],
    plate: ['TR19ADE', 'TB19ADE'],
  },
  { name: 'reg/REGLookupVRM.scrapped.post', same: ['SUCCESS', 'ISSCRAPPED', 'REGISTRATIONDATE', 'PLATE'] },
  {
    name: 'reg/REGLookupVRM.van.post',
    same: ['SUCCESS', 'VEHICLETYPE_ID', 'VEHICLETYPE'],
    plate: ['lc20+van', 'va20+nnn'],
  },
  { name: 'reg/REGLookupVRM.bad-credentials.post', same: ['SUCCESS', 'ERRORMESSAGE', 'AUDITID', 'LOOKUP_VRM'] },
  {
    name: 'reg/REGLookupVRM.autocorrected.post',
    same: ['SUCCESS', 'LOOKUP_VRM', 'AUTOCORRECTED', 'AUTOCORRECTEDREASON', 'VRM'],
  },
  { name: 'reg/REGLookupAlternativeVRM.post', same: ['SUCCESS', 'LOOKUP_VRM'] },
  {
    name: 'reg/REGLookupAlternativeVRM.unknown-audit.post',
    same: ['SUCCESS', 'ERRORMESSAGE', 'AUDITID', 'LOOKUP_VRM'],
  },
  { name: 'reg/REGLookupVIN.no-match.post', same: ['SUCCESS', 'LOOKUP_VRM', 'LOOKUP_VIN'] },
  { name: 'reg/ViewLookup_GetCurrentStatus.post', same: ['SUCCESS', 'LIMITENABLED', 'LOOKUPEXCEEDED', 'CURRENTMONTH'] },
  { name: 'reg/ViewLookup_Summary.post', same: ['SUCCESS', 'YEAR', 'MONTH', 'LIMITDATA'] },
  { name: 'reg/ViewLookup_Summary.soap11', same: ['SUCCESS', 'YEAR', 'MONTH', 'LIMITDATA'] },
];

for (const { name, same, plate } of sameShape) {
  test(`a request like ${name} is answered with the recorded elements in the recorded order`, async () => {
    const { request, response } = recordedExchange(name, plate);
    const body = await (await createTestSandbox({ roots: 'native' }).serve(request)).text();
    assert.deepEqual(withoutAlternatives(pathsOf(body)), withoutAlternatives(pathsOf(response.body)));
    for (const element of same) assert.equal(textOf(body, element), textOf(response.body, element), element);
  });
}

test('LOOKUP_VRM repeats the mark as sent, the register writes it in full', async () => {
  const body = await lookUp('ab21+cde');
  assert.equal(textOf(body, 'LOOKUP_VRM'), 'ab21 cde');
  assert.match(body, /<REG>\s*<VRM>AB21CDE<\/VRM>/);
});

test('every look-up has its own audit number', async () => {
  const first = auditOf(await lookUp('AB21CDE'));
  const second = auditOf(await lookUp('AB21CDE'));
  assert.ok(second > first);
});

test('a vehicle looked up by its VIN is the one of its plate', async () => {
  const byPlate = await lookUp('AB21CDE');
  const vin = textOf(byPlate, 'VIN') ?? '';
  const byVin = await callOperation('REGLookupVIN', `vin=${vin}`);
  assert.equal(textOf(byVin, 'LOOKUP_VIN'), vin);
  assert.equal(textOf(byVin, 'LOOKUP_VRM'), '');
  for (const name of ['VRM', 'ENGINENUMBER', 'REFCODE', 'PLATE', 'COLOUR']) {
    assert.equal(textOf(byVin, name), textOf(byPlate, name), name);
  }
});

test('the look-up and the valuation of a plate name the same vehicle', async () => {
  for (const vrm of ['AB21CDE', 'OR18KNG', 'KX70ABC', 'BD16XYZ']) {
    const found = await lookUp(vrm);
    const form = `${SUBSCRIBER}&VRM=${vrm}&Mileage=30000&StandardEquipmentRequired=FALSE`;
    const valued = await (await native.serve(formRequest('/vrm/refvrm.asmx/VRMValuation', form))).text();
    const pairs: [string, string][] = [
      ['REFID', 'REFID'],
      ['REFcode', 'REFCODE'],
      ['REFMod', 'MODEL'],
      ['REFDer', 'DERIVATIVE'],
      ['VinNumber', 'VIN'],
      ['Colour', 'COLOUR'],
    ];
    const book = found.slice(found.indexOf('<REF>', found.indexOf('<DATA>')));
    for (const [valuation, registration] of pairs) {
      const source = ['REFMod', 'REFDer', 'REFID', 'REFcode'].includes(valuation) ? book : found;
      assert.equal(textOf(valued, valuation), textOf(source, registration), `${vrm} ${valuation}`);
    }
  }
});

test('an alternative derivative of a look-up is accepted with its audit number, others are not', async () => {
  const sandbox = createTestSandbox({ sampleHistory: false });
  const body = await lookUp('AL20TER', sandbox);
  const alternatives = [...body.slice(body.indexOf('<ALTERNATIVEDERIVATIVE>')).matchAll(/<REFID>(\d+)</g)].map(
    ([, id]) => id,
  );
  assert.ok(alternatives.length > 0);
  const check = (audit: number, refid: string): Promise<string> =>
    callOperation('REGLookupAlternativeDerivative', `AuditRef=${audit}&refid=${refid}`, sandbox);
  for (const refid of alternatives) assert.match(await check(auditOf(body), refid ?? ''), />true</);
  assert.match(await check(auditOf(body), '1'), />false</);
  assert.match(await check(7, alternatives[0] ?? ''), />false</);
});

test('look-ups count up to the limit; beyond it nothing is answered and nothing counted', async () => {
  const sandbox = createTestSandbox({ monthlyLimit: 2, sampleHistory: false });
  const used = async (): Promise<(string | undefined)[]> => {
    const status = await callOperation('ViewLookup_GetCurrentStatus', '', sandbox);
    return ['MONTHLYLIMIT', 'LOOKUPSUSED', 'LOOKUPEXCEEDED'].map((name) => textOf(status, name));
  };
  assert.deepEqual(await used(), ['2', '0', 'False']);
  await lookUp('AB21CDE', sandbox);
  await lookUp('NF19UND', sandbox); // no match counts too
  assert.deepEqual(await used(), ['2', '2', 'True']);
  const refused = await lookUp('AB21CDE', sandbox);
  const { response } = recordedExchange('reg/REGLookupVRM.limit.post');
  assert.equal(textOf(refused, 'SUCCESS'), 'false');
  assert.equal(textOf(refused, 'ERRORMESSAGE'), textOf(response.body, 'ERRORMESSAGE'));
  assert.equal(textOf(refused, 'MONTHLYLOOKUPLIMITEXCEEDED'), 'True');
  assert.ok(auditOf(refused) > 0);
  assert.deepEqual(await used(), ['2', '2', 'True']);
});

test('without a limit the status shows none and leaves the limit blank', async () => {
  const status = await callOperation('ViewLookup_GetCurrentStatus', '', createTestSandbox({ monthlyLimit: null }));
  assert.equal(textOf(status, 'LIMITENABLED'), 'False');
  assert.equal(textOf(status, 'MONTHLYLIMIT')?.trim(), '');
  assert.equal(textOf(status, 'LOOKUPEXCEEDED'), 'False');
});

test('the month begins at midnight in the United Kingdom, not in Greenwich', async () => {
  let now = new Date('2026-06-30T22:59:59Z'); // 23:59:59 in summer
  const sandbox = createTestSandbox({ clock: () => now, sampleHistory: false });
  await lookUp('AB21CDE', sandbox);
  now = new Date('2026-06-30T23:00:00Z');
  const status = await callOperation('ViewLookup_GetCurrentStatus', '', sandbox);
  assert.equal(textOf(status, 'CURRENTMONTH'), 'July 2026');
  assert.equal(textOf(status, 'LOOKUPSUSED'), '0');
  assert.equal(textOf(status, 'TIMESTAMP'), '01/07/2026 00:00:00');
});

test('a restart preserves the counts', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'sandbox-'));
  try {
    const first = await lookUp('AB21CDE', createTestSandbox({ directory }));
    const again = createTestSandbox({ directory });
    assert.equal(textOf(await callOperation('ViewLookup_GetCurrentStatus', '', again), 'LOOKUPSUSED'), '1');
    const second = await callOperation(
      'REGLookupAlternativeVRM',
      `vrm=AB21CDE&previousAuditRef=${auditOf(first)}`,
      again,
    );
    assert.equal(textOf(second, 'SUCCESS'), 'true');
    assert.ok(auditOf(second) > auditOf(first));
  } finally {
    rmSync(directory, { recursive: true });
  }
});

test('a refused subscriber costs nothing', async () => {
  const sandbox = createTestSandbox({ sampleHistory: false });
  await sandbox.serve(formRequest(`${service}/REGLookupVRM`, 'SubscriberID=1&Password=unknown&vrm=AB21CDE'));
  assert.equal(textOf(await callOperation('ViewLookup_GetCurrentStatus', '', sandbox), 'LOOKUPSUSED'), '0');
});

const situations: { plate: string; has: Record<string, string> }[] = [
  { plate: 'EX15PRT', has: { ISEXPORTED: 'Yes', ISSCRAPPED: 'No' } },
  { plate: 'MP14RTD', has: { ISIMPORTED: 'Yes', FIRSTREG_USEDBEFORE: '1' } },
  { plate: 'TR12NFR', has: { CHERISHEDTRANSFERMARKER: 'Yes', TRANSFERDATE: '20190214', PLATE: '2018 18' } },
  { plate: 'KP11RSS', has: { PREVIOUSKEEPERS: '7', REGKEEPER: '1' } },
  { plate: 'AB2ICDE', has: { AUTOCORRECTED: 'True', VRM: 'AB21CDE', LOOKUP_VRM: 'AB2ICDE' } },
  { plate: 'AL20TER', has: { ALTERNATIVEDERIVATIVES: '1' } },
  { plate: 'P123ABC', has: { REGBASIC: '1', TRADE: '1', REGISTRATIONDATE: '19970303' } },
  { plate: 'LM70TED', has: { SUCCESS: 'false', MONTHLYLOOKUPLIMITEXCEEDED: 'True', REGBASIC: '0' } },
  {
    plate: 'HT21MLX',
    has: {
      COLOUR: `"BLEU ÉTOILÉ" &lt;script&gt;alert('x')&lt;/script&gt;`,
      MODEL: `&lt;b onmouseover="alert(1)"&gt;O'ROURKE &amp; SÖHNE&lt;/b&gt;`,
    },
  },
];

/** Test plates that are scrapped, exported or imported; every other one is none of them. */
const FATES: Readonly<Record<string, string>> = {
  'SC16 RAP': 'SCRAPPED',
  'EX15 PRT': 'EXPORTED',
  'MP14 RTD': 'IMPORTED',
};

for (const { plate } of scenarios.filter(({ behaviour }) => behaviour === undefined))
  test(`${plate} is ${FATES[plate]?.toLowerCase() ?? 'neither scrapped, exported nor imported'} and nothing beside it`, async () => {
    const body = await lookUp(plate.replace(' ', ''));
    const fates = ['SCRAPPED', 'EXPORTED', 'IMPORTED'].filter((fate) => textOf(body, `IS${fate}`) === 'Yes');
    assert.deepEqual(fates, [FATES[plate] ?? []].flat());
  });

for (const { plate, has } of situations) {
  test(`${plate}: ${Object.entries(has)
    .map((cells) => cells.join(' '))
    .join(', ')}`, async () => {
    const body = await lookUp(plate);
    for (const [name, text] of Object.entries(has)) assert.equal(textOf(body, name), text, name);
  });
}

const levels: { plate: string; REG: number; TRADE: number; REF: number }[] = [
  { plate: 'GO19LFS', REG: 1, TRADE: 1, REF: 1 },
  { plate: 'P123ABC', REG: 1, TRADE: 1, REF: 0 },
  { plate: 'TB19ADE', REG: 0, TRADE: 1, REF: 0 },
  { plate: 'RG19NLY', REG: 1, TRADE: 0, REF: 0 },
  { plate: 'NF19UND', REG: 0, TRADE: 0, REF: 0 },
];

for (const { plate, ...matches } of levels) {
  test(`${plate} is known to ${JSON.stringify(matches)}, and the blocks of the others are empty`, async () => {
    const body = await lookUp(plate);
    const data = body.slice(body.indexOf('<DATA>'));
    for (const [source, level] of Object.entries(matches)) {
      assert.equal(textOf(body, source), String(level), source);
      assert.equal(data.includes(`<${source} />`), level === 0, source);
    }
  });
}

test('sources that disagree are answered as each has it', async () => {
  const models = [...(await lookUp('DS18AGR')).matchAll(/<MODEL>(.*)<\/MODEL>/g)].map(([, model]) => model);
  assert.equal(models.length, 2);
  assert.notEqual(models[0], models[1]);
  const vins = [...(await lookUp('TV17DFF')).matchAll(/<VIN>(.*)<\/VIN>/g)].map(([, vin]) => vin);
  assert.equal(vins.length, 2);
  assert.notEqual(vins[0], vins[1]);
});
