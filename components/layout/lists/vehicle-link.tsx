import Link from 'next/link';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';

export interface VehicleLinkProps {
  href: string;
  title: string;
  derivative?: string | null;
}

/** A row's vehicle by name, which opens its page, above its derivative. */
export function VehicleLink({ href, title, derivative }: VehicleLinkProps) {
  return (
    <>
      <Link href={href} prefetch={false} className="link">
        <UnbrokenWords>{displayName(title)}</UnbrokenWords>
      </Link>
      {derivative && (
        <span className="block font-normal text-soft">
          <UnbrokenWords>{derivativeAfter(title, derivative)}</UnbrokenWords>
        </span>
      )}
    </>
  );
}
