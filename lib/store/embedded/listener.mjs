// The front of the embedded database: PostgreSQL's wire protocol on loopback, behind a password,
// for any client library. It reads messages; turns.mjs decides which client's messages run when.
import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:net';

const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;
const PROTOCOL_3 = 196608;
const MESSAGE_BYTES_MAX = 64 * 1024 * 1024;
const CLIENTS_MAX = 100;

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

/** Sent to a client that has signed in: PostgreSQL's parameters. @param {string} serverVersion */
function parametersOf(serverVersion) {
  const parameters = {
    server_version: serverVersion,
    client_encoding: 'UTF8',
    server_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  };
  return Object.entries(parameters).map(([name, value]) => message('S', `${name}\0${value}\0`));
}

/**
 * @typedef {{ turns: import('./turns.mjs').Turns, password: string, serverVersion: string }} Gate
 */

/** One client's connection: start-up, password, then whole messages for their turns. */
class Connection {
  #gate;
  #socket;
  #id;
  #client;
  #isSignedIn = false;
  #isStarted = false;
  /** @type {Buffer[]} */
  #chunks = [];
  #have = 0;
  #need = 8;

  /**
   * @param {Gate} gate
   * @param {import('node:net').Socket} socket
   * @param {number} id
   */
  constructor(gate, socket, id) {
    this.#gate = gate;
    this.#socket = socket;
    this.#id = id;
    /** @type {import('./turns.mjs').Client} */
    this.#client = {
      id,
      batch: [],
      turns: [],
      named: new Set(),
      write: (bytes) => void socket.write(bytes),
      fail: (code, text) => void socket.end(errorResponse(code, text)),
    };
  }

  /**
   * @param {string} code SQLSTATE
   * @param {string} text
   */
  fail(code, text) {
    this.#client.fail(code, text);
  }

  closed() {
    this.#gate.turns.remove(this.#client);
  }

  /** @param {Buffer} chunk as the network delivers it */
  receive(chunk) {
    this.#chunks.push(chunk);
    this.#have += chunk.length;
    if (this.#have < this.#need) return;
    let buffer = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks);
    for (;;) {
      // The first message of a connection has no type byte; its length comes first.
      const lengthAt = this.#isStarted ? 1 : 0;
      this.#need = lengthAt + 4;
      if (buffer.length < this.#need) break;
      const length = buffer.readInt32BE(lengthAt);
      if (length < 4 || length > MESSAGE_BYTES_MAX || (!this.#isStarted && (length < 8 || length > 10_000))) {
        this.fail('08P01', 'malformed message');
        return;
      }
      this.#need = lengthAt + length;
      if (buffer.length < this.#need) break;
      this.#take(buffer.subarray(0, this.#need));
      buffer = buffer.subarray(this.#need);
      if (!this.#socket.writable) return;
    }
    this.#chunks = buffer.length === 0 ? [] : [buffer];
    this.#have = buffer.length;
  }

  /** @param {Buffer} packet one whole message */
  #take(packet) {
    if (!this.#isStarted) this.#startUp(packet);
    else if (!this.#isSignedIn) this.#signIn(packet);
    else this.#gate.turns.take(this.#client, packet);
  }

  /** @param {Buffer} packet */
  #startUp(packet) {
    const code = packet.readInt32BE(4);
    if (code === SSL_REQUEST || code === GSS_REQUEST) return void this.#socket.write('N');
    if (code === CANCEL_REQUEST) return void this.#socket.end();
    if (code !== PROTOCOL_3) return this.fail('08P01', 'unknown protocol version');
    this.#isStarted = true;
    this.#socket.write(message('R', int32(3)));
  }

  /** @param {Buffer} packet */
  #signIn(packet) {
    const given = packet.subarray(5, packet.length - 1);
    const password = Buffer.from(this.#gate.password);
    if (packet[0] !== 0x70 || given.length !== password.length || !timingSafeEqual(given, password)) {
      return this.fail('28P01', 'password authentication failed');
    }
    this.#isSignedIn = true;
    const parameters = parametersOf(this.#gate.serverVersion);
    const backendKey = message('K', int32(this.#id), int32(0));
    this.#socket.write(Buffer.concat([message('R', int32(0)), ...parameters, backendKey, message('Z', 'I')]));
  }
}

/**
 * @param {Gate & { port: number }} options
 * @returns {Promise<{ port: number, close(): Promise<void> }>}
 */
export function listen({ port, ...gate }) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  let lastId = 0;

  const server = createServer((socket) => {
    socket.setNoDelay(true);
    const connection = new Connection(gate, socket, ++lastId);
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      connection.closed();
    });
    socket.on('data', (chunk) => connection.receive(chunk));
    if (sockets.size > CLIENTS_MAX) connection.fail('53300', 'too many connections');
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
