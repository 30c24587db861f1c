/** How calls to the provider are counted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streamPackage } from '@/lib/contract/data-download';
import { vehicleImage } from '@/lib/contract/vehicle-image';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { createProvider } from './provider';
import { metered } from './meter';
import { settingsFor } from './provider.fixture';
import { inProcess } from './transport';

const BASE = 'https://provider.example';

test('pictures and packages are counted as every other call, what fails among them', async () => {
  const sandbox = createSandbox({ base: BASE, clock: () => new Date('2026-07-06T10:00:00Z') });
  const settings = {
    ...settingsFor(BASE),
    ...demoSubscriber,
    transport: inProcess((request) => sandbox.serve(request)),
  };
  let clock = 0;
  const meter = metered(createProvider(settings), () => (clock += 100));
  await meter.provider.image(vehicleImage.example);
  await meter.provider.image({ ...vehicleImage.example, REFID: 1 }).catch(() => undefined);
  const { body } = await meter.provider.download(streamPackage, streamPackage.example);
  await new Response(body).arrayBuffer();
  const { values } = await meter.calls.get();
  assert.deepEqual(
    values.map(({ labels, value }) => [labels.operation, labels.outcome, value]),
    [
      ['VehicleImage', 'ok', 1],
      ['VehicleImage', 'not_found', 1],
      [streamPackage.name, 'ok', 1],
    ],
  );
});
