/** Reads the body of a request within its limit. */
import { Fault, type FaultSubcode } from '@/lib/fault';
import { BODY_BYTES_MAX, type Endpoint } from '@/lib/api/endpoint';

export type RequestFields = Record<string, unknown>;

/** The fields of a JSON body, a plain form or a form with a file. @throws Fault for anything else */
export async function readBody(endpoint: Endpoint, request: Request): Promise<RequestFields> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (endpoint.upload) return readUpload(request, endpoint.upload.bytesMax);
  const text = (await readCapped(request, BODY_BYTES_MAX, '64 KB')).toString('utf8');
  if (text === '') return {};
  if (endpoint.form && type === 'application/x-www-form-urlencoded')
    return Object.fromEntries(new URLSearchParams(text));
  if (type !== 'application/json')
    throw malformed(
      'The request is not JSON.',
      'Send a JSON object with the header “Content-Type: application/json”',
      'other_media_type',
    );
  const value = parseJsonBody(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw malformed('The request is not a JSON object.', JSON_OBJECT);
}

function parseJsonBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not passed on as the cause: the parser quotes the body, which may contain a plate.
    throw malformed('The request is not valid JSON.', JSON_OBJECT);
  }
}

/** A form with a file. Its other parts are texts. */
async function readUpload(request: Request, bytesMax: number): Promise<RequestFields> {
  const bytes = await readCapped(request, bytesMax + BODY_BYTES_MAX, `${bytesMax / (1024 * 1024)} MB`);
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type.trim())) throw malformed(NO_FORM, FORM, 'other_media_type');
  if (hasManyParts(bytes, type)) throw malformed('The request has more fields than its form.', FORM);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw malformed(NO_FORM, FORM);
  });
  return Object.fromEntries(form);
}

/** None of our forms has more. */
const PARTS_MAX = 20;

/** Reading tens of thousands of small parts would block other requests. */
function hasManyParts(bytes: Buffer, type: string): boolean {
  const [, quoted, plain = ''] = /\bboundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const separator = `--${quoted ?? plain}`;
  let parts = 0;
  for (let at = bytes.indexOf(separator); at >= 0 && parts <= PARTS_MAX + 1; parts++)
    at = bytes.indexOf(separator, at + separator.length);
  // The last boundary ends the form.
  return parts > PARTS_MAX + 1;
}

/**
 * @throws Fault for a body whose stated length is too large, before a byte is read, or as soon as it exceeds the limit
 */
async function readCapped(request: Request, bytesMax: number, words: string): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => malformed(`The request is larger than ${words}.`, `Send at most ${words}`, 'too_large');
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) throw tooLarge();
  if (!request.body) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await nextPiece(reader); !next.done; next = await nextPiece(reader)) {
    size += next.value.byteLength;
    if (size > bytesMax) {
      void discardRest(reader);
      throw tooLarge();
    }
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
}

/** @throws Fault if the client has gone: its connection reset would otherwise be taken for one of our database's */
const nextPiece = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch(() => {
    throw malformed('The request ended before all of it had arrived.', 'Send it again');
  });

/**
 * How much of a refused body is still received, so that a client that sends everything before reading gets the answer.
 */
const DISCARDED_BYTES_MAX = 32 * 1024 * 1024;

/** Cancelling the body would close the connection, and lose the answer. */
async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    let left = DISCARDED_BYTES_MAX;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      left -= next.value.byteLength;
      if (left < 0) return await reader.cancel();
    }
  } catch {
    // The client has gone: no one is waiting for an answer.
  }
}

const JSON_OBJECT = 'Send one JSON object, such as {"name": "value"}';
const NO_FORM = 'The request is not a form with a file.';
const FORM = 'Send a form (multipart/form-data) with the file and the fields of the reference';

/** @param fix for the author of a program, without a full stop; on a page, such a request comes from an old or broken one */
function malformed(message: string, fix: string, subcode?: FaultSubcode): Fault {
  return new Fault('invalid_input', { message, fix: `${fix}; on a page, reload it and try again.`, subcode });
}
