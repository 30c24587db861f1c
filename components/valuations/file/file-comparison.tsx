'use client';

import { GuideStrip } from '@/components/valuations/values/guide-strip';
import { readTimeline } from '@/lib/api/addresses/registrations/vehicle-files';
import { useAnswer } from '@/lib/api/client/use-answer';
import { valueVatWords } from '@/lib/domain/money/value-vat';
import { britishDay } from '@/lib/domain/time/calendar';
import type { RegistrationRecord } from '@/lib/domain/vehicles/registration/registration-record';

/** Once the vehicle has been valued: the free sources for the date and mileage of its newest valuation. */
export function FileComparison({ record: { id, choice, identity } }: { record: RegistrationRecord }) {
  const { data: timeline } = useAnswer(readTimeline, { id }, { staleAfterMs: 0 });
  const vehicle = choice?.vehicle ?? identity.vehicle;
  const newest = timeline?.entries.find(({ values }) => values !== null && values.mileage !== null);
  const mileage = newest?.values?.mileage ?? null;
  if (vehicle === null || identity.registered === null || newest === undefined || mileage === null) return null;
  const { kind, identifier } = vehicle;
  const vatWords = valueVatWords(kind);
  return (
    <div className="print:hidden">
      <GuideStrip
        vehicle={{ kind, identifier, registered: identity.registered, mileage }}
        day={britishDay(newest.at)}
        // Not known here: the timeline has the values alone.
        isMileageOutOfRange={false}
      />
      {vatWords && <p className="mt-2 text-sm">{vatWords}</p>}
    </div>
  );
}
