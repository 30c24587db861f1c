import { Breadcrumb } from '@/components/layout/navigation/breadcrumb';
import { PageHeader } from '@/components/layout/page/page-header';
import { Badge } from '@/components/ui/data/badge';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import type { Day } from '@/lib/domain/time/calendar';
import { valueVatWords } from '@/lib/domain/money/value-vat';
import { KIND_WORDS } from '@/lib/domain/vehicles/kind-words';
import { lifecycleStageOn } from '@/lib/domain/vehicles/lifecycle';
import type { DescribedVehicle } from '@/lib/domain/vehicles/vehicle-description';
import { derivativeAfter, makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { TrayButton } from '@/components/layout/tray/tray-button';
import { lifeWords } from '@/components/vehicles/life-words';
import { HiddenWhileConfiguring } from './hidden-while-configuring';
import { ValueLink } from './value-link';
import { vehicleBreadcrumbs } from './vehicle-breadcrumbs';

const TONES = { made: 'success', coming: 'accent', 'run-out': 'warning', ended: 'neutral' } as const;

/** The derivative of the page. */
export function VehicleHeader({ vehicle, today }: { vehicle: DescribedVehicle; today: Day }) {
  const { kind, identifier, derivative, code, modelYear } = vehicle;
  const vatWords = valueVatWords(kind);
  return (
    <PageHeader
      above={<Breadcrumb crumbs={[{ href: '/vehicles', label: 'Vehicles' }, ...vehicleBreadcrumbs(vehicle, today)]} />}
      title={
        <>
          <UnbrokenWords>{makeAndModel(vehicle)}</UnbrokenWords>
          <span className="block text-lg font-semibold text-soft">
            <UnbrokenWords>{derivativeAfter(vehicle.model, derivative)}</UnbrokenWords>
          </span>
        </>
      }
      lead={
        <HiddenWhileConfiguring>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Badge tone={TONES[lifecycleStageOn(vehicle, today)]}>{lifeWords(vehicle, today)}</Badge>
            <span>
              {KIND_WORDS[kind]} <span className="select-all">{identifier}</span>
            </span>
            {modelYear && <span>Model year {modelYear}</span>}
            {code && (
              <span>
                Guide code <code className="whitespace-pre-wrap wrap-anywhere select-all">{code.trimEnd()}</code>
              </span>
            )}
            {vatWords && <span>{vatWords}</span>}
          </div>
        </HiddenWhileConfiguring>
      }
      actions={
        <HiddenWhileConfiguring>
          <ValueLink kind={kind} identifier={identifier} />
          <TrayButton vehicle={{ kind, identifier, build: null }} />
        </HiddenWhileConfiguring>
      }
    />
  );
}
