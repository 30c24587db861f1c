/** Which red flags the register was asked for and spoke of, in sentences: what it leaves open is no good news. */
import type { RegisterFacts } from './registration';

export interface RegisterChecks {
  /** null: it spoke of none. */
  readonly checked: string | null;
  /** null: it spoke of all. */
  readonly unchecked: string | null;
}

export function registerChecks(register: RegisterFacts): RegisterChecks {
  const markers = [
    ['scrapped', register.scrapped.set],
    ['exported', register.exported.set],
    ['imported', register.imported.set],
    ['plate transfer', register.plateTransfer.set],
  ] as const;
  const said = markers.flatMap(([name, set]) => (set === null ? [] : [name]));
  const unsaid = markers.flatMap(([name, set]) => (set === null ? [name] : []));
  const keepersKnown = register.previousKeepers !== null;
  const checked = [...said, ...(keepersKnown ? ['keepers'] : [])];
  const keepers = keepersKnown ? '' : ' Its keepers are not known.';
  return {
    checked: checked.length === 0 ? null : `Checked with the register: ${checked.join(', ')}.${keepers}`,
    unchecked:
      unsaid.length === 0
        ? null
        : `Not said by the register: ${unsaid.join(', ')}.${checked.length === 0 ? keepers : ''}`,
  };
}
