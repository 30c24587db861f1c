'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { readSpread, revalue } from '@/lib/api/addresses/valuations';
import { useAnswer } from '@/lib/api/use-answer';
import { britishDay } from '@/lib/domain/calendar';
import { checkMileage } from '@/lib/domain/mileage';
import { monthsOnTheRoad, registeredRefusal } from '@/lib/domain/registered';
import { standsAlready } from '@/lib/domain/stands-already';
import type { ValuationRecord } from '@/lib/domain/valuation';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { formatCount } from '@/lib/format';
import { AlternativeChoice } from './alternative-choice';
import { mileageAdvice } from './mileage-advice';
import { mileageRefusal, missingOf, sentence } from './plate-wish';
import { PricedButton } from './priced-button';
import { useAtRest } from './use-at-rest';
import { useNewRecord } from './use-new-record';
import { useTypedPrice } from './use-price';
import { isChanged, WishFault } from './wish-fault';

const STANDS_ABOVE = 'That is what stands above: choose another derivative or mileage.';

type Derivative = { kind: VehicleKind; identifier: number };

/** One of the derivatives it may be, valued by its identifier; the record itself stays as it is. */
export function RevalueForm({ record }: { record: ValuationRecord }) {
  const choices = derivativesOf(record);
  const [chosen, setChosen] = useState(() => firstChoice(record));
  const [mileage, setMileage] = useState(record.mileage.entered === null ? '' : formatCount(record.mileage.entered));
  const [registered, setRegistered] = useState(record.identity.registered ?? '');
  const [refused, setRefused] = useState<{ mileage?: string | undefined; registered?: string | undefined }>({});
  const { pending, fault, pressed, act, again } = useNewRecord(revalue);
  const form = useRef<HTMLFormElement>(null);

  const isMileageAtRest = useAtRest(mileage);
  const derivative = choices.find((each) => keyOf(each) === chosen);
  const miles = checkMileage(mileage);
  const today = britishDay(new Date());
  const wrongDate = registeredRefusal(registered, today);
  const asksDate = registeredRefusal(record.identity.registered ?? '', today) !== null;
  const wish =
    derivative && miles.state === 'miles' && !wrongDate ? { ...derivative, registered, mileage: miles.miles } : null;
  const stands = wish !== null && standsAlready(record, wish, today);
  const price = useTypedPrice(stands ? null : wish);
  const age = wrongDate ? null : monthsOnTheRoad(registered, today, record.register);
  const spread = useAnswer(readSpread, record.alternatives.length > 0 ? { id: record.id } : null);
  if (choices.length === 0) return null;

  const said = (name: string) => (fault?.field === name ? `${fault.message} ${fault.fix}` : undefined);

  function take(change: () => void) {
    change();
    setRefused({});
  }

  function takeMileage(text: string) {
    take(() => setMileage(text));
    form.current?.querySelector<HTMLInputElement>('[name=mileage]')?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending || !derivative) return;
    const problems = {
      mileage: mileageRefusal(miles) ?? (stands ? STANDS_ABOVE : undefined),
      registered: wrongDate ? sentence(wrongDate) : undefined,
    };
    setRefused(problems);
    const wrong = problems.mileage ? 'mileage' : problems.registered ? 'registered' : null;
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    void act({ id: record.id, ...derivative, mileage, registered });
  }

  // What the guide has answered already is not to be paid for again by the look of it.
  const answered = record.sources.valuation !== null;
  const several = choices.length > 1;
  return (
    <div className="print:hidden">
      <Card title={!answered ? 'Value it' : several ? 'Another derivative or mileage?' : 'At another mileage?'}>
        <form ref={form} onSubmit={submit} noValidate className="space-y-4">
          <AlternativeChoice
            record={record}
            spread={spread}
            chosen={chosen}
            onChange={(key) => take(() => setChosen(key))}
          />
          <div className="flex flex-wrap items-start gap-4">
            <div className="w-40">
              <Field
                label="Mileage"
                name="mileage"
                error={refused.mileage ?? said('mileage')}
                advice={isMileageAtRest && !refused.mileage && mileageAdvice(miles, age, takeMileage)}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    numeric
                    after="mi"
                    value={mileage}
                    onChange={({ target }) => take(() => setMileage(target.value))}
                  />
                )}
              </Field>
            </div>
            {asksDate && (
              <div className="w-48">
                <Field label="First registered" name="registered" error={refused.registered ?? said('registered')}>
                  {(control) => (
                    <TextInput
                      {...control}
                      type="date"
                      value={registered}
                      onChange={({ target }) => take(() => setRegistered(target.value))}
                    />
                  )}
                </Field>
              </div>
            )}
          </div>
          <WishFault
            fault={fault}
            fields={['mileage', 'registered']}
            changed={isChanged(pressed, { id: record.id, ...derivative, mileage, registered })}
            again={again}
          />
          <PricedButton
            type="submit"
            variant={answered || missingOf(record) ? 'secondary' : 'primary'}
            pending={pending}
            price={price}
            atMost={stands ? 'stands above' : '1 valuation'}
          >
            {answered && several ? 'Value this derivative' : 'Value'}
          </PricedButton>
        </form>
      </Card>
    </div>
  );
}

/** What the valuations cover of the vehicle and its alternatives. */
function derivativesOf({ identity, alternatives }: ValuationRecord): Derivative[] {
  const of: readonly { kind: VehicleKind | null; identifier: number }[] =
    alternatives.length > 0 ? alternatives : identity.vehicle ? [identity.vehicle] : [];
  return of.flatMap(({ kind, identifier }) => (kind ? [{ kind, identifier }] : []));
}

function firstChoice(record: ValuationRecord): string {
  const { vehicle } = record.identity;
  const choices = derivativesOf(record);
  const own = vehicle && choices.find((each) => keyOf(each) === keyOf(vehicle));
  const first = own ?? choices[0];
  return first ? keyOf(first) : '';
}

function keyOf({ kind, identifier }: { kind: VehicleKind; identifier: number }): string {
  return `${kind} ${identifier}`;
}
