/** Which alerts the register was checked for and answered, in sentences: an unanswered check is not a clear one. */
import type { RegisterFacts } from '@/lib/domain/vehicles/registration/registration';
import { SOURCES } from '@/lib/domain/source-names';

export interface RegisterChecks {
  /** null: it answered none. */
  readonly checked: string | null;
  /** null: it answered all. */
  readonly unchecked: string | null;
}

export function registerChecks(register: RegisterFacts): RegisterChecks {
  const markers = [
    ['scrapped', register.scrapped.set],
    ['exported', register.exported.set],
    ['imported', register.imported.set],
    ['plate transfer', register.plateTransfer.set],
  ] as const;
  const reported = markers.flatMap(([name, set]) => (set === null ? [] : [name]));
  const unreported = markers.flatMap(([name, set]) => (set === null ? [name] : []));
  const keepersKnown = register.previousKeepers !== null;
  const checked = [...reported, ...(keepersKnown ? ['keepers'] : [])];
  const keepers = keepersKnown ? '' : ' Number of keepers not known.';
  return {
    checked:
      checked.length === 0 ? null : `Checked against ${SOURCES.register.inText}: ${checked.join(', ')}.${keepers}`,
    unchecked:
      unreported.length === 0 ? null : `Not checked: ${unreported.join(', ')}.${checked.length === 0 ? keepers : ''}`,
  };
}
