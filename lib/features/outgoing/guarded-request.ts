/**
 * A request over https to an address that a person entered: never to our own network. A name is resolved once, and the
 * connection goes to the address that was checked. Redirects are not followed.
 */
import { lookup, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

export interface GuardedTarget {
  /** Hosts on the operator’s own network that may be used nevertheless, as written in an address: `dms.local:8443`. */
  readonly ownHosts: readonly string[];
  /** Certificates trusted in addition to the system’s. */
  readonly ca?: string;
  /** Resolves a name to addresses; by default as the system does. */
  readonly resolve?: typeof resolveName;
}

interface GuardedRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: string;
}

/** The address is on a private network. */
export class NotPublic extends Error {}

/** @returns the answer, whose body is not read yet @throws NotPublic, or the error of the connection */
export function guardedRequest(
  url: URL,
  { method, headers, body }: GuardedRequest,
  target: GuardedTarget,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isOwn = target.ownHosts.includes(url.host);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    // A literal IP address is never resolved, so it is checked here.
    if (!isOwn && isIP(host) !== 0 && !isPublicAddress(host)) throw new NotPublic('not public');
    request(
      url,
      {
        method,
        headers,
        signal,
        lookup: checkedLookup(isOwn, target),
        agent: false,
        maxHeaderSize: 16_384,
        ...(target.ca !== undefined && { ca: target.ca }),
      },
      resolve,
    )
      .on('error', reject)
      .end(body);
  });
}

const resolveName = (host: string): Promise<LookupAddress[]> =>
  new Promise((resolve, reject) =>
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  );

/** Refuses a name if any of its addresses is not public, as any of them might be used. */
function checkedLookup(isOwn: boolean, { resolve = resolveName }: GuardedTarget): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) callback(new Error('The name has no address'), '', 0);
        else if (!isOwn && !addresses.every(({ address }) => isPublicAddress(address)))
          callback(new NotPublic('not public'), '', 0);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), '', 0),
    );
  };
}
