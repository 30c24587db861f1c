import type { BuildSelection } from '@/lib/domain/options/configuration';
import type { OptionBundle } from '@/lib/domain/options/rule-book/bundle';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { searchRules, type RuleSearch, type RuleSearchResult } from '@/lib/domain/options/rule-search';
import type { EngineMessage, EngineReply, EngineRequest } from './engine-host';

export interface EngineWorker {
  send(message: EngineMessage): void;
  terminate(): void;
}

/** Null if no worker can be started. `fail` reports one that did not start or crashed. */
export type StartWorker = (receive: (reply: EngineReply) => void, fail: () => void) => EngineWorker | null;

/** How long a worker may continue an abandoned search. Starting another worker takes about as long. */
const PATIENCE_MS = 200;

interface PendingSearch extends EngineRequest {
  readonly resolve: (result: RuleSearchResult | null) => void;
}

/**
 * Long searches of the rule engine as plain async functions. They run in a Web Worker, one at a time in the order of
 * their requests, but those a person is waiting for come first. If no worker can be started, they run in place.
 */
export class RuleEngine {
  readonly #book: RuleBook;
  readonly #bundle: OptionBundle;
  readonly #startWorker: StartWorker;
  /** Null: in place. Undefined: not started yet. */
  #worker: EngineWorker | null | undefined;
  #waiting: PendingSearch[] = [];
  #running: PendingSearch | null = null;
  #lastId = 0;

  /** @param book compiled from the same bundle, for searches in place */
  constructor(bundle: OptionBundle, book: RuleBook, startWorker: StartWorker = startEngineWorker) {
    this.#bundle = bundle;
    this.#book = book;
    this.#startWorker = startWorker;
  }

  /** Null if the signal aborts first; a queued search then never starts. */
  readonly run = (
    selection: BuildSelection,
    search: RuleSearch,
    signal: AbortSignal,
  ): Promise<RuleSearchResult | null> =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve(null);
      this.#lastId += 1;
      // Only these two, since the worker receives a copy and a build holds more.
      const { selections, picks } = selection;
      const pending: PendingSearch = {
        id: this.#lastId,
        selection: { selections, picks },
        search,
        resolve: (result) => {
          signal.removeEventListener('abort', abandon);
          resolve(result);
        },
      };
      const abandon = () => this.#abandon(pending);
      signal.addEventListener('abort', abandon);
      const firstInBackground = this.#waiting.findIndex((waiting) => isBackground(waiting.search));
      const at = isBackground(search) || firstInBackground < 0 ? this.#waiting.length : firstInBackground;
      this.#waiting.splice(at, 0, pending);
      this.#runNext();
    });

  /** Ends the worker. The next search starts another. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { resolve } of [...this.#waiting, ...(this.#running ? [this.#running] : [])]) resolve(null);
    this.#waiting = [];
    this.#running = null;
  }

  #abandon(pending: PendingSearch): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting !== pending);
    pending.resolve(null);
    if (this.#running === pending && this.#worker) setTimeout(() => this.#interrupt(pending), PATIENCE_MS);
  }

  /** A searching worker receives no messages, so it is replaced. */
  #interrupt(pending: PendingSearch): void {
    if (this.#running !== pending) return;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#running = null;
    this.#runNext();
  }

  #runNext(): void {
    if (this.#running !== null) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#running = next;
    if (this.#worker === undefined) this.#connect();
    if (this.#worker) this.#worker.send({ id: next.id, selection: next.selection, search: next.search });
    // In a later task, so that the caller and the page go first.
    else setTimeout(() => this.#runInPlace(next));
  }

  #connect(): void {
    const worker = this.#startWorker(
      (reply) => this.#receive(reply),
      () => this.#fallBack(worker),
    );
    this.#worker = worker;
    worker?.send({ bundle: this.#bundle });
  }

  #receive({ id, result }: EngineReply): void {
    const running = this.#running;
    if (running?.id !== id) return;
    this.#running = null;
    running.resolve(result);
    this.#runNext();
  }

  #runInPlace(pending: PendingSearch): void {
    if (this.#running !== pending) return;
    this.#running = null;
    let result: RuleSearchResult | null = null;
    try {
      result = searchRules(this.#book, pending.selection, pending.search);
    } finally {
      pending.resolve(result);
      this.#runNext();
    }
  }

  /** From here on everything runs in place, first what was running. */
  #fallBack(worker: EngineWorker | null): void {
    worker?.terminate();
    if (this.#worker !== worker) return;
    this.#worker = null;
    if (this.#running) this.#waiting.unshift(this.#running);
    this.#running = null;
    this.#runNext();
  }
}

/** Background work: reasons of many options, and statuses. */
const isBackground = (search: RuleSearch): boolean =>
  search.find === 'statuses' || (search.find === 'reasons' && search.options.length > 1);

/** None on the server, in tests, and in a browser that refuses. */
function startEngineWorker(receive: (reply: EngineReply) => void, fail: () => void): EngineWorker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
    let hasReplied = false;
    worker.onmessage = ({ data }: MessageEvent<EngineReply>) => {
      hasReplied = true;
      receive(data);
    };
    worker.onerror = fail;
    return {
      send: (message) => worker.postMessage(message),
      terminate: () => {
        if (hasReplied) return worker.terminate();
        // A worker terminated while its files load leaves their requests unsettled, so it is ended at its first reply.
        worker.onmessage = worker.onerror = () => worker.terminate();
      },
    };
  } catch {
    return null;
  }
}
