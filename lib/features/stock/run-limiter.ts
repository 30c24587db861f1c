/**
 * Decides whose turn it is at the provider. It limits the calls under way, not the cars: while answers are saved, their
 * slots go to cars that were reserved ahead, so that no slot is idle.
 */
import { Fault } from '@/lib/fault';
import type { BilledCaller } from '@/lib/lookups/call';
import { Bulkhead } from '@/lib/provider/bulkhead';

export interface CarSlot {
  /** Runs each of the provider's operations when it is this car's turn. */
  readonly caller: BilledCaller;
  /** The car is done, whether or not it has called anything. */
  readonly end: () => void;
}

/** Cars started together, so that they share the ledger's commits. */
export const CARS_PER_BATCH = 4;
/** Cars waiting for their turn; a process that dies leaves up to this many look-ups with an unknown outcome. */
const RESERVED_AHEAD = 2 * CARS_PER_BATCH;

const waitUnbounded = <T>(wait: Promise<T>) => wait;

export class RunLimiter {
  readonly #maxConcurrent: number;
  readonly #door = new Bulkhead(1, Infinity);
  readonly #ahead = new Bulkhead(RESERVED_AHEAD, Infinity);
  readonly #slotsByOperation = new Map<string, Bulkhead>();
  readonly #underWay: Bulkhead;
  #isClosed = false;

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** @param maxConcurrent calls of one operation at a time */
  constructor(maxConcurrent: number) {
    this.#maxConcurrent = maxConcurrent;
    // Cars at the provider, cars waiting, and as many whose answers are being saved.
    this.#underWay = new Bulkhead(maxConcurrent + 2 * RESERVED_AHEAD, Infinity);
  }

  /** Waits until this many cars may be started. */
  async next(caller: BilledCaller, cars: number): Promise<CarSlot[]> {
    // One run after the other: runs that each hold part of what they need would block one another.
    const release = await this.#door.acquire(waitUnbounded);
    const carSlots = [];
    while (carSlots.length < cars) carSlots.push(await this.#carSlot(caller));
    release?.();
    return carSlots;
  }

  /** From now on no waiting car gets its turn: its reservation is released, uncharged. */
  close(): void {
    this.#isClosed = true;
  }

  async #carSlot(caller: BilledCaller): Promise<CarSlot> {
    const release = await this.#underWay.acquire(waitUnbounded);
    const releaseAhead = await this.#ahead.acquire(waitUnbounded);
    const callBilled: BilledCaller['callBilled'] = async (operation, params, options) => {
      const releaseCall = await this.#slotsOf(operation.name).acquire(waitUnbounded);
      releaseAhead?.();
      try {
        if (this.#isClosed) throw notRequested();
        return await caller.callBilled(operation, params, options);
      } finally {
        // Also when the call is overdue: waiting for a late answer occupies no slot.
        releaseCall?.();
      }
    };
    const end = () => {
      releaseAhead?.();
      release?.();
    };
    return { caller: { callBilled }, end };
  }

  #slotsOf(operation: string): Bulkhead {
    const slots = this.#slotsByOperation.get(operation) ?? new Bulkhead(this.#maxConcurrent, Infinity);
    this.#slotsByOperation.set(operation, slots);
    return slots;
  }
}

const notRequested = (): Fault =>
  new Fault('provider_unreachable', {
    message: 'The service was stopped before this was requested.',
    fix: 'Try again.',
    charged: 'no',
  });
