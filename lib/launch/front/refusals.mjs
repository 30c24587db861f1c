import { maxHeaderSize } from 'node:http';

/**
 * The answers that the HTTP server gives itself, before the framework: in one sentence for a person, as a Fault for a
 * program (lib/api/endpoint.ts).
 *
 * @typedef {object} Refusal
 * @property {number} status
 * @property {string} message what happened; repeats nothing of the request, which may contain a plate
 * @property {string} fix what to do
 * @property {'invalid_input' | 'not_found' | 'busy'} [code] of the Fault; invalid_input unless given
 * @property {readonly string[]} [allow] the methods of the address
 */

/** Whether the address is one of a program. @param {string} path */
export const isApiPath = (path) => /^\/api(\/|$)/.test(path);

/**
 * What is sent of a refusal: a Fault for a program. Nothing was done, so there is no line of the log to refer to.
 * @param {Refusal} refusal
 * @param {boolean} isProgram
 */
export function refusalBody({ code = 'invalid_input', message, fix }, isProgram) {
  if (!isProgram) return { type: 'text/plain; charset=utf-8', text: `${message} ${fix}` };
  const fault = { code, message, fix, reference: 'not-logged', charged: 'no' };
  return { type: 'application/json', text: JSON.stringify({ fault }) };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 * @param {Refusal} refusal
 */
export function answerRefusal(response, path, refusal) {
  const { type, text } = refusalBody(refusal, isApiPath(path));
  response.writeHead(refusal.status, {
    'content-type': type,
    'cache-control': 'private, no-store',
    ...(refusal.allow ? { allow: refusal.allow.join(', ') } : {}),
  });
  response.end(text);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 * @param {string} stage what is being waited for
 */
export function answerWaiting(response, path, stage) {
  const message = `The product is not ready yet: ${stage}.`;
  const fault = { code: 'storage_down', message, fix: 'Try again in a moment.', reference: 'starting', charged: 'no' };
  const isProgram = isApiPath(path);
  response.writeHead(503, {
    'content-type': isProgram ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'retry-after': '2',
    connection: 'close',
    ...(isProgram ? {} : { refresh: '2' }),
  });
  const page = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Starting …</title><p>${message}</p></html>`;
  response.end(isProgram ? JSON.stringify({ fault }) : page);
}

/** @satisfies {Record<string, Refusal>} */
export const REFUSALS = {
  forwarded: {
    status: 400,
    message: 'This server does not forward requests.',
    fix: 'Send the request to the server it is for.',
  },
  // Two servers may disagree on which one is meant (RFC 9112, 3.2).
  hosts: { status: 400, message: 'A request must name exactly one host.', fix: 'Send one Host header.' },
  undecodable: {
    status: 400,
    message: 'This address is not written correctly.',
    fix: 'Write each special character as the % codes of its UTF-8 bytes.',
  },
  otherName: {
    status: 421,
    message: 'This server is not known by that name.',
    fix: 'Use localhost or an address of this machine, or set APP_ORIGIN to the name.',
  },
  routerState: {
    status: 400,
    message: 'The header next-router-state-tree is not written correctly.',
    fix: 'Send the request without it.',
  },
  // The framework fails on it.
  trace: { status: 501, message: 'This server does not support the method TRACE.', fix: 'Use another method.' },
  unserved: {
    status: 404,
    message: 'There is nothing at this address.',
    fix: 'Check the address.',
    code: 'not_found',
  },
  unknownApi: {
    status: 404,
    message: 'The API has nothing at this address.',
    fix: 'GET /api/openapi.json lists its addresses.',
    code: 'not_found',
  },
  upgrade: {
    status: 400,
    message: 'This server speaks only HTTP/1.1.',
    fix: 'Requests for another protocol are not answered.',
  },
  tooManyConnections: {
    status: 503,
    message: 'Too many connections are open.',
    fix: 'Close some, or try again in a moment.',
    code: 'busy',
  },
  stopping: {
    status: 503,
    message: 'The product is stopping, and this request had not arrived in full.',
    fix: 'Send it again in a moment.',
    code: 'busy',
  },
  malformed: {
    status: 400,
    message: 'This request is not written as HTTP/1.1 prescribes.',
    fix: 'Check how it is sent.',
  },
};

/** By Node's code of the error. @type {Record<string, Refusal>} */
const UNREADABLE = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: `The address and headers of this request are longer than ${maxHeaderSize / 1024} KB together.`,
    fix: 'Send a shorter address, or fewer headers.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    message: 'The chunk extensions of this request are too long.',
    fix: 'Send it without them.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'This request did not arrive in time.', fix: 'Send it again.' },
};

/** A request that Node cannot read; its own answers have no body. @param {string | undefined} code of the error */
export const unreadableRefusal = (code = '') => UNREADABLE[code] ?? REFUSALS.malformed;

/**
 * @param {readonly string[]} allow
 * @returns {Refusal}
 */
export const methodRefusal = (allow) => ({
  status: 405,
  message: 'This address does not take that method.',
  fix: `It takes: ${allow.join(', ')}.`,
  allow,
});
