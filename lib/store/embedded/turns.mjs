// Many clients, one PostgreSQL session: PGlite has a single backend. What keeps the clients apart is
// the unit of turn-taking. A turn is everything up to Sync (or one simple query), never one message,
// because between Parse and Sync the unnamed statement belongs to the client that sent it; and a client in a
// transaction has every turn until the transaction ends.
//
// Commits are put on disk in groups: no client is answered before what its answer reports is on disk, but
// all that had their turn while the last sync was under way share the next one.
import { setImmediate } from 'node:timers/promises';

const QUERY = 0x51;
const SYNC = 0x53;
const TERMINATE = 0x58;
const PARSE = 0x50;
const BIND = 0x42;
const DESCRIBE = 0x44;
const CLOSE = 0x43;
const FLUSH = 0x48;
const READY = 0x5a;
const IDLE = 0x49;

/** How long a client may make all others wait in an open transaction. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/**
 * @typedef {{
 *   id: number,
 *   batch: Buffer[],
 *   turns: Buffer[],
 *   named: Set<string>,
 *   write(bytes: Buffer): void,
 *   fail(code: string, message: string): void,
 * }} Client
 */

export class Turns {
  /** @type {Client[]} */
  #waiting = [];
  /** @type {Client | null} */
  #inTransaction = null;
  #running = false;
  /** @type {[Client, Buffer][]} answers to clients that had their turn */
  #replies = [];
  #answering = false;
  /** @type {NodeJS.Timeout | undefined} */
  #idleTimer;
  #execute;
  #disk;
  #broken;

  /**
   * @param {(turn: Buffer) => Promise<Buffer>} execute runs one turn and returns the whole reply
   * @param {{ settleBehind(): Promise<void> }} disk puts on disk what was committed before
   * @param {(error: unknown) => void} broken called when the database itself failed; nothing may run after that
   */
  constructor(execute, disk, broken) {
    this.#execute = execute;
    this.#disk = disk;
    this.#broken = broken;
  }

  /**
   * Takes one whole message of a client that has signed in.
   * @param {Client} client
   * @param {Buffer} message
   */
  take(client, message) {
    const kind = message[0];
    if (kind === TERMINATE) return;
    if (kind === FLUSH) {
      client.fail('0A000', 'the embedded database answers at Sync only');
      return;
    }
    client.batch.push(ownName(client, message));
    if (kind !== SYNC && kind !== QUERY) return;
    const [first, ...rest] = client.batch;
    client.turns.push(first !== undefined && rest.length === 0 ? first : Buffer.concat(client.batch));
    client.batch = [];
    if (client.turns.length === 1) this.#waiting.push(client);
    void this.#run();
  }

  /**
   * The client's connection ended: its open transaction and its statements end with it.
   * @param {Client} client
   */
  remove(client) {
    client.turns = [];
    const rest = [...client.named].map((name) => `deallocate "${name}"`);
    if (this.#inTransaction === client) rest.unshift('rollback');
    client.write = () => undefined;
    if (rest.length === 0) return;
    client.named.clear();
    client.turns = rest.map(simpleQuery);
    if (!this.#waiting.includes(client)) this.#waiting.push(client);
    void this.#run();
  }

  async #run() {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let client = this.#next(); client !== undefined; client = this.#next()) {
        const turn = client.turns.shift();
        if (turn === undefined) continue;
        const reply = await this.#execute(turn);
        this.#holdTurn(client, reply);
        if (client.turns.length > 0) this.#waiting.push(client);
        this.#replies.push([client, reply]);
        void this.#answer();
        // Meanwhile messages of other clients are read, and answers that are on disk are sent.
        await setImmediate();
      }
    } catch (error) {
      // The queue stays stopped: the owner process ends and is started again.
      this.#broken(error);
      return;
    }
    this.#running = false;
  }

  /** Answers in the order of the turns, once all that the answers report is on disk. */
  async #answer() {
    if (this.#answering) return;
    this.#answering = true;
    try {
      while (this.#replies.length > 0) {
        const replies = this.#replies.splice(0);
        await this.#disk.settleBehind();
        for (const [client, reply] of replies) client.write(reply);
      }
    } catch (error) {
      this.#broken(error);
      return;
    }
    this.#answering = false;
  }

  #next() {
    if (this.#inTransaction === null) return this.#waiting.shift();
    const at = this.#waiting.indexOf(this.#inTransaction);
    return at === -1 ? undefined : this.#waiting.splice(at, 1)[0];
  }

  /**
   * @param {Client} client
   * @param {Buffer} reply ends with ReadyForQuery, whose last byte is the transaction's state
   */
  #holdTurn(client, reply) {
    clearTimeout(this.#idleTimer);
    const open = reply.at(-6) === READY && reply.at(-1) !== IDLE;
    this.#inTransaction = open ? client : null;
    if (!open) return;
    this.#idleTimer = setTimeout(() => {
      client.fail('25P03', 'the transaction was left open too long');
    }, IDLE_IN_TRANSACTION_MS);
    this.#idleTimer.unref();
  }
}

/** @param {string} sql */
function simpleQuery(sql) {
  const body = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head[0] = QUERY;
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/**
 * Named statements live in the one session, so each client's names are prefixed with its number.
 * @param {Client} client
 * @param {Buffer} message
 */
function ownName(client, message) {
  const kind = message[0];
  if (kind !== PARSE && kind !== BIND && kind !== DESCRIBE && kind !== CLOSE) return message;
  // Bind names the portal first; in Describe and Close one byte marks a statement.
  let at = 5;
  if (kind === BIND) at = message.indexOf(0, 5) + 1;
  if (kind === DESCRIBE || kind === CLOSE) {
    if (message[5] !== SYNC) return message;
    at = 6;
  }
  const end = message.indexOf(0, at);
  if (end === at) return message;
  const name = `c${client.id}_${message.toString('utf8', at, end)}`;
  if (kind === PARSE) client.named.add(name);
  if (kind === CLOSE) client.named.delete(name);
  const renamed = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(end)]);
  renamed.writeInt32BE(renamed.length - 1, 1);
  return renamed;
}
