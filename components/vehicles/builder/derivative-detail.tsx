'use client';

import { GUIDE_PAGE } from '@/lib/domain/guide/guide-page';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { DefinitionList } from '@/components/ui/data/definition-list';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { readVehicle } from '@/lib/api/addresses/vehicles';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { Day } from '@/lib/domain/time/calendar';
import { KIND_WORDS } from '@/lib/domain/vehicles/kind-words';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { ListedDerivative } from '@/lib/domain/vehicles/vehicle-description';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatDate } from '@/lib/format';
import { TrayButton } from '@/components/layout/tray/tray-button';
import { lifeWords } from '@/components/vehicles/life-words';
import { ModelYears } from '@/components/vehicles/detail/model-years';
import { vehiclePath } from '@/lib/domain/page-paths';
import { useTakenFocus } from './use-taken-focus';

export interface DerivativeDetailProps {
  kind: VehicleKind;
  identifier: number;
  /** null if it is not in the list. */
  derivative: ListedDerivative | null;
  /** In that case the list does not give its model. */
  isOfWholeRange: boolean;
  today: Day;
  takesFocus: boolean;
  onFocused: () => void;
}

/** A derivative opened in the builder: its dates, its model years and links to its pages. */
export function DerivativeDetail({
  kind,
  identifier,
  derivative,
  isOfWholeRange,
  today,
  takesFocus,
  onFocused,
}: DerivativeDetailProps) {
  const section = useTakenFocus(takesFocus, onFocused);
  const path = vehiclePath({ kind, identifier });
  // The list describes the derivatives of one model well enough.
  const vehicleAnswer = useAnswer(readVehicle, derivative === null || isOfWholeRange ? { kind, identifier } : null);
  const vehicle = vehicleAnswer.data;
  const details = derivative ?? vehicle;
  const name = derivative?.name ?? vehicle?.derivative ?? `${KIND_WORDS[kind]} ${identifier}`;

  // Beneath the columns it may be below the fold.
  useEffect(() => {
    // Not returned: newer browsers return a promise, and React calls what an effect returns.
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [identifier, section]);

  return (
    <section ref={section} tabIndex={-1} aria-label={name} className="mt-3 outline-none">
      <Card title={name}>
        {vehicleAnswer.error ? (
          <FaultNotice
            error={vehicleAnswer.error}
            money={false}
            actions={<Button onClick={() => void vehicleAnswer.refetch()}>Try again</Button>}
          />
        ) : (
          <div className="space-y-4">
            <DefinitionList
              layout="above"
              items={[
                { term: 'Guide ID', detail: `${KIND_WORDS[kind]} ${identifier}` },
                ...(isOfWholeRange || derivative === null
                  ? [{ term: 'Model', detail: vehicle ? displayName(vehicle.model) : '…' }]
                  : []),
                ...(details
                  ? derivativeFacts({ ...details, sector: details.sector ?? vehicle?.sector ?? null }, today)
                  : []),
              ]}
            />
            <div className="flex flex-wrap gap-2">
              <ButtonLink href={path} variant="primary">
                View vehicle
              </ButtonLink>
              <ButtonLink href={`${path}/configure`}>Configure</ButtonLink>
              <ButtonLink href={`${path}/forecast`}>Forecast</ButtonLink>
              <ButtonLink href={`${path}/history`}>History</ButtonLink>
              <ButtonLink href={`${path}/guide`}>{GUIDE_PAGE}</ButtonLink>
              <TrayButton vehicle={{ kind, identifier, build: null }} />
            </div>
            <div>
              <h3 className="mb-2 text-sm font-semibold">Model years</h3>
              <ModelYears kind={kind} identifier={identifier} />
            </div>
          </div>
        )}
      </Card>
    </section>
  );
}

type DerivativeFacts = Pick<ListedDerivative, 'introduced' | 'discontinued' | 'runOut' | 'modelYear' | 'sector'>;

function derivativeFacts(derivative: DerivativeFacts, today: Day) {
  const { introduced, discontinued, runOut, modelYear, sector } = derivative;
  const facts: [string, string | null][] = [
    ['Status', lifeWords(derivative, today)],
    ['Introduced', introduced && formatDate(introduced)],
    ['End of production', discontinued && formatDate(discontinued)],
    ['End of sale', runOut && formatDate(runOut)],
    ['Model year', modelYear],
    ['Sector', sector],
  ];
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}
