import { Card } from '@/components/ui/data/card';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { VehicleFigure } from '@/components/ui/data/vehicle-figure';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { SOURCES } from '@/lib/domain/source-names';
import type { CustomerFile } from '@/lib/domain/vehicles/file/customer-file';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatDateTime } from '@/lib/format';
import { FileSectionCard } from './file-section-card';

export interface SharedFileProps {
  file: CustomerFile;
  organisation: string;
  /** The address of the vehicle's picture; null where the guide has no derivative. */
  picture: string | null;
}

/** A vehicle file for a person without an account. */
export function SharedFile({ file, organisation, picture }: SharedFileProps) {
  const { plate, title, derivative, colour, lookedUpAt, flags, sections } = file;
  return (
    <article className="mx-auto max-w-3xl space-y-4">
      <p className="text-sm font-semibold text-soft">{organisation}</p>
      <header>
        {plate && <NumberPlate registration={plate} size="lg" />}
        <h1 className="mt-2 text-2xl font-bold tracking-tight">
          <UnbrokenWords>{displayName(title)}</UnbrokenWords>
        </h1>
        {derivative && (
          <p className="text-lg text-soft">
            <UnbrokenWords>{derivativeAfter(title, derivative)}</UnbrokenWords>
          </p>
        )}
      </header>
      {picture !== null && (
        <div className="max-w-sm">
          <VehicleFigure
            src={picture}
            alt={`${displayName(title)}, from the front and side`}
            colour={colour}
            reader="customer"
          />
        </div>
      )}
      {flags.length > 0 && (
        <Card title={`${SOURCES.register.title} record`}>
          <ul className="space-y-1 text-sm">
            {flags.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
      )}
      {sections.map((section) => (
        <FileSectionCard key={section.title} {...section} />
      ))}
      <p className="text-xs text-faint">Looked up {formatDateTime(lookedUpAt)}.</p>
    </article>
  );
}
