import { Fault } from '@/lib/fault';

/** The fault of a sign-in without script: the address holds only its code. */
export function signInFault(code: string | null): Fault | null {
  if (code === null) return null;
  if (code === 'invalid_input') {
    return new Fault('invalid_input', {
      message: 'E-mail address or password is wrong.',
      fix: 'Check both and try again.',
    });
  }
  if (code === 'limit_reached') {
    return new Fault('limit_reached', {
      message: 'Too many attempts to sign in.',
      fix: 'Wait 15 minutes, then try again.',
    });
  }
  if (code === 'busy') {
    return new Fault('busy', {
      message: 'Too many people are signing in at this moment.',
      fix: 'Wait a few seconds, then try again.',
    });
  }
  return new Fault('unexpected', {
    message: 'Sign-in failed.',
    fix: 'Try again in a moment; if it keeps failing, contact your administrator.',
  });
}
