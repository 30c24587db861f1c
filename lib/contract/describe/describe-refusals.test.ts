/** The explorer's refusals, compared with the documents' own table and the recorded hosts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDeclared } from './declared-services';
import { describeRefusals } from './describe-refusals';
import { goldenExchanges } from '@/lib/contract/golden/exchanges';
import { resources, webOperations } from '@/lib/contract/operations';

const refusalsOf = (name: string) => describeRefusals(findDeclared(name) ?? assert.fail(name));

/** 1 §Errors: the statuses of each operation. */
const STATUSES: readonly [operation: string, statuses: readonly number[]][] = [
  ['Authentication', [401, 500]],
  ['VehicleTypes', [401, 500]],
  ['OptionValues', [400, 401, 500]],
  ['Forecast', [400, 400, 401, 404, 500]],
  ['ForecastByYearLetter', [400, 400, 401, 404, 500]],
];
for (const [operation, statuses] of STATUSES) {
  test(`${operation} refuses with ${statuses.join(', ')}, each in JSON and in XML`, () => {
    const words = refusalsOf(operation);
    assert.deepEqual(
      words.map(({ status }) => status),
      statuses,
    );
    for (const { bodies } of words)
      assert.deepEqual(
        bodies.map(({ form }) => form),
        ['JSON', 'XML'],
      );
  });
}

test('every recorded refusal of the subscriber API is one of those shown', () => {
  const plain = (text: string): string =>
    text
      .replace(/^<\?xml[^>]*>/, '')
      .replace(/\s+(?=<)|(?<=>)\s+/g, '')
      .trim();
  const recorded = goldenExchanges().filter(({ service, stated }) => service === 'rest' && stated.refusal?.reported);
  assert.ok(recorded.length >= 14);
  for (const { name, response, stated } of recorded) {
    const shown = refusalsOf(stated.operation).flatMap(({ bodies }) => bodies.map(({ text }) => plain(text)));
    const body = stated.binding === 'json' ? JSON.stringify(JSON.parse(response.body)) : plain(response.body);
    assert.ok(shown.includes(body), `${name}: ${body}`);
  }
});

test('the host’s messages name the operation’s own parameters', () => {
  assert.deepEqual(
    refusalsOf('VRMValuation').map(({ when, bodies }) => [when, bodies[0]?.text]),
    [
      ['SubscriberID is left out', 'Missing parameter: SubscriberID.'],
      [
        'SubscriberID holds letters',
        'Cannot convert abc to System.Int32.\r\nParameter name: type ---> Input string was not in a correct format.',
      ],
      [
        'Mileage is not a value of its type',
        'Cannot convert abc to System.Int32.\r\nParameter name: type ---> Input string was not in a correct format.',
      ],
    ],
  );
});

test('every web service and every token API has its refusals, except where no document names any', () => {
  for (const operation of webOperations) assert.ok(refusalsOf(operation.name).length >= 2, operation.name);
  const silent = resources.filter((resource) => refusalsOf(resource.name).length === 0).map(({ name }) => name);
  // 1 §Errors 3: "status codes for failures of the whole request: not shown".
  assert.deepEqual(silent, ['Wltp']);
});
