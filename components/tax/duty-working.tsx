import type { ReactNode } from 'react';
import { SourceLink } from '@/components/layout/page/source-link';
import type { VehicleDuty } from '@/lib/domain/tax/vehicle-duty';

export interface DutyWorkingProps {
  duty: VehicleDuty;
  /** Notes that apply to it. */
  notes: readonly string[];
  children?: ReactNode;
}

/** How the vehicle tax is worked out: its rate, duty year and source. */
export function DutyWorking({ duty: { words, yearName, source }, notes, children }: DutyWorkingProps) {
  return (
    // One box, or the parts of a cell would be side by side on a phone.
    <span>
      {words}, {yearName}. <SourceLink {...source} />
      {notes.length > 0 && `. ${notes.join(' ')}`}
      {children}
    </span>
  );
}
