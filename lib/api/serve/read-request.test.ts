/** A request is read as its endpoint declares it: no value becomes another, and what is refused is named with its limit. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { pathNames } from '@/lib/api/address';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { endpoint, type Endpoint } from '@/lib/api/endpoint';
import { signIn } from '@/lib/api/endpoints/people/sign-in';
import { findByFacts } from '@/lib/api/endpoints/guide/vehicle-facts';
import { readOptionValues } from '@/lib/api/endpoints/option-values';
import { Fault } from '@/lib/fault';
import { inputFromTexts, readerOf } from './read-request';

const NUMBERS = ['number', 'integer'];
const propertySchema = z.object({ type: z.unknown(), items: z.unknown() }).partial();

/** The names of the fields that are one number, and of those that are a list of numbers. */
function numberFields(declared: Endpoint): { one: string[]; list: string[] } {
  const { properties = {} } = z.toJSONSchema(declared.input, { io: 'input', unrepresentable: 'any' });
  const isNumber = (schema: unknown) => NUMBERS.includes(String(propertySchema.safeParse(schema).data?.type));
  const names = Object.keys(properties);
  return {
    one: names.filter((name) => isNumber(properties[name])),
    list: names.filter((name) => isNumber(propertySchema.safeParse(properties[name]).data?.items)),
  };
}

const refusedAt = (field: string) => (fault: unknown) =>
  fault instanceof Fault && fault.code === 'invalid_input' && (fault.field ?? '').split('.')[0] === field;

test('no endpoint takes anything but a number for a number: not null, a flag, a list, text or nothing', () => {
  let fields = 0;
  for (const declared of ENDPOINTS) {
    const { one, list } = numberFields(declared);
    for (const name of [...one, ...list]) {
      fields++;
      const isList = list.includes(name);
      for (const value of [null, true, [5], '', ' ', '5', {}]) {
        const { success } = declared.input.shape[name]?.safeParse(isList ? [value] : value) ?? {};
        assert.equal(success, false, `${declared.method} ${declared.path} takes ${JSON.stringify(value)} as ${name}`);
      }
    }
  }
  assert.ok(fields > 80, `${fields} fields`);
});

test('in a query, an empty number is refused at its field, and so is text', async () => {
  for (const declared of ENDPOINTS.filter(({ method }) => method === 'GET')) {
    const { one, list } = numberFields(declared);
    for (const name of [...one, ...list].filter((field) => !pathNames(declared.path).includes(field)))
      for (const text of ['', '%20', 'x', 'true', 'null']) {
        const request = new Request(`https://values.example/?${name}=${text}`);
        // The other fields are missing, and may be refused first.
        const given = inputFromTexts(declared, { [name]: decodeURIComponent(text) })[name];
        assert.equal(declared.input.shape[name]?.safeParse(given).success, false, `${declared.path} ${name}=${text}`);
        await assert.rejects(readerOf(declared)(request, {}), Fault, `${declared.path} ${name}=${text}`);
      }
  }
});

test('in path and query, the text of a number is the number, alone and in a list', async () => {
  const request = new Request('https://values.example/?mileage=46000&option=7&option=12&registered=2021-03-01');
  const input = await readerOf(readOptionValues)(request, { kind: 'car', identifier: '50031' });
  assert.deepEqual(input, {
    kind: 'car',
    identifier: 50_031,
    mileage: 46_000,
    option: [7, 12],
    registered: '2021-03-01',
  });
  for (const identifier of ['', 'x', '0', '-1', '1.5', '99999999999'])
    await assert.rejects(
      readerOf(readOptionValues)(new Request('https://values.example/'), { kind: 'car', identifier }),
      refusedAt('identifier'),
      identifier,
    );
  await assert.rejects(
    readerOf(findByFacts)(new Request('https://values.example/?pricePounds='), {}),
    refusedAt('pricePounds'),
  );
});

const measured = endpoint({ method: 'POST', path: '/api/measured' } as const, {
  summary: 'Measured.',
  permission: 'everyone',
  input: z.object({
    seats: z.number().min(2).max(9).optional(),
    price: z.number().positive().lt(10_000_000).optional(),
    name: z.string().min(2).max(80).optional(),
    letter: z.string().min(1).max(1).optional(),
    codes: z.array(z.number()).min(1).max(200).optional(),
  }),
  output: z.object({}),
});

for (const [body, message] of [
  [{ seats: 1 }, 'seats must be at least 2.'],
  [{ seats: 10 }, 'seats must be at most 9.'],
  [{ price: 0 }, 'price must be above 0.'],
  [{ price: 10_000_000 }, 'price must be below 10,000,000.'],
  [{ name: 'a' }, 'name must have at least 2 characters.'],
  [{ name: 'a'.repeat(81) }, 'name must have at most 80 characters.'],
  [{ letter: 'ab' }, 'letter must have at most 1 character.'],
  [{ codes: [] }, 'codes must have at least 1 entry.'],
  [{ codes: Array.from({ length: 201 }, () => 1) }, 'codes must have at most 200 entries.'],
  [{ name: '' }, 'Please fill in name.'],
  [{ seats: null }, 'seats is not in the expected form.'],
] as const)
  test(`what is refused is named with its limit: ${message}`, async () => {
    const headers = { 'content-type': 'application/json' };
    const request = new Request('https://values.example/', { method: 'POST', headers, body: JSON.stringify(body) });
    await assert.rejects(
      readerOf(measured)(request, {}),
      (fault) => fault instanceof Fault && fault.message === message,
    );
  });

test('a year out of bounds is refused with years, which have no comma, on every endpoint that takes one', async () => {
  const years = ENDPOINTS.flatMap((declared) =>
    Object.values(declared.input.shape).filter(
      (field) => field.safeParse(2026).success && !field.safeParse(1899).success && !field.safeParse(2101).success,
    ),
  );
  assert.ok(years.length >= 4);
  for (const field of years)
    for (const year of [1899, 2101])
      assert.match(field.safeParse(year).error?.issues[0]?.message ?? '', /^Give a year from (1900|2000) to 2100\.$/);
});

for (const [type, body, message, fix] of [
  ['text/plain', '{}', 'The request is not JSON.', /Content-Type: application\/json/],
  ['application/json', '{"seats": 4', 'The request is not valid JSON.', /JSON object/],
  ['application/json', '[4]', 'The request is not a JSON object.', /JSON object/],
] as const)
  test(`a body of ${type} as ${body} is refused in words for a program and for a person: ${message}`, async () => {
    const request = new Request('https://values.example/', { method: 'POST', headers: { 'content-type': type }, body });
    await assert.rejects(readerOf(measured)(request, {}), (fault) => {
      assert.ok(fault instanceof Fault);
      assert.equal(fault.message, message);
      assert.match(fault.fix, fix);
      assert.match(fault.fix, /[^.]; on a page, reload it and try again\.$/);
      return true;
    });
  });

test('a refusal says once what to do: a sentence that asks for something is followed by no second one', async () => {
  const cases = [
    [{ email: 'jo', password: 'x' }, /^Enter your e-mail address, .+\. Then try again\.$/],
    [{ email: 'jo@dealer.example', password: '' }, /^Enter your password\. Then try again\.$/],
    [{ email: 'jo@dealer.example' }, /^Please fill in password\. Then try again\.$/],
    [
      { email: 'jo@dealer.example', password: 'x'.repeat(129) },
      /^Enter a password of at most 128 characters\. Then try again\.$/,
    ],
  ] as const;
  for (const [body, words] of cases) {
    const request = new Request('http://dealer.example/api/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await assert.rejects(
      () => readerOf(signIn)(request, {}),
      (fault) => fault instanceof Fault && words.test(`${fault.message} ${fault.fix}`),
    );
  }
});
