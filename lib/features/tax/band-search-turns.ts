/**
 * Turns at searches for another tax band, which try many builds: one at a time for an organisation, two in this
 * process.
 */
import { processTurns, type WorkTurns } from '@/lib/features/turns';

export const bandSearchTurns = (): WorkTurns =>
  processTurns('band searches', {
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
  });
