/** Fetches a file of another system over https: never from our own network, and within limits of size and time. */
import { lookup, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { TABLE_FILE_BYTES_MAX, tooLargeWords } from '@/lib/domain/stock/table-file';
import { Fault } from '@/lib/fault';
import { addressProblem, isPublicAddress } from './public-address';

export interface FileFetch {
  /** Hosts on the operator’s own network that may be read nevertheless, as written in an address: `dms.local:8443`. */
  readonly ownHosts: readonly string[];
  /** Certificates trusted in addition to the system’s. */
  readonly ca?: string;
  readonly bytesMax?: number;
  readonly milliseconds?: number;
  /** Resolves a name to addresses; by default as the system does. */
  readonly resolve?: typeof resolveName;
}

const WHOLE_MS = 30_000;

/**
 * The bytes at an address. A name is resolved once, and the connection goes to the address that was checked. Redirects
 * are not followed. @throws Fault at the field `address`, which does not contain the address
 */
export async function fetchFile(address: string, signal: AbortSignal, options: FileFetch): Promise<Uint8Array> {
  const problem = addressProblem(address);
  if (problem !== null) throw refusal(...problem);
  const url = new URL(address);
  const isOwn = options.ownHosts.includes(url.host);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal IP address is never resolved, so it is checked here.
  if (!isOwn && isIP(host) !== 0 && !isPublicAddress(host)) throw notPublic();
  const { milliseconds = WHOLE_MS, bytesMax = TABLE_FILE_BYTES_MAX } = options;
  const time = AbortSignal.timeout(milliseconds);
  try {
    const reply = await send(url, AbortSignal.any([signal, time]), checkedLookup(isOwn, options), options.ca);
    return await readBody(reply, bytesMax);
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (error instanceof NotPublic) throw notPublic();
    if (time.aborted)
      throw refusal('The system took too long to answer.', 'Try again later, or have the file prepared in advance.');
    throw refusal('The system could not be reached.', 'Check the address, and that its certificate is valid.', error);
  }
}

class NotPublic extends Error {}

const resolveName = (host: string): Promise<LookupAddress[]> =>
  new Promise((resolve, reject) =>
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  );

/** Refuses a name if any of its addresses is not public, as any of them might be used. */
function checkedLookup(isOwn: boolean, { resolve = resolveName }: FileFetch): LookupFunction {
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

const send = (url: URL, signal: AbortSignal, checked: LookupFunction, ca?: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(
      url,
      {
        signal,
        lookup: checked,
        agent: false,
        maxHeaderSize: 16_384,
        headers: {
          accept: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*',
          'accept-encoding': 'identity',
        },
        ...(ca !== undefined && { ca }),
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });

async function readBody(reply: IncomingMessage, bytesMax: number): Promise<Uint8Array> {
  const { statusCode = 0, headers } = reply;
  try {
    if (statusCode >= 300 && statusCode < 400)
      throw refusal('The address redirects to another one.', 'Enter the address of the file itself.');
    if (statusCode === 401 || statusCode === 403)
      throw refusal('The system does not let us read the file.', 'Check the key or password in the address.');
    if (statusCode !== 200)
      throw refusal(`The system answered ${statusCode} instead of the file.`, 'Check the address.');
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw refusal(
        'The system sends the file compressed, although the request excludes that.',
        'Have it send the file uncompressed.',
      );
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of reply) {
      const bytes = Buffer.from(part);
      length += bytes.length;
      if (length > bytesMax)
        throw refusal(tooLargeWords(bytesMax), 'Have the system send only the columns and cars that are needed.');
      parts.push(bytes);
    }
    return new Uint8Array(Buffer.concat(parts));
  } finally {
    reply.destroy();
  }
}

const notPublic = (): Fault =>
  refusal(
    'The address is on a private network.',
    'Enter a public internet address. The operator of this product may allow a host on its own network.',
  );

const refusal = (message: string, fix: string, cause?: unknown): Fault =>
  new Fault('invalid_input', { message, fix, field: 'address', ...(cause === undefined ? {} : { cause }) });
