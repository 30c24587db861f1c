// PGlite on a directory, with a real fsync. Emscripten's node file system has none, so a commit that
// PostgreSQL reports as on disk could be lost when the power fails.
//
// A commit requests one sync, of the segment of the write-ahead log it was written to. With a single backend commits
// come one after the other, and each would wait for one sync. So the sync of a segment is only noted here, and done by
// `settleBehind` for all commits that have arrived meanwhile, while PostgreSQL continues; turns.mjs waits for it before
// it answers the clients. PostgreSQL treats the log as written and may go on to change other files. The log must be on
// disk before those are touched: so every operation that changes existing data settles first. Only writing the log goes
// on, and growing files, which in PostgreSQL does not wait for the log either.
import { fdatasync, fdatasyncSync, fstatSync, fsyncSync } from 'node:fs';
import { promisify } from 'node:util';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { codeOf } from './error-code.mjs';

const syncData = promisify(fdatasync);

const SEGMENT = /^[0-9A-F]{24}$/;

/**
 * @typedef {{ name: string, parent: Node }} Node
 * @typedef {{ nfd?: number, node: Node }} Stream
 * @typedef {(...given: any[]) => unknown} Operation of Emscripten's file system, which has no types
 * @typedef {Record<string, Operation | undefined>} Operations
 */

export class SyncedNodeFS extends NodeFS {
  /** @type {Set<Stream>} segments of the log whose sync is owed */
  #owed = new Set();
  /** @type {Set<Stream>} those whose sync has begun and not ended */
  #underWay = new Set();

  /**
   * Puts on disk what PostgreSQL expects to be there. Throws when the disk fails; the database must then not be used
   * any longer. A segment has its full size from the start, so only its data needs a sync, as in PostgreSQL itself.
   */
  settle() {
    for (const { nfd } of new Set([...this.#owed, ...this.#underWay])) if (nfd !== undefined) fdatasyncSync(nfd);
    this.#owed.clear();
    this.#underWay.clear();
  }

  /**
   * The same for the syncs owed now, while PostgreSQL continues: what it writes meanwhile is owed again. One at a time.
   */
  async settleBehind() {
    const segments = [...this.#owed];
    this.#owed.clear();
    this.#underWay = new Set(segments);
    for (const segment of segments) {
      try {
        if (segment.nfd !== undefined) await this.syncBehind(segment.nfd);
      } catch (error) {
        // Closed meanwhile, after it was settled.
        if (this.#underWay.has(segment) || !isClosed(error)) throw error;
      }
      this.#underWay.delete(segment);
    }
  }

  /**
   * @protected
   * @param {number} descriptor
   */
  syncBehind(descriptor) {
    return syncData(descriptor);
  }

  /**
   * @override
   * @param {Parameters<NodeFS['init']>[0]} pg
   * @param {Parameters<NodeFS['init']>[1]} options
   */
  async init(pg, options) {
    const started = await super.init(pg, options);
    const { preRun = [] } = started.emscriptenOpts;
    started.emscriptenOpts.preRun = [
      ...preRun,
      (/** @type {any} */ module) => this.#watch(module.FS.filesystems.NODEFS),
    ];
    return started;
  }

  /** Whether something PostgreSQL expects to be on disk may not be there yet. */
  get #owes() {
    return this.#owed.size > 0 || this.#underWay.size > 0;
  }

  /** @param {{ node_ops: Operations, stream_ops: Operations & { write: Operation } }} operations */
  #watch({ node_ops, stream_ops }) {
    stream_ops.fsync = (/** @type {Stream} */ stream) => {
      if (isSegment(stream)) this.#owed.add(stream);
      else {
        this.settle();
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
      }
      return 0;
    };
    const write = stream_ops.write;
    stream_ops.write = (
      /** @type {Stream} */ stream,
      /** @type {Uint8Array} */ memory,
      /** @type {number} */ offset,
      /** @type {number} */ length,
      /** @type {number} */ position,
    ) => {
      if (this.#owes && !isSegment(stream) && !isBeyondEnd(stream, position)) this.settle();
      return write(stream, memory, offset, length, position);
    };
    this.#settleBefore(stream_ops, ['setattr', 'close']);
    this.#settleBefore(node_ops, ['mknod', 'setattr', 'rename', 'unlink', 'rmdir', 'symlink']);
  }

  /**
   * @param {Operations} operations
   * @param {string[]} names
   */
  #settleBefore(operations, names) {
    for (const name of names) {
      const plain = operations[name];
      operations[name] = (/** @type {unknown[]} */ ...given) => {
        this.settle();
        return plain?.(...given);
      };
    }
  }
}

/** @param {unknown} error */
function isClosed(error) {
  return codeOf(error) === 'EBADF';
}

/** @param {Stream} stream */
function isSegment({ node }) {
  return node.parent.name === 'pg_wal' && SEGMENT.test(node.name);
}

/**
 * @param {Stream} stream
 * @param {number} position
 */
function isBeyondEnd({ nfd }, position) {
  return nfd !== undefined && position >= fstatSync(nfd).size;
}
