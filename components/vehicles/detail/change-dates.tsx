'use client';

import Link from 'next/link';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { readVehicleChanges } from '@/lib/api/addresses/vehicles';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { ListChange } from '@/lib/domain/options/option-list';
import { formatDate, formatList, formatPlural } from '@/lib/format';
import { vehiclePath } from '@/lib/domain/page-paths';
import type { VehicleOnDay } from './vehicle-day-query';
import { VehicleSection } from './vehicle-section';
import { SOURCES } from '@/lib/domain/source-names';

/** When the maker changed it, and what. Each date opens the page with the specification of that date. */
export function ChangeDates({ kind, identifier, on }: VehicleOnDay) {
  const answer = useAnswer(readVehicleChanges, { kind, identifier });
  return (
    <VehicleSection
      title="Changes"
      id="changes"
      answer={answer}
      count={(changes) => formatPlural(changes.length, 'change')}
      isEmpty={(changes) => changes.length === 0}
      empty={`${SOURCES.guide.atStart} lists no changes for this vehicle.`}
    >
      {(changes) => (
        <>
          <Changes changes={changes.slice(0, INITIAL_CHANGES)} kind={kind} identifier={identifier} on={on} />
          {changes.length > INITIAL_CHANGES && (
            <Disclosure
              summary={`${changes.length - INITIAL_CHANGES} earlier`}
              open={changes.slice(INITIAL_CHANGES).some(({ date }) => date === on)}
            >
              <Changes changes={changes.slice(INITIAL_CHANGES)} kind={kind} identifier={identifier} on={on} />
            </Disclosure>
          )}
        </>
      )}
    </VehicleSection>
  );
}

const INITIAL_CHANGES = 8;

function Changes({ changes, on, ...vehicle }: VehicleOnDay & { changes: readonly ListChange[] }) {
  return (
    <ol className="divide-y divide-line text-sm">
      {changes.map(({ date, of: what }) => (
        <li key={date} className="flex flex-wrap items-center gap-x-3">
          <Link
            href={vehiclePath(vehicle, date)}
            prefetch={false}
            aria-current={date === on ? 'date' : undefined}
            className="link inline-flex min-h-(--control) w-28 items-center aria-[current]:font-semibold"
          >
            {formatDate(date)}
          </Link>
          <span className="min-w-within-48 flex-1 wrap-anywhere">
            {what.length === 0 ? 'Change not specified' : capital(formatList(what))}
          </span>
        </li>
      ))}
    </ol>
  );
}

const capital = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());
