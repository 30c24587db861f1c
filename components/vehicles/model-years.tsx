'use client';

import { Button } from '@/components/ui/button';
import { Answer } from '@/components/ui/answer';
import { Skeleton } from '@/components/ui/skeleton';
import { listModelYears } from '@/lib/api/addresses/vehicles';
import { useAnswer } from '@/lib/api/use-answer';
import type { VehicleKind } from '@/lib/domain/vehicle';
import type { ModelYear } from '@/lib/domain/vehicle-description';
import { formatDate } from '@/lib/format';
import { modelYearPicturePath } from './picture-path';
import { VehiclePicture } from './vehicle-picture';

/** The model years of a derivative, newest first. */
export function ModelYears({ kind, identifier }: { kind: VehicleKind; identifier: number }) {
  const answer = useAnswer(listModelYears, { kind, identifier });
  return (
    <Answer
      of={answer}
      what="the model years"
      money={false}
      waiting={<Skeleton height="block" />}
      retry={<Button onClick={() => void answer.refetch()}>Try again</Button>}
      isEmpty={(years) => years.length === 0}
      empty={<p className="text-sm text-soft">The guide lists no model years of this derivative.</p>}
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
    </Answer>
  );
}

function spanWords({ from, to }: ModelYear): string {
  if (from === null) return to === null ? 'now' : `until ${formatDate(to)}`;
  return to === null ? `since ${formatDate(from)}` : `${formatDate(from)} to ${formatDate(to)}`;
}
