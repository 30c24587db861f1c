// The front of the embedded database: PostgreSQL's wire protocol on loopback, behind a password,
// for any client library. It reads messages; who may run when is decided in turns.mjs.
import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:net';

const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;
const PROTOCOL_3 = 196608;
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
const MAX_CLIENTS = 100;

/**
 * @param {string} type one letter
 * @param {...(Buffer | string)} parts
 */
function message(type, ...parts) {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** @param {number} value */
function int32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

/**
 * @param {string} code SQLSTATE
 * @param {string} text
 */
function errorResponse(code, text) {
  return message('E', `SFATAL\0VFATAL\0C${code}\0M${text}\0\0`);
}

/**
 * @param {{ turns: import('./turns.mjs').Turns, password: string, port: number, serverVersion: string }} options
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export function listen({ turns, password, port, serverVersion }) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  let lastId = 0;

  const server = createServer((socket) => {
    socket.setNoDelay(true);
    const id = ++lastId;
    let signedIn = false;
    let started = false;
    /** @type {Buffer[]} */
    let chunks = [];
    let have = 0;
    let need = 8;

    /** @type {import('./turns.mjs').Client} */
    const client = {
      id,
      batch: [],
      turns: [],
      named: new Set(),
      write: (bytes) => void socket.write(bytes),
      fail: (code, text) => void socket.end(errorResponse(code, text)),
    };
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      turns.leave(client);
    });
    if (sockets.size > MAX_CLIENTS) client.fail('53300', 'too many connections');

    /** @param {Buffer} packet */
    function startUp(packet) {
      const code = packet.readInt32BE(4);
      if (code === SSL_REQUEST || code === GSS_REQUEST) return void socket.write('N');
      if (code === CANCEL_REQUEST) return void socket.end();
      if (code !== PROTOCOL_3) return client.fail('08P01', 'unknown protocol version');
      started = true;
      socket.write(message('R', int32(3)));
    }

    /** @param {Buffer} packet */
    function signIn(packet) {
      const given = packet.subarray(5, packet.length - 1);
      const wanted = Buffer.from(password);
      if (packet[0] !== 0x70 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
        return client.fail('28P01', 'password authentication failed');
      }
      signedIn = true;
      const status = {
        server_version: serverVersion,
        client_encoding: 'UTF8',
        server_encoding: 'UTF8',
        DateStyle: 'ISO, MDY',
        integer_datetimes: 'on',
        standard_conforming_strings: 'on',
      };
      socket.write(
        Buffer.concat([
          message('R', int32(0)),
          ...Object.entries(status).map(([name, value]) => message('S', `${name}\0${value}\0`)),
          message('K', int32(id), int32(0)),
          message('Z', 'I'),
        ]),
      );
    }

    socket.on('data', (chunk) => {
      chunks.push(chunk);
      have += chunk.length;
      if (have < need) return;
      let buffer = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      for (;;) {
        // The first message of a connection has no type byte; its length comes first.
        const lengthAt = started ? 1 : 0;
        need = lengthAt + 4;
        if (buffer.length < need) break;
        const length = buffer.readInt32BE(lengthAt);
        if (length < 4 || length > MAX_MESSAGE_BYTES || (!started && (length < 8 || length > 10_000))) {
          client.fail('08P01', 'malformed message');
          return;
        }
        need = lengthAt + length;
        if (buffer.length < need) break;
        const packet = buffer.subarray(0, need);
        buffer = buffer.subarray(need);
        if (!started) startUp(packet);
        else if (!signedIn) signIn(packet);
        else turns.take(client, packet);
        if (!socket.writable) return;
      }
      chunks = buffer.length === 0 ? [] : [buffer];
      have = buffer.length;
    });
  });

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
}
