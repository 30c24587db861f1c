import { createEngineHost, type EngineMessage, type EngineReply } from './engine-host';
import type { EngineWorker, StartWorker } from './rule-engine';

/** A worker whose messages arrive when a test delivers them, copied as between two threads. */
export class DeferredWorker implements EngineWorker {
  readonly fail: () => void;
  readonly messages: EngineMessage[] = [];
  isTerminated = false;
  readonly #host: (message: EngineMessage) => void;

  constructor(receive: (reply: EngineReply) => void, fail: () => void) {
    this.fail = fail;
    this.#host = createEngineHost((reply) => receive(structuredClone(reply)));
  }

  send(message: EngineMessage): void {
    this.messages.push(structuredClone(message));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Delivers the oldest message; false when there is none. */
  deliver(): boolean {
    const message = this.isTerminated ? undefined : this.messages.shift();
    if (message) this.#host(message);
    return message !== undefined;
  }
}

/** Starts workers for an engine, and lists them. */
export function deferredWorkers() {
  const workers: DeferredWorker[] = [];
  const start: StartWorker = (receive, fail) => {
    const worker = new DeferredWorker(receive, fail);
    workers.push(worker);
    return worker;
  };
  /** Delivers messages until there are none left. */
  const deliverAll = async () => {
    while (workers.some((worker) => worker.deliver())) await new Promise((resolve) => setImmediate(resolve));
  };
  return { workers, start, deliverAll };
}
