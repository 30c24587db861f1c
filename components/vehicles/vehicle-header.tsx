import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/page-header';
import { Badge } from '@/components/ui/badge';
import type { Day } from '@/lib/domain/calendar';
import { KIND_WORDS } from '@/lib/domain/kind-words';
import { lifeOn } from '@/lib/domain/vehicle-life';
import type { DescribedVehicle } from '@/lib/domain/vehicle-description';
import { CompareButton } from './compare-button';
import { lifeWords } from './life-words';
import { ValueLink } from './value-link';
import { wayTo } from './vehicle-way';

const TONES = { made: 'success', coming: 'accent', 'run-out': 'warning', ended: 'neutral' } as const;

/** Which derivative everything beneath is about. */
export function VehicleHeader({ vehicle, today }: { vehicle: DescribedVehicle; today: Day }) {
  const { kind, identifier, manufacturer, model, derivative, code, modelYear } = vehicle;
  return (
    <PageHeader
      above={<Breadcrumb crumbs={[{ href: '/vehicles', label: 'Vehicles' }, ...wayTo(vehicle, today)]} />}
      title={
        <>
          {manufacturer} {model}
          <span className="block text-lg font-semibold text-soft">{derivative}</span>
        </>
      }
      lead={
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone={TONES[lifeOn(vehicle, today)]}>{lifeWords(vehicle, today)}</Badge>
          <span>
            {KIND_WORDS[kind]} <span className="select-all">{identifier}</span>
          </span>
          {modelYear && <span>Model year {modelYear}</span>}
          {code && (
            <span>
              Code <code className="whitespace-pre select-all">{code.trimEnd()}</code>
            </span>
          )}
        </div>
      }
      actions={
        <>
          <ValueLink kind={kind} identifier={identifier} />
          <CompareButton kind={kind} identifier={identifier} />
        </>
      }
    />
  );
}
