/** The day of a build when neither its address nor its code names one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configuredBuildOf } from '@/lib/domain/builds/configured-build';
import { listedWords } from '@/lib/domain/options/option-days';
import { addDays } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';
import { createProvider } from '@/lib/provider/provider';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { configuredVehicle } from './configured-vehicle';
import { describedVehicle } from '@/lib/features/vehicles/vehicles';

const now = () => new Date('2026-06-05T12:00:00Z');
const base = 'https://provider.example';
const sandbox = createSandbox({ clock: now, base });
const caller = createProvider({
  services: base,
  identity: base,
  wltp: base,
  soap: base,
  soapNamespace: base,
  wltpClientId: '',
  wltpClientSecret: '',
  ...demoSubscriber,
  transport: inProcess((request) => sandbox.serve(request)),
});
const services = { now, cached: createProviderAnswerCache(caller, () => 0) };

test('a vehicle no longer made is configured on the last day it was specified, within the days its list holds', async () => {
  const vehicle = { kind: 'car', identifier: 50_032 } as const;
  const { specified, discontinued } = await describedVehicle(vehicle, services);
  assert.ok(specified && discontinued && discontinued < '2026-06-05');
  const { list, build } = await configuredVehicle(vehicle, services);
  assert.deepEqual([build.date, list.date], [specified, specified]);
  assert.deepEqual(
    list.notes.filter((note) => note.includes('is outside it')),
    [],
  );
});

test('on a day after the last list a build has the prices of that list, with its day', async () => {
  const vehicle = { kind: 'car', identifier: 50_032 } as const;
  const { discontinued } = await describedVehicle(vehicle, services);
  assert.ok(discontinued);
  const date = addDays(discontinued, 100);
  const { list, build, now: configuration } = await configuredVehicle({ ...vehicle, date }, services);
  assert.ok(list.notes.some((note) => note.includes(`${formatDate(date)} is outside it`)));
  const { validTo, date: day } = configuredBuildOf(list, build, configuration);
  assert.ok(validTo !== null && validTo < day && day === date);
  assert.equal(listedWords(list, '2026-06-05'), `as last listed on ${formatDate(validTo)}`);
});

test('a vehicle still made is configured today', async () => {
  const { build } = await configuredVehicle({ kind: 'car', identifier: 56_327 }, services);
  assert.equal(build.date, '2026-06-05');
});
