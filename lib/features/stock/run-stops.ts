/** Why a run of a stock list stops before its last car. */
import { may, type Role } from '@/lib/access';
import { RUN_LIMITS } from '@/lib/domain/stock/run-limit';
import type { RunStop } from '@/lib/domain/stock/run-stop';
import type { Month } from '@/lib/domain/time/calendar';
import type { Fault } from '@/lib/fault';
import type { ClaimedRun } from '@/lib/store/stock/stock-run-leases';

/** The user who started the run may have lost the right to value vehicles since. */
export const mayValue = (role: Role | null): role is Role => role !== null && may(role, 'valuations.create');

/** A limit that is not one of ours is the provider's own. */
export function stopOf({ code, subcode, message: reason, fix: next }: Fault, month: Month): RunStop {
  if (code !== 'limit_reached') return { kind: 'fault', scope: null, month: null, reason, next };
  const scope = RUN_LIMITS.find((limit) => subcode === `limit_${limit}`) ?? 'provider';
  return { kind: 'limit', scope, month, reason, next };
}

export const STARTER_LEFT: RunStop = {
  kind: 'starter',
  scope: null,
  month: null,
  reason: 'The user who started it can no longer value vehicles.',
  next: 'Cancel it and start the list again.',
};

/** It has been revoked, or has expired. */
const KEY_ENDED: RunStop = {
  kind: 'key',
  scope: null,
  month: null,
  reason: 'The API key that started it no longer works.',
  next: 'Resume to continue.',
};

/** Why a run may not go on for whom, or what, started it; null if it may. */
export function starterStop({ role, isKeyValid }: Pick<ClaimedRun, 'role' | 'isKeyValid'>): RunStop | null {
  if (!mayValue(role)) return STARTER_LEFT;
  return isKeyValid ? null : KEY_ENDED;
}

export const DATABASE_UNREACHABLE: RunStop = {
  kind: 'fault',
  scope: null,
  month: null,
  reason: 'The database could not be reached.',
  next: 'Check that it is back.',
};

export const UNEXPECTED: RunStop = {
  kind: 'fault',
  scope: null,
  month: null,
  reason: 'Something went wrong on our side.',
  next: 'Contact support if it happens again.',
};
