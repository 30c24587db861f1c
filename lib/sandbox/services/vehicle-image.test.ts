/** The vehicle image service, called by hand; its PNGs are read according to the standard. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { createTestSandbox, formRequest, SUBSCRIBER, rawRequest } from '@/lib/sandbox/testing/sandbox-requests';
import { rowsOf } from '@/lib/sandbox/testing/xml-paths';

const sandbox = createTestSandbox({ roots: 'native' });
const path = '/images/vehicleimage.aspx';

/** `SUBID` and the hash of subscriber, password, database and identifier. */
const proof = (database: string, identifier: string): string =>
  `SUBID=123456&HASHCODE=${createHash('md5').update(`123456p&ss<1>${database}${identifier}`).digest('hex').toUpperCase()}`;
const get = (query: string): Promise<Response> => sandbox.serve(rawRequest(`GET ${path}?${query}`));
const ofCar = (more = '', identifier = '50002', database = 'CARS'): Promise<Response> =>
  get(`${proof(database, identifier)}&DB=${database}&REFID=${identifier}${more}`);

interface DecodedPng {
  width: number;
  height: number;
  /** The value of a pixel's red, green and blue. */
  at: (x: number, y: number) => number[];
  pixels: Buffer;
}

/** PNG third edition: signature, chunks, and lines whose first byte is their filter (§7.2, §9). */
async function picture(response: Response): Promise<DecodedPng> {
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'image/png');
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.equal(bytes.subarray(0, 8).toString('hex'), '89504e470d0a1a0a');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    chunks.set(bytes.subarray(at + 4, at + 8).toString('latin1'), bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  assert.deepEqual([...chunks.keys()], ['IHDR', 'IDAT', 'IEND']);
  // The checksum of an empty IEND is a well-known constant.
  assert.equal(bytes.subarray(-4).toString('hex'), 'ae426082');
  const header = chunks.get('IHDR')!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  assert.deepEqual([...header.subarray(8)], [8, 2, 0, 0, 0]);
  const lines = inflateSync(chunks.get('IDAT')!);
  const stride = width * 3;
  assert.equal(lines.length, (stride + 1) * height);
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    assert.equal(lines[y * (stride + 1)], 1);
    for (let i = 0; i < stride; i++) {
      const left = i < 3 ? 0 : pixels[y * stride + i - 3]!;
      pixels[y * stride + i] = (lines[y * (stride + 1) + 1 + i]! + left) & 255;
    }
  }
  return { width, height, pixels, at: (x, y) => [...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)] };
}

const sizes: { query: string; width: number; height: number }[] = [
  { query: '', width: 1024, height: 768 },
  { query: '&WIDTH=640&HEIGHT=480', width: 640, height: 480 },
  { query: '&WIDTH=320', width: 320, height: 240 },
  { query: '&HEIGHT=90', width: 120, height: 90 },
  { query: '&WIDTH=1&HEIGHT=1', width: 1, height: 1 },
  { query: '&WIDTH=1000&HEIGHT=20', width: 1000, height: 20 },
];
for (const { query, width, height } of sizes) {
  test(`a picture requested with '${query}' is ${width} by ${height}`, async () => {
    const found = await picture(await ofCar(query));
    assert.deepEqual([found.width, found.height], [width, height]);
  });
}

const small = '&WIDTH=200&HEIGHT=150';

test('every viewpoint shows another picture, and the same one the same', async () => {
  const views = new Set<string>();
  for (const viewpoint of [1, 2, 3, 4, 5, 6]) {
    const { pixels } = await picture(await ofCar(`${small}&VIEWPOINT=${viewpoint}`));
    views.add(pixels.toString('base64'));
  }
  assert.equal(views.size, 6);
  assert.deepEqual(
    (await picture(await ofCar(small))).pixels,
    (await picture(await ofCar(`${small}&VIEWPOINT=3`))).pixels,
  );
});

test('a picture shows a vehicle in the middle of an empty ground', async () => {
  const { at } = await picture(await ofCar(`${small}&VIEWPOINT=1`));
  const [top, middle] = [at(100, 4), at(100, 80)];
  assert.ok(
    top.every((channel) => channel > 220),
    String(top),
  );
  assert.ok(
    middle.some((channel, i) => Math.abs(channel - top[i]!) > 40),
    String(middle),
  );
});

test('vehicles of another body or size look different', async () => {
  const pictures = new Set<string>();
  // 2-door convertible, 3-door hatchback, and a van of one of these identifiers.
  for (const [database, identifier] of [
    ['CARS', '50031'],
    ['CARS', '50002'],
    ['LCV', '50002'],
  ] as const) {
    pictures.add((await picture(await ofCar(`${small}&VIEWPOINT=1`, identifier, database))).pixels.toString('base64'));
  }
  assert.equal(pictures.size, 3);
});

test('requested words are written over the picture', async () => {
  const [plain, worded] = [
    await picture(await ofCar(small)),
    await picture(await ofCar(`${small}&IMAGETEXT=Sold%20%C3%A9`)),
  ];
  const changed = [...plain.pixels].flatMap((value, i) =>
    value === worded.pixels[i] ? [] : [Math.floor(i / 3 / 200)],
  );
  assert.ok(changed.length > 50);
  assert.ok(Math.max(...changed) < 40, 'at the top alone');
});

test('the image of a model year shows a vehicle of that model', async () => {
  const response = await sandbox.serve(
    formRequest('/vehicles/refvehicles.asmx/GetRefModelYears', `${SUBSCRIBER}&database=CARS&refid=50002`),
  );
  const imageId = rowsOf(await response.text())[0]?.['My_ImageID'] ?? '';
  assert.match(imageId, /^\d+$/);
  await picture(await get(`${proof('CARS', imageId)}&DB=CARS&IMAGEID=${imageId}${small}`));
});

test('by POST the password proves the subscriber, in any case of names', async () => {
  const form = `subid=123456&pwd=p%26ss%3C1%3E&db=CAR&refid=50002&width=64&height=48&date=2026/06/05`;
  assert.equal((await picture(await sandbox.serve(formRequest(path, form)))).width, 64);
  assert.equal((await picture(await sandbox.serve(formRequest('/Images/VehicleImage.aspx', form)))).width, 64);
});

const md5 = '0123456789ABCDEF0123456789ABCDEF';
const refused: { query: string; status: number; expected: string; why: string }[] = [
  {
    query: `SUBID=123456&HASHCODE=${md5}&DB=CARS&REFID=50002`,
    status: 401,
    expected: 'Invalid subscriber ID or password.',
    why: 'a wrong hash',
  },
  {
    query: `${proof('CARS', '50002')}&DB=CARS&REFID=50003`,
    status: 401,
    expected: 'Invalid subscriber ID or password.',
    why: 'the hash of another vehicle',
  },
  {
    query: 'SUBID=123456&DB=CARS&REFID=50002',
    status: 401,
    expected: 'Invalid subscriber ID or password.',
    why: 'no proof',
  },
  {
    query: 'SUBID=123456&PWD=unknown&DB=CARS&REFID=50002',
    status: 401,
    expected: 'Invalid subscriber ID or password.',
    why: 'a wrong password',
  },
  {
    query: 'SUBID=7&PWD=p%26ss%3C1%3E&DB=CARS&REFID=50002',
    status: 401,
    expected: 'Invalid subscriber ID or password.',
    why: 'another subscriber',
  },
  {
    query: `${proof('CARS', '1')}&DB=CARS&REFID=1`,
    status: 404,
    expected: 'There is no image of this vehicle.',
    why: 'an unknown identifier',
  },
  {
    query: `${proof('CARS', '1')}&DB=CARS&IMAGEID=1`,
    status: 404,
    expected: 'There is no image of this vehicle.',
    why: 'an unknown image',
  },
  {
    query: `${proof('LCV', '50002')}&DB=LCV&REFID=50002&VIEWPOINT=6`,
    status: 404,
    expected: 'There is no image of this vehicle.',
    why: 'the inside of a van',
  },
  {
    query: `${proof('BIKES', '50002')}&DB=BIKES&REFID=50002`,
    status: 400,
    expected: "Unknown database 'BIKES'.",
    why: 'a database it does not cover',
  },
  {
    query: `${proof('CARS', '50002')}&DB=CARS&REFID=50002&VIEWPOINT=7`,
    status: 400,
    expected: "Unknown viewpoint '7'.",
    why: 'an unknown viewpoint',
  },
  {
    query: `${proof('CARS', '50002')}&DB=CARS&REFID=50002&WIDTH=1025`,
    status: 400,
    expected: 'Images are from 1 by 1 to 1024 by 768 pixels.',
    why: 'more than it draws',
  },
  {
    query: `${proof('CARS', '50002')}&DB=CARS&REFID=50002&HEIGHT=0`,
    status: 400,
    expected: 'Images are from 1 by 1 to 1024 by 768 pixels.',
    why: 'less than it draws',
  },
  { query: `${proof('CARS', '')}&DB=CARS`, status: 400, expected: 'Ask for REFID or IMAGEID.', why: 'no vehicle' },
];
for (const { query, status, expected, why } of refused) {
  test(`${why} is refused with ${status}`, async () => {
    const response = await get(query);
    assert.deepEqual([response.status, (await response.text()).trim()], [status, expected]);
  });
}

test('a size that is not a number is refused with the host’s message', async () =>
  assert.equal((await ofCar('&WIDTH=wide')).status, 400));

test('another method is not allowed', async () => {
  const response = await sandbox.serve(rawRequest(`DELETE ${path}\n\n`));
  assert.deepEqual([response.status, response.headers.get('allow')], [405, 'GET, POST']);
});
