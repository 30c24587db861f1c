/**
 * Turns at searches for another tax band, which try many builds: one at a time for an organisation, two in this
 * process.
 */
import { createTurns, type WorkTurns } from '@/lib/features/turns';

const TURNS_KEY: unique symbol = Symbol.for('vehicle-valuations.band-search-turns');
// globalThis has no type for a property with a symbol.
const processGlobals = globalThis as { [TURNS_KEY]?: WorkTurns };

/** This process's turns: one Next process loads this module several times. */
export const bandSearchTurns = (): WorkTurns =>
  (processGlobals[TURNS_KEY] ??= createTurns({
    together: 2,
    ownWaitingMax: 4,
    waitingMax: 20,
    ownBusy: {
      message: 'Several searches of your organisation for another tax band are under way.',
      fix: 'Try again when they have ended.',
    },
    busy: {
      message: 'Too many searches for another tax band are under way.',
      fix: 'Try again in a minute.',
      retryAfterSeconds: 60,
    },
  }));
