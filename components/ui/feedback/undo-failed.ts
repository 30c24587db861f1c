import { Fault, type FaultCode } from '@/lib/fault';
import { showToast, showUndo } from './toast-store';

/** A second attempt is refused like the first. */
const FINAL: ReadonlySet<FaultCode> = new Set(['conflict', 'not_found', 'forbidden', 'invalid_input']);

/** Says why something was not undone; with the button again where a second attempt may succeed. */
export function showUndoFailed(error: unknown, undo: () => void): void {
  if (!(error instanceof Fault)) return showUndo('This could not be undone.', undo);
  const words = `${error.message} ${error.fix}`;
  if (FINAL.has(error.code)) showToast(words);
  else showUndo(words, undo);
}
