'use client';

import { GUIDE_PAGE } from '@/lib/domain/guide/guide-page';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { vehiclePath } from '@/lib/domain/page-paths';

/** Why there is no vehicle at this address, and where it may be: cars and vans may have the same identifier. */
export function UnknownVehicle() {
  const [, , kind = '', identifier = ''] = usePathname().split('/');
  const isNumber = /^\d{1,10}$/.test(identifier);
  if (kind === 'bike' && isNumber) {
    return (
      <>
        Motorcycles have names, dates and used values, but no vehicle page. See the{' '}
        <Link href={`/vehicles/bike/${identifier}/guide`} prefetch={false} className="link">
          {GUIDE_PAGE.toLowerCase()} of motorcycle {identifier}
        </Link>
        .
      </>
    );
  }
  if (kind === 'bike' || kind === 'motorcycle') {
    return <>A motorcycle’s values are at /vehicles/bike, its guide ID, then /guide.</>;
  }
  if (kind === 'hgv' || kind === 'lorry') {
    return <>Heavy goods vehicles have names and dates only, under Vehicles. They have no vehicle page.</>;
  }
  if (kind !== 'car' && kind !== 'van') return <>A vehicle’s address begins with /vehicles/car or /vehicles/van.</>;
  if (!isNumber) return <>A guide ID is a whole number, such as 50017.</>;
  const other = kind === 'car' ? 'van' : 'car';
  return (
    <>
      There is no {kind} with the guide ID {identifier}. Check the number, or{' '}
      <Link href={vehiclePath({ kind: other, identifier: Number(identifier) })} prefetch={false} className="link">
        look for it among the {other}s
      </Link>
      .
    </>
  );
}
