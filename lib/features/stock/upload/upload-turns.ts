/**
 * Whose file is being read: one at a time for an organisation, and two in this process, so that uploads leave the
 * machine to everyone else. A third waits for its turn.
 */
import { createTurns, type WorkTurns } from '@/lib/features/turns';

export const createUploadTurns = (): WorkTurns =>
  createTurns({
    together: 2,
    ownWaitingMax: 0,
    waitingMax: 20,
    ownBusy: {
      message: 'Another file of your organisation is being read.',
      fix: 'Upload this one when that list is there.',
      field: 'file',
    },
    busy: {
      message: 'Too many files are being read at the moment.',
      fix: 'Try again in a minute.',
      field: 'file',
      retryAfterSeconds: 60,
    },
  });

const TURNS_KEY: unique symbol = Symbol.for('vehicle-valuations.upload-turns');
// globalThis has no type for what is put there by symbol.
const processGlobals = globalThis as { [TURNS_KEY]?: WorkTurns };

/** This process's turns: one Next process loads this module several times. */
export const uploadTurns = (): WorkTurns => (processGlobals[TURNS_KEY] ??= createUploadTurns());
