import type { ReactNode } from 'react';
import { SourceLink } from '@/components/layout/page/source-link';
import type { VehicleDuty } from '@/lib/domain/tax/vehicle-duty';

export interface DutyWorkingProps {
  duty: VehicleDuty;
  /** Sentences that hold for it. */
  notes: readonly string[];
  children?: ReactNode;
}

/** How a vehicle tax is found: its rate, duty year and source. */
export function DutyWorking({ duty: { words, yearName, source }, notes, children }: DutyWorkingProps) {
  return (
    // One box: on a phone the parts of a cell would stand side by side.
    <span>
      {words}, {yearName}. <SourceLink {...source} />
      {notes.length > 0 && `. ${notes.join(' ')}`}
      {children}
    </span>
  );
}
