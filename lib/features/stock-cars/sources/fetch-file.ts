/** Fetches a file of another system over https: never from our own network, and within limits of size and time. */
import type { IncomingMessage } from 'node:http';
import { TABLE_FILE_BYTES_MAX, tooLargeWords } from '@/lib/domain/stock/table-file';
import { Fault } from '@/lib/fault';
import { guardedRequest, NotPublic, type GuardedTarget } from '@/lib/features/outgoing/guarded-request';
import { addressProblem } from '@/lib/features/outgoing/public-address';

export interface FileFetch extends GuardedTarget {
  readonly bytesMax?: number;
  readonly milliseconds?: number;
}

const WHOLE_MS = 30_000;
const FILE_ADDRESS_EXAMPLE = 'https://dms.example/stock.csv';

const REQUEST = {
  method: 'GET',
  headers: {
    accept: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*',
    'accept-encoding': 'identity',
  },
} as const;

/** The bytes at an address. @throws Fault at the field `address`, which does not contain the address */
export async function fetchFile(address: string, signal: AbortSignal, options: FileFetch): Promise<Uint8Array> {
  const problem = addressProblem(address, FILE_ADDRESS_EXAMPLE);
  if (problem !== null) throw refusal(...problem);
  const { milliseconds = WHOLE_MS, bytesMax = TABLE_FILE_BYTES_MAX } = options;
  const time = AbortSignal.timeout(milliseconds);
  try {
    const reply = await guardedRequest(new URL(address), REQUEST, options, AbortSignal.any([signal, time]));
    return await readBody(reply, bytesMax);
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (error instanceof NotPublic) throw notPublic();
    if (time.aborted)
      throw refusal('The system took too long to answer.', 'Try again later, or have the file prepared in advance.');
    throw refusal('The system could not be reached.', 'Check the address, and that its certificate is valid.', error);
  }
}

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
