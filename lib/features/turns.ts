/**
 * Turns at work that is heavy for the process: so many together, one for an organisation, the others wait. No one waits
 * for ever: beyond so many the next one is refused.
 */
import { setImmediate } from 'node:timers/promises';
import { Fault, type FaultParts } from '@/lib/fault';

export interface WorkTurnLimits {
  readonly together: number;
  /** Of one organisation, beside the one that has its turn. */
  readonly ownWaitingMax: number;
  readonly waitingMax: number;
  /** What is reported to an organisation with too many, and to anyone while too many wait. */
  readonly ownBusy: FaultParts;
  readonly busy: FaultParts;
}

export interface WorkTurns {
  /** @throws Fault `limit_reached` when too many of the organisation wait already, `busy` when too many do */
  take<T>(organisationId: string, work: () => Promise<T>): Promise<T>;
}

export function createTurns({ together, ownWaitingMax, waitingMax, ownBusy, busy }: WorkTurnLimits): WorkTurns {
  const working = new Set<string>();
  const waiting: { readonly organisationId: string; readonly begin: () => void }[] = [];

  /** Those that waited longest come first, but for organisations that have their turn. */
  function beginNext(): void {
    while (working.size < together) {
      const index = waiting.findIndex(({ organisationId }) => !working.has(organisationId));
      const [next] = index < 0 ? [] : waiting.splice(index, 1);
      if (!next) return;
      working.add(next.organisationId);
      next.begin();
    }
  }

  return {
    async take(organisationId, work) {
      const own = waiting.filter((entry) => entry.organisationId === organisationId).length;
      if (own + Number(working.has(organisationId)) > ownWaitingMax) throw new Fault('limit_reached', ownBusy);
      if (waiting.length >= waitingMax) throw new Fault('busy', busy);
      await new Promise<void>((begin) => {
        waiting.push({ organisationId, begin });
        beginNext();
      });
      try {
        return await work();
      } finally {
        working.delete(organisationId);
        beginNext();
      }
    },
  };
}

const TURNS_KEY: unique symbol = Symbol.for('vehicle-valuations.turns');
// globalThis has no type for what is put there by symbol.
const processGlobals = globalThis as { [TURNS_KEY]?: Map<string, WorkTurns> };

/** This process's turns at one kind of work: one Next process loads a module several times. */
export function processTurns(work: string, limits: WorkTurnLimits): WorkTurns {
  const all = (processGlobals[TURNS_KEY] ??= new Map<string, WorkTurns>());
  const turns = all.get(work) ?? createTurns(limits);
  all.set(work, turns);
  return turns;
}

/**
 * The pause between two steps of a search: other requests run in it. It answers whether there is time for more.
 * @param milliseconds of computing in all; what passes in the pauses does not count
 */
export function createSearchPause(
  milliseconds: number,
  clock: () => number = () => performance.now(),
): () => Promise<boolean> {
  let spent = 0;
  let resumed = clock();
  return async () => {
    spent += clock() - resumed;
    await setImmediate();
    resumed = clock();
    return spent < milliseconds;
  };
}
