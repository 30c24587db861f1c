/** Whose photo is being read: one at a time for an organisation, and two in this process. The others wait. */
import { processTurns, type WorkTurns } from '@/lib/features/turns';

export const photoTurns = (): WorkTurns =>
  processTurns('photos', {
    together: 2,
    ownWaitingMax: 20,
    waitingMax: 100,
    ownBusy: {
      message: 'Too many photos of your organisation are being read at the moment.',
      fix: 'Send this one again in a moment.',
      field: 'file',
      retryAfterSeconds: 5,
    },
    busy: {
      message: 'Too many photos are being read at the moment.',
      fix: 'Send this one again in a minute.',
      field: 'file',
      retryAfterSeconds: 60,
    },
  });
