// PGlite on a directory, with a real fsync. Emscripten's node file system has none, so PostgreSQL's
// "this commit is on disk" would be a promise nobody keeps when the power goes.
import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

export class SyncedNodeFS extends NodeFS {
  /**
   * @param {Parameters<NodeFS['init']>[0]} pg
   * @param {Parameters<NodeFS['init']>[1]} options
   */
  async init(pg, options) {
    const started = await super.init(pg, options);
    const { preRun = [] } = started.emscriptenOpts;
    started.emscriptenOpts.preRun = [
      ...preRun,
      (/** @type {any} */ module) => {
        module.FS.filesystems.NODEFS.stream_ops.fsync = (/** @type {{ nfd?: number }} */ stream) => {
          if (stream.nfd !== undefined) fsyncSync(stream.nfd);
          return 0;
        };
      },
    ];
    return started;
  }
}
