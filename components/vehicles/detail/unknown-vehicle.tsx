'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { vehiclePath } from '@/components/vehicles/vehicle-path';

/** Why there is no vehicle at this address, and where it may be: cars and vans may have the same identifier. */
export function UnknownVehicle() {
  const [, , kind = '', identifier = ''] = usePathname().split('/');
  const isNumber = /^\d{1,10}$/.test(identifier);
  if (kind === 'bike' || kind === 'hgv' || kind === 'motorcycle' || kind === 'lorry') {
    return <>Only cars and vans are covered, not motorcycles or heavy goods vehicles.</>;
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
