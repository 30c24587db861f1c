/**
 * Turns at work that is heavy for the process: a limited number at the same time, one per organisation; the others
 * wait. No one waits for ever: when too many wait, the next is refused.
 */
import { setImmediate } from 'node:timers/promises';
import { Fault, type FaultParts } from '@/lib/fault';
import { processSingleton } from './process-singleton';

export interface WorkTurnLimits {
  readonly together: number;
  /** Waiting for one organisation, besides the one that has its turn. */
  readonly ownWaitingMax: number;
  readonly waitingMax: number;
  /** The messages for an organisation with too many waiting, and for anyone when too many wait in all. */
  readonly ownBusy: FaultParts;
  readonly busy: FaultParts;
}

export interface WorkTurns {
  /** @throws Fault `limit_reached` if too many of the organisation wait already, `busy` if too many wait in all */
  take<T>(organisationId: string, work: () => Promise<T>): Promise<T>;
}

export function createTurns({ together, ownWaitingMax, waitingMax, ownBusy, busy }: WorkTurnLimits): WorkTurns {
  const working = new Set<string>();
  const waiting: { readonly organisationId: string; readonly begin: () => void }[] = [];

  /** The longest waiting comes first, except organisations that have a turn already. */
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

/** This process's turns at one kind of work. */
export function processTurns(work: string, limits: WorkTurnLimits): WorkTurns {
  return processSingleton(`turns ${work}`, () => createTurns(limits));
}

/**
 * The pause between two steps of a search, in which other requests run. Resolves to whether there is time for more.
 * @param milliseconds of computing in all; pauses do not count
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
