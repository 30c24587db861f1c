import { GUIDE_PAGE } from '@/lib/domain/guide/guide-page';
import Link from 'next/link';
import { Card } from '@/components/ui/data/card';
import { vehiclePath } from '@/lib/domain/page-paths';
import { yearLetterOn } from '@/lib/domain/plates/year-letter';
import type { RegistrationRecord } from '@/lib/domain/vehicles/registration/registration-record';

/** Free pages of the file's derivative. Their addresses hold its guide ID and date, never the plate. */
export function FileLinks({ record: { identity } }: { record: RegistrationRecord }) {
  const { vehicle, registered } = identity;
  if (vehicle === null) return null;
  const path = vehiclePath(vehicle);
  const slice = registered ? yearLetterOn(registered) : null;
  const pages = [
    ['Vehicle details', vehiclePath(vehicle, registered)],
    ['Forecast', registered ? `${path}/forecast?by=date&registered=${registered}` : `${path}/forecast`],
    [GUIDE_PAGE, slice ? `${path}/guide?plate=${slice.year}+${slice.letter}` : `${path}/guide`],
    ['Build', registered ? `${path}/configure?date=${registered}` : `${path}/configure`],
    [
      vehicle.kind === 'van' ? 'Company van' : 'Company car',
      registered ? `${path}/company-car?date=${registered}` : `${path}/company-car`,
    ],
  ] as const;
  return (
    <Card title="More on this derivative">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {pages.map(([name, address]) => (
          <li key={name}>
            <Link href={address} prefetch={false} className="link inline-flex min-h-(--control) items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
