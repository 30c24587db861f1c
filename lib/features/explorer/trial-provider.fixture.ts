/** For tests: the sandbox's services, and every operation of them tried without a ledger, the billed ones too. */
import type { EndpointState } from '@/lib/provider/endpoint-state';
import { createProvider, type Provider } from '@/lib/provider/provider';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoClient, demoSubscriber } from '@/lib/sandbox/host/serve';

const BASE = 'https://provider.example';

/** @param day of the sandbox; today if left out */
export function openTrialProvider(day?: string) {
  const sandbox = createSandbox({
    base: BASE,
    ...(day !== undefined && { clock: () => new Date(`${day}T12:00:00Z`) }),
  });
  const endpointStates = new Map<string, EndpointState>();
  const provider = createProvider({
    services: BASE,
    identity: BASE,
    wltp: BASE,
    soap: BASE,
    soapNamespace: BASE,
    ...demoSubscriber,
    wltpClientId: demoClient.id,
    wltpClientSecret: demoClient.secret,
    publishedCredentials: true,
    endpointStates,
    transport: inProcess((request) => sandbox.serve(request)),
  });
  return { provider, endpointStates, trialCaller: withoutLedger(provider) };
}

const withoutLedger = (provider: Provider): Provider => ({
  ...provider,
  async call(operation, params, options) {
    if (!operation.billed) return provider.call(operation, params, options);
    const called = await provider.callBilled(operation, params, { ...options, lookUpId: 'a trial' });
    if ('late' in called) throw called.overdue;
    return called.answer;
  },
});
