/**
 * Whose turn it is at the provider. What is bounded is the calls under way, not the cars: while answers are written down,
 * their places are taken by cars that were reserved ahead, so that no place stands empty.
 */
import { Fault } from '@/lib/fault';
import { Bulkhead } from '@/lib/provider/bulkhead';
import type { Provider } from '@/lib/provider/provider';

export interface CarSlot {
  /** The provider, each of whose services is asked when it is this car's turn there. */
  readonly caller: Provider;
  /** The car is through, whether or not it has asked anybody. */
  end(): void;
}

/** Cars taken up in one moment, so that they share the ledger's commits. */
export const CARS_PER_BATCH = 4;
/** Cars that wait for their turn; a process that dies leaves as many look-ups of which nobody can tell. */
const RESERVED_AHEAD = 2 * CARS_PER_BATCH;

const waitUnbounded = <T>(wait: Promise<T>) => wait;

export class RunLimiter {
  readonly #atOnce: number;
  readonly #door = new Bulkhead(1, Infinity);
  readonly #ahead = new Bulkhead(RESERVED_AHEAD, Infinity);
  readonly #places = new Map<string, Bulkhead>();
  readonly #underWay: Bulkhead;
  #isClosed = false;

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** @param atOnce calls of one kind at a time */
  constructor(atOnce: number) {
    this.#atOnce = atOnce;
    // Those asked, those waiting, and as many whose answers are being written down.
    this.#underWay = new Bulkhead(atOnce + 2 * RESERVED_AHEAD, Infinity);
  }

  /** Waits until so many cars may be taken up. */
  async next(provider: Provider, cars: number): Promise<CarSlot[]> {
    // One run after the other: runs that each hold a part of what they need would wait for one another.
    const release = await this.#door.acquire(waitUnbounded);
    const carSlots = [];
    while (carSlots.length < cars) carSlots.push(await this.#one(provider));
    release?.();
    return carSlots;
  }

  /** From now on whoever waits for a turn does not get it: what was reserved for it is given back, uncharged. */
  close(): void {
    this.#isClosed = true;
  }

  async #one(provider: Provider): Promise<CarSlot> {
    const release = (await this.#underWay.acquire(waitUnbounded)) ?? nothing;
    const releaseAhead = (await this.#ahead.acquire(waitUnbounded)) ?? nothing;
    const call: Provider['call'] = async (operation, params, options) => {
      let finish = (await this.#placesOf(operation.name).acquire(waitUnbounded)) ?? nothing;
      releaseAhead();
      // An answer that is waited for beyond its time holds no place.
      const overdue = (fault: Fault) => {
        finish();
        finish = nothing;
        options?.overdue?.(fault);
      };
      try {
        if (this.#isClosed) throw notRequested();
        return await provider.call(operation, params, { ...options, ...(options?.overdue && { overdue }) });
      } finally {
        finish();
      }
    };
    const end = () => {
      releaseAhead();
      release();
    };
    return { caller: { ...provider, call }, end };
  }

  #placesOf(operation: string): Bulkhead {
    const slots = this.#places.get(operation) ?? new Bulkhead(this.#atOnce, Infinity);
    this.#places.set(operation, slots);
    return slots;
  }
}

const notRequested = (): Fault =>
  new Fault('provider_unreachable', {
    message: 'The product was stopped before this was asked.',
    fix: 'Nothing was charged. Try again.',
    charged: 'no',
  });

const nothing = () => undefined;
