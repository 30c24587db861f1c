'use client';

import { Button } from '@/components/ui/actions/button';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { listModelYears } from '@/lib/api/addresses/vehicles';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { VehicleModelYear } from '@/lib/domain/vehicles/vehicle-description';
import { formatDate } from '@/lib/format';
import { modelYearPicturePath } from '@/components/vehicles/picture-path';
import { VehiclePicture } from '@/components/vehicles/vehicle-picture';
import { SOURCES } from '@/lib/domain/source-names';

/** The model years of a derivative, newest first. */
export function ModelYears({ kind, identifier }: { kind: VehicleKind; identifier: number }) {
  const answer = useAnswer(listModelYears, { kind, identifier });
  return (
    <QueryBoundary
      query={answer}
      what="the model years"
      money={false}
      waiting={<Skeleton height="block" />}
      retry={<Button onClick={() => void answer.refetch()}>Try again</Button>}
      isEmpty={(years) => years.length === 0}
      empty={<p className="text-sm text-soft">{SOURCES.guide.atStart} lists no model years for this derivative.</p>}
    >
      {(years) => (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {years.map((year) => (
            <li key={`${year.modelYear} ${year.from}`} className="min-w-0">
              {year.imageId !== null && (
                <VehiclePicture
                  src={modelYearPicturePath(kind, year.imageId, 320)}
                  alt={`Model year ${year.modelYear}, from the front and side`}
                />
              )}
              <p className="mt-1 text-sm">
                <span className="font-semibold">{year.modelYear}</span>{' '}
                <span className="block text-soft">{spanWords(year)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}

function spanWords({ from, to }: VehicleModelYear): string {
  if (from === null) return to === null ? 'now' : `until ${formatDate(to)}`;
  return to === null ? `since ${formatDate(from)}` : `${formatDate(from)} to ${formatDate(to)}`;
}
