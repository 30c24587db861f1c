/**
 * Whose file is being read: one at a time for an organisation, and two in this process, so that uploads leave the
 * machine to everyone else. A third waits for its turn.
 */
import { Fault } from '@/lib/fault';

const READ_TOGETHER = 2;
const WAITING_MAX = 20;

export interface UploadTurns {
  /** @throws Fault `limit_reached` while another file of the organisation is read, or too many wait */
  take<T>(organisationId: string, read: () => Promise<T>): Promise<T>;
}

export function createUploadTurns(): UploadTurns {
  const organisations = new Set<string>();
  const waiting: (() => void)[] = [];
  let reading = 0;

  return {
    async take(organisationId, read) {
      if (organisations.has(organisationId))
        throw busy('Another file of your organisation is being read.', 'Upload this one when that list is there.');
      if (waiting.length >= WAITING_MAX)
        throw busy('Too many files are being read at the moment.', 'Try again in a minute.');
      organisations.add(organisationId);
      try {
        if (reading >= READ_TOGETHER) await new Promise<void>((resolve) => waiting.push(resolve));
        else reading++;
        try {
          return await read();
        } finally {
          // The place goes to the one that waited longest.
          const next = waiting.shift();
          if (next) next();
          else reading--;
        }
      } finally {
        organisations.delete(organisationId);
      }
    },
  };
}

const busy = (message: string, fix: string) => new Fault('limit_reached', { message, fix, field: 'file' });

const TURNS_KEY: unique symbol = Symbol.for('vehicle-valuations.upload-turns');
// globalThis has no type for what is put there by symbol.
const processGlobals = globalThis as { [TURNS_KEY]?: UploadTurns };

/** This process's turns: one Next process loads this module several times. */
export const uploadTurns = (): UploadTurns => (processGlobals[TURNS_KEY] ??= createUploadTurns());
