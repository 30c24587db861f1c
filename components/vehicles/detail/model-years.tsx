'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { listModelYears } from '@/lib/api/addresses/vehicles';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { VehicleModelYear } from '@/lib/domain/vehicles/vehicle-description';
import { formatDate } from '@/lib/format';
import { modelYearPicturePath } from '@/components/vehicles/picture-path';
import { VehiclePicture } from '@/components/ui/data/vehicle-picture';
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
      {(years) => <ModelYearList kind={kind} years={years} />}
    </QueryBoundary>
  );
}

/** One picture beside the list: the newest, or that of the year chosen. Years of one look share it. */
export function ModelYearList({ kind, years }: { kind: VehicleKind; years: readonly VehicleModelYear[] }) {
  const pictured = years.filter(({ imageId }) => imageId !== null);
  const [chosen, choose] = useState<VehicleModelYear | undefined>(undefined);
  const shown = chosen ?? pictured[0];
  const hasChoice = new Set(pictured.map(({ imageId }) => imageId)).size > 1;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      {shown?.imageId != null && (
        <div className="w-full sm:w-64">
          <VehiclePicture
            src={modelYearPicturePath(kind, shown.imageId, 320)}
            alt={`Model year ${shown.modelYear}, from the front and side`}
          />
        </div>
      )}
      <ul className="grid min-w-within-64 flex-1 grid-cols-1 content-start gap-x-6 text-sm lg:grid-cols-2">
        {years.map((year) => (
          <li key={keyOf(year)} className="flex min-h-(--control) min-w-0 flex-wrap items-center gap-x-3">
            <span className="w-14 font-semibold tabular-nums">{year.modelYear}</span>{' '}
            <span className="min-w-within-24 flex-1 text-soft">{spanWords(year)}</span>
            {hasChoice && year.imageId !== null && (
              <Button
                variant="quiet"
                aria-pressed={shown !== undefined && keyOf(year) === keyOf(shown)}
                onClick={() => choose(year)}
              >
                Picture<span className="sr-only"> of model year {year.modelYear}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Years may share a picture, and a year may have two spans. */
const keyOf = ({ modelYear, from }: VehicleModelYear): string => `${modelYear} ${from}`;

function spanWords({ from, to }: VehicleModelYear): string {
  if (from === null) return to === null ? 'now' : `until ${formatDate(to)}`;
  return to === null ? `since ${formatDate(from)}` : `${formatDate(from)} to ${formatDate(to)}`;
}
