/** The provider, by this process's settings: live, or the sandbox behind the same wire format. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asDeclared, WireNamesProblem, readWireNames, type Rename } from './contract/wire-names';
import type { Settings } from './env';
import { Fault } from './fault';
import type { EndpointState } from './provider/endpoint-state';
import { createProvider, type Provider } from './provider/provider';
import { inProcess } from './provider/transport';
import type { Sandbox } from './sandbox/host/serve';

/**
 * @throws Fault naming everything that is wrong with the wire-name table, as an incomplete table would lose paid
 * answers
 */
export function readProviderNames({ providerNames }: Pick<Settings, 'providerNames'>): Rename {
  if (providerNames === null) return asDeclared;
  try {
    return readWireNames(readFileSync(providerNames, 'utf8'));
  } catch (error) {
    const problems = error instanceof WireNamesProblem ? error.problems : ['It cannot be read.'];
    throw new Fault('unexpected', {
      message: [`The wire-name table ${providerNames} cannot be used:`, ...problems].join('\n  '),
      fix: 'Correct the file that PROVIDER_NAMES names, or leave the setting empty.',
      cause: error,
    });
  }
}

/** Loaded only here: in live mode the code that invents answers is not even in memory. */
export async function openSandbox(set: Settings, renamed: Rename): Promise<Sandbox> {
  const { createSandbox } = await import('./sandbox/host/serve');
  return createSandbox({
    provider: set.provider,
    renamed,
    clock: () => new Date(),
    roots: set.sandboxRoots,
    warmAfterMs: 1_000,
    base: set.soapBase,
    namespaceBase: set.soapNamespace,
    credentials: { subscriberId: set.subscriberId, password: set.subscriberPassword },
    wltpClient: { id: set.wltpClientId, secret: set.wltpClientSecret },
    directory: join(set.dataDirectory, 'sandbox'),
    ...(set.sandboxDerivatives === null ? {} : { derivatives: set.sandboxDerivatives }),
  });
}

export function openCaller(
  set: Settings,
  sandbox: Sandbox | null,
  renamed: Rename,
  endpointStates: Map<string, EndpointState>,
  onUnreadFields: (operation: string, fields: readonly string[]) => void,
): Provider {
  return createProvider({
    endpointStates,
    renamed,
    onUnreadFields,
    services: set.servicesBase,
    identity: set.identityUrl,
    wltp: set.wltpBase,
    soap: set.soapBase,
    soapNamespace: set.soapNamespace,
    subscriberId: set.subscriberId,
    password: set.subscriberPassword,
    wltpClientId: set.wltpClientId,
    wltpClientSecret: set.wltpClientSecret,
    ...(sandbox ? { publishedCredentials: true, transport: inProcess((request) => sandbox.serve(request)) } : {}),
  });
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/**
 * Whether a request to the sandbox was sent from this machine, as the launcher's HTTP server reports. A product with a
 * public address is behind another proxy.
 */
export function isFromThisMachine(request: Request, appOrigin: string | null): boolean {
  const isPublic = appOrigin !== null && !/^https?:\/\/(localhost|127\.|\[::1\])/.test(appOrigin);
  return !isPublic && LOOPBACK.test(request.headers.get('x-client-address') ?? '');
}
