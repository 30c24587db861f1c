/**
 * Whose turn it is at the provider. What is bounded is the calls under way, not the cars: while answers are written down,
 * their places are taken by cars that were reserved ahead, so that no place stands empty.
 */
import { Fault } from '@/lib/fault';
import { Bulkhead } from '@/lib/provider/bulkhead';
import type { Provider } from '@/lib/provider/call';

export interface CarTurn {
  /** The provider, each of whose services is asked when it is this car's turn there. */
  readonly caller: Provider;
  /** The car is through, whether or not it has asked anybody. */
  end(): void;
}

/** Cars taken up in one moment, so that they share the ledger's commits. */
export const TAKEN_TOGETHER = 4;
/** Cars that wait for their turn; a process that dies leaves as many look-ups of which nobody can tell. */
const AHEAD = 2 * TAKEN_TOGETHER;

const patiently = <T>(wait: Promise<T>) => wait;

export class StockTurns {
  readonly #atOnce: number;
  readonly #door = new Bulkhead(1, Infinity);
  readonly #ahead = new Bulkhead(AHEAD, Infinity);
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
    this.#underWay = new Bulkhead(atOnce + 2 * AHEAD, Infinity);
  }

  /** Waits until so many cars may be taken up. */
  async next(provider: Provider, cars: number): Promise<CarTurn[]> {
    // One run after the other: runs that each hold a part of what they need would wait for one another.
    const leave = await this.#door.enter(patiently);
    const turns = [];
    while (turns.length < cars) turns.push(await this.#one(provider));
    leave?.();
    return turns;
  }

  /** From now on whoever waits for a turn does not get it: what was reserved for it is given back, uncharged. */
  close(): void {
    this.#isClosed = true;
  }

  async #one(provider: Provider): Promise<CarTurn> {
    const leave = (await this.#underWay.enter(patiently)) ?? nothing;
    const isAsking = (await this.#ahead.enter(patiently)) ?? nothing;
    const call: Provider['call'] = async (operation, params, options) => {
      let finish = (await this.#placesOf(operation.name).enter(patiently)) ?? nothing;
      isAsking();
      // An answer that is waited for beyond its time holds no place.
      const overdue = (fault: Fault) => {
        finish();
        finish = nothing;
        options?.overdue?.(fault);
      };
      try {
        if (this.#isClosed) throw notAsked();
        return await provider.call(operation, params, { ...options, ...(options?.overdue && { overdue }) });
      } finally {
        finish();
      }
    };
    const end = () => {
      isAsking();
      leave();
    };
    return { caller: { ...provider, call }, end };
  }

  #placesOf(operation: string): Bulkhead {
    const places = this.#places.get(operation) ?? new Bulkhead(this.#atOnce, Infinity);
    this.#places.set(operation, places);
    return places;
  }
}

const notAsked = (): Fault =>
  new Fault('provider_unreachable', {
    message: 'The product was stopped before this was asked.',
    fix: 'Nothing was charged. Try again.',
    charged: 'no',
  });

const nothing = () => undefined;
