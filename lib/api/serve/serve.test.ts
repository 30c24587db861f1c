import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import type { Role } from '@/lib/access';
import { Fault } from '@/lib/fault';
import type { DeclaredAddress } from '@/lib/api/address';
import { endpoint, type Endpoint } from '@/lib/api/endpoint';
import type { EndpointCall } from './serve';
import {
  buyCar,
  context,
  faultIn,
  get,
  greet,
  ORIGIN,
  post,
  readCar,
  sellCar,
  setUpServer,
  showCar,
} from './served-cars.fixture';

test('a good request is answered with its declared status, and is never cached on the way', async () => {
  const response = await setUpServer('valuer').serve(buyCar, sellCar)(
    post('/api/cars', { plate: 'AB12CDE' }),
    context(),
  );
  assert.equal(response.status, 201);
  assert.equal(response.headers.get('cache-control'), 'private, no-store');
  assert.deepEqual(await response.json(), { bought: 'AB12CDE at north' });
});

test('path and query become one input, text read as the schema wants it', async () => {
  const address = '/api/cars/a1?miles=62000&current=false&bodies=suv&name=42';
  const response = await setUpServer('viewer').serve(readCar, showCar)(get(address), context({ id: 'a1' }));
  assert.deepEqual(await response.json(), {
    seen: { id: 'a1', miles: 62000, current: false, bodies: ['suv'], name: '42' },
  });
});

for (const name of ['mostcredits', 'plate ', '__proto__']) {
  test(`a field of a body that is not known is refused, and what was sent is not repeated: ${name}`, async () => {
    const sent = `{"plate":"AB12CDE","${name}":"AB12CDE"}`;
    const response = await setUpServer('valuer').serve(buyCar, sellCar)(post('/api/cars', sent), context());
    assert.equal(response.status, 400);
    const { message, fix } = await faultIn(response);
    assert.deepEqual([message, fix], ['The request has a field that this product does not know.', 'It takes: plate.']);
  });
}

test('a body with a field that is not declared is refused where the declaration says nothing of others', async () => {
  const response = await setUpServer('valuer').serve(greet, async () => ({ goTo: '/' }))(
    post('/api/greetings', { name: 'Jo', title: 'Dr' }),
    context(),
  );
  assert.equal(response.status, 400);
});

test('a parameter that is sent twice is refused, and a list may have several', async () => {
  const { serve } = setUpServer('viewer');
  const answer = (query: string) => serve(readCar, showCar)(get(`/api/cars/a1?${query}`), context({ id: 'a1' }));
  assert.equal((await answer('bodies=suv&bodies=van')).status, 200);
  const twice = await answer('name=1&name=2');
  assert.equal(twice.status, 400);
  const { message, field } = await faultIn(twice);
  assert.deepEqual([message, field], ['The address has name more than once.', 'name']);
});

for (const query of ['mile=62000', 'Miles=62000', 'id=b2', '__proto__=1', 'AB12CDE']) {
  test(`a parameter that is not known is refused, and what was sent is not repeated: ?${query}`, async () => {
    const response = await setUpServer('viewer').serve(readCar, showCar)(
      get(`/api/cars/a1?name=42&${query}`),
      context({ id: 'a1' }),
    );
    assert.equal(response.status, 400);
    const { code, message, fix } = await faultIn(response);
    assert.deepEqual(
      [code, message, fix],
      [
        'invalid_input',
        'The address has a parameter that this product does not know.',
        'It takes: bodies, current, miles, name.',
      ],
    );
  });
}

test('what the output does not declare never leaves', async () => {
  const leaky = async () => ({ bought: 'x', password: 'hunter2' });
  const response = await setUpServer('valuer').serve(buyCar, leaky)(post('/api/cars', { plate: 'AB12CDE' }), context());
  assert.deepEqual(await response.json(), { bought: 'x' });
});

const REFUSED: readonly {
  why: string;
  as: Role | null;
  request: () => Request;
  code: string;
  status: number;
  field?: string;
}[] = [
  {
    why: 'no one is signed in',
    as: null,
    request: () => post('/api/cars', { plate: 'A1' }),
    code: 'signed_out',
    status: 401,
  },
  {
    why: 'the role does not allow it',
    as: 'viewer',
    request: () => post('/api/cars', { plate: 'A1' }),
    code: 'forbidden',
    status: 403,
  },
  {
    why: 'another site asks',
    as: 'valuer',
    request: () => post('/api/cars', { plate: 'A1' }, { origin: 'https://evil.example' }),
    code: 'forbidden',
    status: 403,
  },
  {
    why: 'the browser says cross-site',
    as: 'valuer',
    request: () => post('/api/cars', { plate: 'A1' }, { 'sec-fetch-site': 'cross-site' }),
    code: 'forbidden',
    status: 403,
  },
  {
    why: 'the browser says same-site, which is another host',
    as: 'valuer',
    request: () => post('/api/cars', { plate: 'A1' }, { 'sec-fetch-site': 'same-site' }),
    code: 'forbidden',
    status: 403,
  },
  {
    why: 'it comes from a sandboxed frame',
    as: 'valuer',
    request: () => post('/api/cars', { plate: 'A1' }, { origin: 'null' }),
    code: 'forbidden',
    status: 403,
  },
  {
    why: 'a field is missing',
    as: 'valuer',
    request: () => post('/api/cars', {}),
    code: 'invalid_input',
    status: 400,
    field: 'plate',
  },
  {
    why: 'a field is too long',
    as: 'valuer',
    request: () => post('/api/cars', { plate: 'A'.repeat(11) }),
    code: 'invalid_input',
    status: 400,
    field: 'plate',
  },
  {
    why: 'a field is not known',
    as: 'valuer',
    request: () => post('/api/cars', { plate: 'A1', free: true }),
    code: 'invalid_input',
    status: 400,
  },
  {
    why: 'the body is no JSON',
    as: 'valuer',
    request: () => post('/api/cars', '{"plate":'),
    code: 'invalid_input',
    status: 400,
  },
  {
    why: 'the body is a list',
    as: 'valuer',
    request: () => post('/api/cars', [1]),
    code: 'invalid_input',
    status: 400,
  },
  {
    why: 'the body claims to be a form',
    as: 'valuer',
    request: () => post('/api/cars', 'plate=A1', { 'content-type': 'application/x-www-form-urlencoded' }),
    code: 'invalid_input',
    status: 415,
  },
  {
    why: 'the body is larger than 64 KB',
    as: 'valuer',
    request: () => post('/api/cars', { plate: 'A'.repeat(65 * 1024) }),
    code: 'invalid_input',
    status: 413,
  },
  {
    why: 'the idempotency key is too short',
    as: 'valuer',
    request: () => post('/api/cars', { plate: 'A1' }, { 'idempotency-key': 'short' }),
    code: 'invalid_input',
    status: 400,
  },
];
for (const { why, as, request, code, status, field } of REFUSED) {
  test(`refused before anything runs, because ${why}`, async () => {
    let ran = false;
    const run = async () => {
      ran = true;
      return { bought: '' };
    };
    const response = await setUpServer(as).serve(buyCar, run)(request(), context());
    const fault = await faultIn(response);
    assert.deepEqual({ code: fault.code, status: response.status, field: fault.field }, { code, status, field });
    assert.equal(fault.charged, 'no');
    assert.equal(ran, false);
  });
}

test('a request without Origin and Fetch-Metadata is refused: it is no page of ours', async () => {
  const bare = new Request(`${ORIGIN}/api/cars`, { method: 'POST', body: '{}' });
  assert.equal((await faultIn(await setUpServer('valuer').serve(buyCar, sellCar)(bare, context()))).code, 'forbidden');
});

test('a billed endpoint asks for an idempotency key', async () => {
  const request = post('/api/cars', { plate: 'A1' });
  request.headers.delete('idempotency-key');
  assert.equal(
    (await faultIn(await setUpServer('valuer').serve(buyCar, sellCar)(request, context()))).code,
    'invalid_input',
  );
});

test('a Fault is reported as it is, with the reference that stands in the log, once', async () => {
  const { serve, lines } = setUpServer('valuer');
  const run = async () => {
    throw new Fault('limit_reached', { message: 'The limit is reached.', fix: 'Wait.', detail: 'taken 1000 of 1000' });
  };
  const response = await serve(buyCar, run)(post('/api/cars', { plate: 'A1' }), context());
  const fault = await faultIn(response);
  assert.equal(response.status, 429);
  assert.equal(fault.message, 'The limit is reached.');
  assert.equal(lines.length, 1);
  assert.equal(lines[0]?.['reference'], fault.reference);
  assert.equal(lines[0]?.['detail'], 'taken 1000 of 1000');
});

const UNEXPECTED: readonly { endpoint: Endpoint; thrown: unknown; code: string; charged: string; why: string }[] = [
  {
    endpoint: buyCar,
    thrown: new TypeError('x is not a function'),
    code: 'unexpected',
    charged: 'unknown',
    why: 'our mistake in something billed',
  },
  {
    endpoint: readCar,
    thrown: new TypeError('x is not a function'),
    code: 'unexpected',
    charged: 'no',
    why: 'our mistake in something free',
  },
  {
    endpoint: readCar,
    thrown: 'a string',
    code: 'unexpected',
    charged: 'no',
    why: 'something thrown that is no error',
  },
  {
    endpoint: readCar,
    thrown: new RangeError('connection lost'),
    code: 'storage_down',
    charged: 'no',
    why: 'a library’s error with a known meaning',
  },
];
for (const { endpoint: declared, thrown, code, charged, why } of UNEXPECTED) {
  test(`${why}: ${code}, charged ${charged}, and not a word of it to the asker`, async () => {
    const run = async () => {
      throw thrown;
    };
    const request = declared.method === 'GET' ? get('/api/cars/a1') : post('/api/cars', { plate: 'A1' });
    const fault = await faultIn(await setUpServer('valuer').serve(declared, run)(request, context({ id: 'a1' })));
    assert.deepEqual({ code: fault.code, charged: fault.charged }, { code, charged });
    assert.ok(!JSON.stringify(fault).includes('function') && !JSON.stringify(fault).includes('connection lost'));
  });
}

test('an answer that does not fit its own schema is our mistake, not the asker’s', async () => {
  const wrong = async () => ({ bought: 7 }) as unknown as { bought: string }; // what the types forbid
  const response = await setUpServer('valuer').serve(buyCar, wrong)(post('/api/cars', { plate: 'A1' }), context());
  assert.equal(response.status, 500);
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
test('a plain form is sent on: to the answer’s page, or back with the fault’s code', async () => {
  const handle = setUpServer(null).serve(greet, async () => ({ goTo: '/welcome' }));
  const good = await handle(post('/api/greetings', 'name=Jo', form), context());
  assert.deepEqual([good.status, good.headers.get('location')], [303, '/welcome']);
  const bad = await handle(post('/api/greetings', 'name=', form), context());
  assert.deepEqual([bad.status, bad.headers.get('location')], [303, '/hello?fault=invalid_input']);
});

test('the log holds no secret, plate, VIN or address, whatever was thrown', async () => {
  const { serve, lines } = setUpServer('valuer');
  const run = async () => {
    throw new Error(
      'hunter2 for jo@dealer.example: AB12 CDE, ab12cde, A123 BCD, ABC 123D, ABC 1234 and WVWZZZ1KZ6W612305 failed\nparams: secret-value',
    );
  };
  await serve(buyCar, run)(post('/api/cars', { plate: 'A1' }), context());
  const line = JSON.stringify(lines);
  for (const word of ['hunter2', 'jo@dealer', 'AB12', 'ab12', 'A123', 'ABC 123D', '1234', 'WVWZZZ', 'secret-value']) {
    assert.ok(!line.includes(word), `${word} in ${line}`);
  }
});

const readRecord = { ...readCar, unchanging: true } as const satisfies Endpoint;
test('a record is read once for an organisation, and again for another or another record', async () => {
  let runs = 0;
  const run = async ({ input, session }: EndpointCall<typeof readRecord>) => {
    runs += 1;
    return { seen: { ...input, organisation: session.organisationId } };
  };
  const north = setUpServer('viewer', 'north');
  const south = setUpServer('viewer', 'south');
  const handle = north.serve(readRecord, run);
  const fetchRecord = async (id: string) => (await handle(get(`/api/cars/${id}`), context({ id }))).json();
  assert.deepEqual(
    [await fetchRecord('a'), await fetchRecord('a')],
    [{ seen: { id: 'a', organisation: 'north' } }, { seen: { id: 'a', organisation: 'north' } }],
  );
  assert.equal(runs, 1);
  assert.deepEqual(await fetchRecord('b'), { seen: { id: 'b', organisation: 'north' } });
  north.become(south.session);
  assert.deepEqual(await fetchRecord('a'), { seen: { id: 'a', organisation: 'south' } });
  north.become(null);
  assert.equal((await fetchRecord('a')).fault.code, 'signed_out');
});

test('a fault is never cached as the answer', async () => {
  let found = false;
  const run = async () => {
    if (!found) throw new Fault('not_found', { message: 'Not there.', fix: 'Look elsewhere.' });
    return { seen: {} };
  };
  const handle = setUpServer('viewer').serve(readRecord, run);
  assert.equal((await handle(get('/api/cars/a'), context({ id: 'a' }))).status, 404);
  found = true;
  assert.equal((await handle(get('/api/cars/a'), context({ id: 'a' }))).status, 200);
});

const exportCars = endpoint({ method: 'GET', path: '/api/cars/export' } as const satisfies DeclaredAddress, {
  summary: 'All cars.',
  permission: 'valuations.read',
  input: z.object({}),
  output: z.unknown(),
  file: ['text/csv'],
});
const file = { name: 'cars "of" today.csv', type: 'text/csv; charset=utf-8' };

test('a file is sent as an attachment under a harmless name, and cached nowhere', async () => {
  const handle = setUpServer('viewer').serveFile(exportCars, async () => ({
    ...file,
    body: (async function* () {
      yield 'plate,£\r\n';
      yield new TextEncoder().encode('AB21CDE,1\r\n');
    })(),
  }));
  const response = await handle(get('/api/cars/export'), context());
  assert.equal(response.headers.get('content-disposition'), 'attachment; filename="cars-of-today.csv"');
  assert.equal(response.headers.get('content-type'), file.type);
  assert.equal(response.headers.get('cache-control'), 'private, no-store');
  assert.equal(await response.text(), 'plate,£\r\nAB21CDE,1\r\n');
});

test('a file that breaks in the middle is cut short, never ended well, and the log says why', async () => {
  const { serveFile, lines } = setUpServer('viewer');
  const handle = serveFile(exportCars, async () => ({
    ...file,
    body: (async function* () {
      yield 'plate\r\n';
      throw new RangeError('the database went away');
    })(),
  }));
  const response = await handle(get('/api/cars/export'), context());
  await assert.rejects(response.text());
  assert.match(String(lines[0]?.['cause']), /the database went away/);
});

test('a file that cannot be made is a fault like any other, and one whose caller has gone is no longer made', async () => {
  const refused = setUpServer('viewer').serveFile(exportCars, async () => {
    throw new Fault('invalid_input', { message: 'Too many rows.', fix: 'Choose CSV.' });
  });
  assert.equal((await refused(get('/api/cars/export'), context())).status, 400);

  let ended = false;
  const endless = setUpServer('viewer').serveFile(exportCars, async () => ({
    ...file,
    body: (async function* () {
      try {
        for (;;) yield 'more\r\n';
      } finally {
        ended = true;
      }
    })(),
  }));
  const response = await endless(get('/api/cars/export'), context());
  await response.body?.cancel();
  assert.ok(ended);
});
