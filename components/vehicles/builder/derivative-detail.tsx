'use client';

import { useEffect, useRef } from 'react';
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
import { formatDate } from '@/lib/format';
import { CompareButton } from '@/components/vehicles/compare/compare-button';
import { lifeWords } from '@/components/vehicles/life-words';
import { ModelYears } from '@/components/vehicles/detail/model-years';
import { vehiclePath } from '@/components/vehicles/vehicle-path';

export interface DerivativeDetailProps {
  kind: VehicleKind;
  identifier: number;
  /** null where the list does not have it. */
  derivative: ListedDerivative | null;
  /** Of which model it is, the guide is asked for. */
  isOfWholeRange: boolean;
  today: Day;
  takesFocus: boolean;
  onFocused: () => void;
}

/** A derivative opened in the builder: its dates, its model years, and the ways on. */
export function DerivativeDetail({
  kind,
  identifier,
  derivative,
  isOfWholeRange,
  today,
  takesFocus,
  onFocused,
}: DerivativeDetailProps) {
  const section = useRef<HTMLElement>(null);
  const path = vehiclePath({ kind, identifier });
  // The list says enough of its own.
  const vehicleAnswer = useAnswer(readVehicle, derivative === null || isOfWholeRange ? { kind, identifier } : null);
  const vehicle = vehicleAnswer.data;
  const details = derivative ?? vehicle;
  const name = derivative?.name ?? vehicle?.derivative ?? `${KIND_WORDS[kind]} ${identifier}`;

  // Beneath the columns it may be below the fold.
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, and an effect's answer is called when it ends.
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [identifier]);

  useEffect(() => {
    if (!takesFocus) return;
    section.current?.focus();
    onFocused();
  }, [takesFocus, onFocused]);

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
                { term: 'Identifier', detail: `${KIND_WORDS[kind]} ${identifier}` },
                ...(isOfWholeRange || derivative === null ? [{ term: 'Model', detail: vehicle?.model ?? '…' }] : []),
                ...(details
                  ? derivativeFacts({ ...details, sector: details.sector ?? vehicle?.sector ?? null }, today)
                  : []),
              ]}
            />
            <div className="flex flex-wrap gap-2">
              <ButtonLink href={path} variant="primary">
                Open this vehicle
              </ButtonLink>
              <ButtonLink href={`${path}/configure`}>Configure</ButtonLink>
              <ButtonLink href={`${path}/forecast`}>Forecast</ButtonLink>
              <ButtonLink href={`${path}/history`}>History</ButtonLink>
              <CompareButton kind={kind} identifier={identifier} />
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
    ['Now', lifeWords(derivative, today)],
    ['Introduced', introduced && formatDate(introduced)],
    ['Made until', discontinued && formatDate(discontinued)],
    ['Sold new until', runOut && formatDate(runOut)],
    ['Model year', modelYear],
    ['Sector', sector],
  ];
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}
