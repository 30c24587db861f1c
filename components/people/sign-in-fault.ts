import { Fault } from '@/lib/fault';

/** What a sign-in without script is told: the address holds the code alone. */
export function signInFault(code: string | null): Fault | null {
  if (code === null) return null;
  if (code === 'invalid_input') {
    return new Fault('invalid_input', {
      message: 'This e-mail address and password do not belong together.',
      fix: 'Check both and try again.',
    });
  }
  if (code === 'limit_reached') {
    return new Fault('limit_reached', {
      message: 'Too many attempts to sign in.',
      fix: 'Wait 15 minutes, then try again.',
    });
  }
  return new Fault('unexpected', {
    message: 'Signing in did not work.',
    fix: 'Try again in a moment. If it stays like this, tell whoever runs this installation.',
  });
}
