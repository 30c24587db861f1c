import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { goldenExchanges } from '@/lib/contract/golden/exchanges';
import { readVehicleImageFile, vehicleImage } from '@/lib/contract/vehicle-image';
import { readWireNames } from '@/lib/contract/wire-names';
import { Fault } from '@/lib/fault';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { Unreadable } from '@/lib/wire/shape';
import { createProvider, type Provider } from './provider';
import { settingsFor } from './provider.fixture';
import { inProcess, type Transport } from './transport';

const BASE = 'https://provider.example';
const pictures = goldenExchanges().flatMap(({ name, picture, stated }) => (picture ? [{ name, picture, stated }] : []));

const replyWith =
  (bytes: Uint8Array, type: string, status = 200): Transport =>
  async () => ({ status, headers: new Map([['content-type', type]]), body: singleChunk(bytes) });
async function* singleChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
const providerOver = (transport: Transport): Provider => createProvider({ ...settingsFor(BASE), transport });

for (const { name, picture, stated } of pictures) {
  test(`the image of ${name} is what its bytes say, whatever the header claims`, async () => {
    for (const type of ['image/png', 'image/jpeg', 'application/octet-stream', '']) {
      const { value, exchange } = await providerOver(replyWith(picture, type)).image(vehicleImage.example);
      const sha256 = createHash('sha256').update(value.bytes).digest('hex');
      assert.deepEqual({ mediaType: value.mediaType, sha256 }, stated.value);
      assert.equal(exchange().response.body, `${picture.length} bytes of ${type}`);
    }
  });

  test(`the image of ${name}, cut anywhere, is none`, () => {
    for (let end = 0; end < picture.length - 20; end++) {
      assert.throws(() => readVehicleImageFile(picture.subarray(0, end)), Unreadable, `cut at ${end}`);
    }
  });
}

const html = Buffer.from('<html><script>alert(1)</script></html>');
const OUTCOMES: readonly [what: string, Transport, code: string][] = [
  ['a web page', replyWith(html, 'text/html'), 'provider_unreadable'],
  ['a web page that calls itself an image', replyWith(html, 'image/png'), 'provider_unreadable'],
  ['an SVG, which may hold a script', replyWith(Buffer.from('<svg/>'), 'image/svg+xml'), 'provider_unreadable'],
  ['nothing', replyWith(Buffer.alloc(0), 'image/png'), 'provider_unreadable'],
  ['no such vehicle', replyWith(Buffer.from('There is none.'), 'text/plain', 404), 'not_found'],
  ['a path that is not there', replyWith(html, 'text/html', 404), 'provider_unreachable'],
  ['a wrong password', replyWith(Buffer.from('No.'), 'text/plain', 401), 'provider_rejected_us'],
  ['a question it cannot read', replyWith(Buffer.from('Wrong size.'), 'text/plain', 400), 'provider_refused'],
  ['an internal error', replyWith(Buffer.alloc(0), 'text/plain', 500), 'provider_refused'],
];
for (const [what, transport, code] of OUTCOMES) {
  test(`${what} instead of an image is ${code}, and nothing is charged`, async () => {
    await assert.rejects(providerOver(transport).image(vehicleImage.example), (error) => {
      assert.ok(error instanceof Fault);
      assert.deepEqual([error.code, error.charged], [code, 'no']);
      return true;
    });
  });
}

test('a provider and the sandbox agree in anybody’s words, and the password is in no address and nothing shown', async () => {
  const renamed = readWireNames(
    '{"image":{"paths":{"/images/vehicleimage.aspx":"/art/picture.aspx"},"parameters":{"DB":"Base","PWD":"Secret"}}}',
  );
  const sandbox = createSandbox({ base: BASE, renamed, credentials: { ...demoSubscriber, password: 'hush-hush' } });
  const addresses: string[] = [];
  const provider = createProvider({
    ...settingsFor(BASE),
    ...demoSubscriber,
    password: 'hush-hush',
    renamed,
    transport: inProcess((request) => {
      addresses.push(request.url);
      return sandbox.serve(request);
    }),
  });
  const { value, exchange } = await provider.image({ ...vehicleImage.example, WIDTH: 64, HEIGHT: 48 });
  assert.equal(value.mediaType, 'image/png');
  // How a PNG states its size (PNG §11.2.2): width and height follow the first chunk's name.
  const header = Buffer.from(value.bytes);
  assert.deepEqual([header.readUInt32BE(16), header.readUInt32BE(20)], [64, 48]);
  assert.deepEqual(addresses, [`${BASE}/art/picture.aspx`]);
  assert.match(exchange().request.body, /^SUBID=123456&Secret=•+&Base=CARS&/);
  assert.ok(!JSON.stringify(exchange()).includes('hush'));
});
