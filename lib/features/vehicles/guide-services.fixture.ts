/** For tests: the free services of vehicles over the sandbox's bytes, on one day. */
import { setTimeout } from 'node:timers/promises';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { createProvider } from '@/lib/provider/provider';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';

const NOW = new Date('2026-11-02T12:00:00Z');
const base = 'https://provider.example';

/** A call for a run that reads only the input. */
export const inputCall = (input: unknown, signal = new AbortController().signal) =>
  ({ input, signal }) as EndpointCall<never>;

export function openGuideServices() {
  const sandbox = createSandbox({ base, clock: () => NOW });
  /** Operations that reached the provider, in order. */
  const operations: string[] = [];
  const inFlight = { now: 0, most: 0 };
  const caller = createProvider({
    services: base,
    identity: base,
    wltp: base,
    soap: base,
    soapNamespace: base,
    ...demoSubscriber,
    wltpClientId: 'sandbox',
    wltpClientSecret: 'sandbox',
    publishedCredentials: true,
    transport: inProcess(async (request) => {
      operations.push(request.url.split('/').at(-1) ?? '');
      inFlight.now += 1;
      inFlight.most = Math.max(inFlight.most, inFlight.now);
      await setTimeout(2); // yields as a network would, so that calls made together arrive together
      inFlight.now -= 1;
      return sandbox.serve(request);
    }),
  });
  const cached = createProviderAnswerCache(caller, () => NOW.getTime());
  return { operations, inFlight, services: { caller, cached, now: () => NOW } };
}
