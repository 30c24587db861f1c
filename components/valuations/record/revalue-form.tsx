'use client';

import { useRef, useState, type FormEvent } from 'react';
import { useLatePart } from '@/components/ui/behaviour/use-late-component';
import { useToday } from '@/components/ui/behaviour/use-today';
import { Card } from '@/components/ui/data/card';
import { readPriceDifferences, revalue } from '@/lib/api/addresses/valuations';
import { useAction, useAnswer } from '@/lib/api/client/use-answer';
import { creditsShown } from '@/lib/domain/usage/price-words';
import { checkMileage, type MileageCheck } from '@/lib/domain/vehicles/mileage';
import { monthsOnTheRoad, registrationDateProblem } from '@/lib/domain/vehicles/registration-date';
import { isAlreadyValued } from '@/lib/domain/valuations/already-valued';
import type { Because } from '@/lib/domain/provenance';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { formatCount } from '@/lib/format';
import { AlternativeChoice } from './alternative-choice';
import type { AlternativeComparisonProps } from './alternative-comparison';
import { RevalueFields, type RevalueRefusals } from './revalue-fields';
import { missingAnswerRequest } from '@/components/valuations/requests/record-request';
import { becauseSentence, mileageRefusal } from '@/components/valuations/form/valuation-request';
import { PricedButton } from '@/components/layout/billing/priced-button';
import { useRecordCreation } from '@/components/valuations/form/use-record-creation';
import { useSettledCostPreview } from '@/components/layout/billing/use-cost-preview';
import { isChanged, RequestFault } from '@/components/valuations/form/request-fault';

const UNCHANGED_WORDS = 'This valuation is shown above. Choose another derivative or mileage.';

const importComparison = async () => (await import('./alternative-comparison')).AlternativeComparison;

type DerivativeChoice = { kind: VehicleKind; identifier: number };

/** Values one of the possible derivatives by its guide ID; the record itself stays as it is. */
export function RevalueForm({ record }: { record: ValuationRecord }) {
  const choices = derivativeChoices(record);
  const [chosen, setChosen] = useState(() => firstChoice(record));
  const [typed, setTyped] = useState(() => enteredTexts(record));
  const [refusals, setRefusals] = useState<RevalueRefusals>({});
  const today = useToday();
  const { pending, fault, submittedInput, act, retry } = useRecordCreation(useAction(revalue));
  const form = useRef<HTMLFormElement>(null);

  const derivative = choices.find((choice) => derivativeKey(choice) === chosen);
  const miles = checkMileage(typed.mileage);
  const dateRefusal = registrationDateProblem(typed.registered, today);
  const request = dateRefusal ? null : revalueRequest(derivative, typed, miles);
  const isUnchanged = request !== null && isAlreadyValued(record, request, today);
  const costPreview = useSettledCostPreview(isUnchanged || !request ? null : { ...request, record: record.id });
  const submission = { fault, submittedInput, costPreview, retry };
  const priceDifferences = useAnswer(readPriceDifferences, record.alternatives.length > 0 ? { id: record.id } : null);
  // A record that completes this one has its own form.
  if (choices.length === 0 || (missingAnswerRequest(record) && costPreview?.laterRecord)) return null;

  function clearAfter(change: () => void) {
    change();
    setRefusals({});
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending || !derivative) return;
    const problems = revalueRefusals(miles, isUnchanged, dateRefusal);
    setRefusals(problems);
    if (problems.mileage || problems.registered) return focusRefused(form.current, problems);
    void act({ id: record.id, ...derivative, ...typed, mostCredits: creditsShown(costPreview?.cost, 1) });
  }

  // An existing result should not look like something to pay for.
  const hasValuation = record.sources.valuation !== null;
  return (
    <div className="print:hidden">
      <Card title={cardTitle(hasValuation, choices.length)}>
        <form ref={form} onSubmit={submit} noValidate className="space-y-4">
          <AlternativeChoice
            record={record}
            priceDifferences={priceDifferences}
            chosen={chosen}
            onChange={(key) => clearAfter(() => setChosen(key))}
          />
          {choices.length > 1 && <LateComparison record={record} derivative={derivative} />}
          <RevalueFields
            typed={typed}
            miles={miles}
            age={dateRefusal ? null : monthsOnTheRoad(typed.registered, today, record.register)}
            needsDate={registrationDateProblem(record.identity.registered ?? '', today) !== null}
            refusals={refusals}
            fault={fault}
            onType={(field, text) => clearAfter(() => setTyped((current) => ({ ...current, [field]: text })))}
          />
          <RequestFault
            {...submission}
            fields={['mileage', 'registered']}
            changed={isChanged(submittedInput, { id: record.id, ...derivative, ...typed })}
          />
          <PricedButton
            type="submit"
            variant={hasValuation || missingAnswerRequest(record) ? 'secondary' : 'primary'}
            pending={pending}
            costPreview={costPreview}
            mostCredits={1}
            note={isUnchanged ? unchangedNote(choices.length) : undefined}
          >
            {hasValuation ? 'Revalue' : 'Value'}
          </PricedButton>
        </form>
      </Card>
    </div>
  );
}

/** Only for a derivative other than the record's own; loads after the page. */
function LateComparison(props: AlternativeComparisonProps) {
  const { Part: AlternativeComparison } = useLatePart(importComparison, 'The comparison with this derivative');
  return AlternativeComparison && <AlternativeComparison {...props} />;
}

function focusRefused(form: HTMLFormElement | null, { mileage }: RevalueRefusals): void {
  form?.querySelector<HTMLInputElement>(`[name=${mileage ? 'mileage' : 'registered'}]`)?.focus();
}

const unchangedNote = (choiceCount: number): string =>
  choiceCount > 1 ? 'change derivative or mileage first' : 'change the mileage first';

function cardTitle(hasValuation: boolean, choiceCount: number): string {
  if (!hasValuation) return 'Value this vehicle';
  return choiceCount > 1 ? 'Change derivative or mileage' : 'Change mileage';
}

const revalueRequest = (
  derivative: DerivativeChoice | undefined,
  typed: ReturnType<typeof enteredTexts>,
  miles: MileageCheck,
) => (derivative && miles.state === 'miles' ? { ...derivative, ...typed, mileage: miles.miles } : null);

const enteredTexts = ({ mileage, identity }: ValuationRecord) => ({
  mileage: mileage.entered === null ? '' : formatCount(mileage.entered),
  registered: identity.registered ?? '',
});

const revalueRefusals = (miles: MileageCheck, isUnchanged: boolean, dateRefusal: Because | null): RevalueRefusals => ({
  mileage: mileageRefusal(miles) ?? (isUnchanged ? UNCHANGED_WORDS : undefined),
  registered: dateRefusal ? becauseSentence(dateRefusal) : undefined,
});

/** The vehicle and its alternatives, as far as valuations cover them. */
function derivativeChoices({ identity, alternatives }: ValuationRecord): DerivativeChoice[] {
  const candidates: readonly { kind: VehicleKind | null; identifier: number }[] =
    alternatives.length > 0 ? alternatives : identity.vehicle ? [identity.vehicle] : [];
  return candidates.flatMap(({ kind, identifier }) => (kind ? [{ kind, identifier }] : []));
}

function firstChoice(record: ValuationRecord): string {
  const { vehicle } = record.identity;
  const choices = derivativeChoices(record);
  const ownChoice = vehicle && choices.find((choice) => derivativeKey(choice) === derivativeKey(vehicle));
  const first = ownChoice ?? choices[0];
  return first ? derivativeKey(first) : '';
}

function derivativeKey({ kind, identifier }: { kind: VehicleKind; identifier: number }): string {
  return `${kind} ${identifier}`;
}
