/**
 * Turns at reading files: one at a time for an organisation and two in this process, so that uploads leave room for
 * everyone else. A third waits for its turn.
 */
import { processTurns, type WorkTurnLimits, type WorkTurns } from '@/lib/features/turns';

export const UPLOAD_LIMITS: WorkTurnLimits = {
  together: 2,
  ownWaitingMax: 0,
  waitingMax: 20,
  ownBusy: {
    message: 'Another file of your organisation is being read.',
    fix: 'Upload this one once that list is ready.',
    field: 'file',
  },
  busy: {
    message: 'Too many files are being read at the moment.',
    fix: 'Try again in a minute.',
    field: 'file',
    retryAfterSeconds: 60,
  },
};

export const uploadTurns = (): WorkTurns => processTurns('uploads', UPLOAD_LIMITS);
