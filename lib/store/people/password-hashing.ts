/** Hashes passwords, a few at a time: each takes one of four threads and 32 MB for a tenth of a second. */
import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { Fault } from '@/lib/fault';

/** The other threads stay free for those who are signed in already, and so does one core, if the machine has two. */
const CONCURRENCY_MAX = 2;
/** About a second of waiting; a longer queue would only make everyone wait who signs in. */
const WAITING_MAX = 10;
const RETRY_SECONDS = 3;

/** better-auth's own hashes (scrypt), in turns. @param cores the number of the machine's cores */
export function createPasswordHashing(cores = availableParallelism()) {
  const inTurn = limitConcurrency(Math.max(1, Math.min(CONCURRENCY_MAX, cores - 1)), WAITING_MAX);
  return {
    /** @throws Fault busy when too many wait already */
    hash: (password: string): Promise<string> => inTurn(() => hashPassword(password)),
    /** @throws Fault busy when too many wait already */
    verify: (data: { hash: string; password: string }): Promise<boolean> => inTurn(() => verifyPassword(data)),
  };
}

function limitConcurrency(concurrency: number, waitingMax: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < concurrency) running += 1;
    else if (waiting.length < waitingMax) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw tooManyPasswords();
    try {
      return await work();
    } finally {
      // The turn goes straight to the next in the queue: a newcomer cannot take it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const tooManyPasswords = (): Fault =>
  new Fault('busy', {
    message: 'Too many passwords are being checked at this moment, so nothing was changed.',
    fix: 'Wait a few seconds, then try again.',
    retryAfterSeconds: RETRY_SECONDS,
  });
