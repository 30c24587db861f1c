/** Whatever someone types in the explorer, the product's calls go on: a trial has its own endpoint states and tokens. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { declaredServices, type DeclaredOperation } from '@/lib/contract/describe/declared-services';
import { describeOperation } from '@/lib/contract/describe/describe-operation';
import { Fault } from '@/lib/fault';
import { sendTrial } from './operation-trial';
import { openTrialProvider } from './trial-provider.fixture';

const DAY = '2026-06-05';
const ODD_VALUES = ['', 'wltpp', '-1', '999999999', '2099-02-30', '<b>&', '{"a":[null]}', 'client_credentials'];

const { provider, endpointStates, trialCaller } = openTrialProvider(DAY);

const operations = declaredServices().flatMap((service) => service.operations);
const exampleOf = (operation: DeclaredOperation): Record<string, string> =>
  Object.fromEntries(describeOperation(operation, DAY).params.map(({ name, example }) => [name, example]));

/** As the product calls it: with its example, and not as a trial. */
async function callAsProduct(operation: DeclaredOperation): Promise<void> {
  if (operation.kind === 'image') return void (await provider.image(operation.example));
  if (operation.kind === 'resource') return void (await provider.requestResource(operation, operation.example));
  if (!operation.billed) return void (await provider.call(operation, operation.example));
  const called = await provider.callBilled(operation, operation.example, { lookUpId: 'a look-up' });
  if ('late' in called) throw called.overdue;
}

describe('After odd values in the explorer', () => {
  for (const operation of operations) {
    test(`for each parameter of ${operation.name}, its example still gets an answer`, async () => {
      const example = exampleOf(operation);
      for (const name of Object.keys(example)) {
        for (const odd of ODD_VALUES) {
          await sendTrial(operation, { ...example, [name]: odd }, trialCaller).catch((error: unknown) => {
            // Not sent, as the contract has no such value.
            assert.ok(error instanceof Fault && error.code === 'invalid_input', String(error));
          });
        }
      }
      const { fault } = await sendTrial(operation, example, trialCaller);
      assert.equal(fault, null);
    });
  }

  test('every service answers the product, and none of its endpoints is closed', async () => {
    for (const { title, operations: offered } of declaredServices()) {
      for (const operation of offered.slice(0, 1)) await assert.doesNotReject(callAsProduct(operation), title);
    }
    assert.ok(endpointStates.size >= declaredServices().length);
    for (const [service, state] of endpointStates) {
      assert.doesNotThrow(() => state.checkOpen(), service);
      assert.equal(state.breaker.admission(), 'closed', service);
    }
  });
});

test('a scope that the token server does not know is refused in its words, without a word of credentials', async () => {
  const token = operations.find(({ name }) => name === 'Token') ?? assert.fail();
  const { fault } = await sendTrial(token, { ...exampleOf(token), scope: 'wltpp' }, provider);
  assert.equal(fault?.code, 'provider_refused');
  assert.match(fault.message, /invalid_scope/);
  assert.doesNotMatch(`${fault.message} ${fault.fix}`, /credentials|paused/);
});
