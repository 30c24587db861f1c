'use client';

import Link from 'next/link';
import { Disclosure } from '@/components/ui/disclosure';
import { readVehicleChanges } from '@/lib/api/addresses/vehicles';
import { useAnswer } from '@/lib/api/use-answer';
import type { ListChange } from '@/lib/domain/option-list';
import { formatDate, formatList, formatPlural } from '@/lib/format';
import { vehiclePath } from './vehicle-path';
import type { VehicleOnDay } from './vehicle-question';
import { VehicleSection } from './vehicle-section';

/** When the maker changed it, and what; each day opens the page as of then. */
export function ChangeDates({ kind, identifier, on }: VehicleOnDay) {
  const answer = useAnswer(readVehicleChanges, { kind, identifier });
  return (
    <VehicleSection
      title="Changes"
      id="changes"
      answer={answer}
      count={(changes) => formatPlural(changes.length, 'change')}
      isEmpty={(changes) => changes.length === 0}
      empty="The guide knows of no change of this vehicle."
    >
      {(changes) => (
        <>
          <Changes changes={changes.slice(0, SHOWN_AT_ONCE)} kind={kind} identifier={identifier} on={on} />
          {changes.length > SHOWN_AT_ONCE && (
            <Disclosure
              summary={`${changes.length - SHOWN_AT_ONCE} earlier`}
              open={changes.slice(SHOWN_AT_ONCE).some(({ date }) => date === on)}
            >
              <Changes changes={changes.slice(SHOWN_AT_ONCE)} kind={kind} identifier={identifier} on={on} />
            </Disclosure>
          )}
        </>
      )}
    </VehicleSection>
  );
}

const SHOWN_AT_ONCE = 8;

function Changes({ changes, on, ...of }: VehicleOnDay & { changes: readonly ListChange[] }) {
  return (
    <ol className="divide-y divide-line text-sm">
      {changes.map(({ date, of: what }) => (
        <li key={date} className="grid grid-cols-[7rem_1fr] items-center gap-x-3">
          <Link
            href={`${vehiclePath(of)}?on=${date}`}
            prefetch={false}
            aria-current={date === on ? 'date' : undefined}
            className="link inline-flex min-h-(--control) items-center aria-[current]:font-semibold"
          >
            {formatDate(date)}
          </Link>
          <span>{what.length === 0 ? 'What changed is not said' : capital(formatList(what))}</span>
        </li>
      ))}
    </ol>
  );
}

const capital = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());
