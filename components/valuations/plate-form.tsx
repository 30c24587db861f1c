'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { PlateInput } from '@/components/ui/plate-input';
import { TextInput } from '@/components/ui/text-input';
import { createValuation, createValuationByVin } from '@/lib/api/addresses/valuations';
import { checkMileage } from '@/lib/domain/mileage';
import { checkPlate, oldestAgeMonths } from '@/lib/domain/plate';
import { mileageAdvice } from './mileage-advice';
import { PlateAdvice, hasAdvice, plateHint } from './plate-advice';
import { PricedButton } from './priced-button';
import { useAtRest } from './use-at-rest';
import { useNewRecord } from './use-new-record';
import { useTypedPrice } from './use-price';
import { WaitingLine } from './waiting-line';
import { isChanged, WishFault } from './wish-fault';
import { refusalsOf, wishOf, type Refusals } from './plate-wish';

/**
 * The main job: a plate and a mileage, or a VIN in the same field. The inputs keep their own text, so that what was
 * typed before the script came is not lost; the state follows them.
 */
export function PlateForm({ today }: { today: string }) {
  const plateInput = useRef<HTMLInputElement>(null);
  const mileageInput = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ plate: '', mileage: '' });
  const [internetPrices, setInternetPrices] = useState(false);
  const [refusals, setRefusals] = useState<Refusals>({});
  const byPlate = useNewRecord(createValuation);
  const byVin = useNewRecord(createValuationByVin);

  useEffect(() => follow(), []);

  const check = checkPlate(typed.plate, today);
  const isVin = check.state === 'vin';
  const miles = checkMileage(typed.mileage);
  const [isPlateAtRest, isMileageAtRest] = [useAtRest(typed.plate), useAtRest(typed.mileage)];
  const { pending, fault, again, pressed } = isVin ? byVin : byPlate;
  const input = isVin ? { vin: typed.plate } : { ...typed, internetPrices };
  const wish = wishOf(check, miles);
  const price = useTypedPrice(wish && (wish.vin === undefined ? { ...wish, internetPrices } : wish));
  const kept = price !== undefined && price.cost.parts.some((part) => part.kept !== null);

  function follow() {
    setTyped({ plate: plateInput.current?.value ?? '', mileage: mileageInput.current?.value ?? '' });
  }

  function take(display: string) {
    if (plateInput.current) plateInput.current.value = display;
    follow();
    const next = mileageInput.current?.value === '' ? mileageInput : plateInput;
    next.current?.focus();
  }

  function takeMileage(text: string) {
    if (mileageInput.current) mileageInput.current.value = text;
    follow();
    mileageInput.current?.focus();
  }

  function submit(event: FormEvent | null, fresh: boolean) {
    event?.preventDefault();
    if (pending) return;
    const problems = refusalsOf(check, miles);
    setRefusals(problems);
    if (problems.plate) return plateInput.current?.focus();
    if (problems.mileage) return mileageInput.current?.focus();
    void (isVin ? byVin.act({ vin: typed.plate, fresh }) : byPlate.act({ ...typed, internetPrices, fresh }));
  }

  const said = (...names: string[]) =>
    fault?.field && names.includes(fault.field) ? `${fault.message} ${fault.fix}` : undefined;
  const oldest = check.state === 'fits' ? oldestAgeMonths(check.reading, today) : null;

  return (
    // Sent nowhere when Enter comes before the script: nothing typed is lost, and no plate comes into the address.
    <form method="dialog" onSubmit={(event) => submit(event, false)} noValidate className="space-y-4">
      <div className="grid items-start gap-4 sm:grid-cols-[3fr_2fr]">
        <Field
          label={
            <>
              Plate <span className="font-normal text-soft">or VIN</span>
              {plateHint(check) && <span className="ml-2 font-normal text-soft">{plateHint(check)}</span>}
            </>
          }
          name="plate"
          error={refusals.plate ?? said('plate', 'vin')}
          advice={isPlateAtRest && hasAdvice(check) && !refusals.plate && <PlateAdvice check={check} onTake={take} />}
        >
          {(control) => (
            <PlateInput
              {...control}
              ref={plateInput}
              autoFocus
              enterKeyHint="next"
              placeholder="AB12 CDE"
              long={typed.plate.trim().length > 10}
              onInput={() => {
                follow();
                setRefusals(({ mileage }) => ({ mileage }));
              }}
            />
          )}
        </Field>
        <Field
          label={<>Mileage {isVin && <span className="font-normal text-soft">not needed for a VIN</span>}</>}
          name="mileage"
          error={refusals.mileage ?? said('mileage')}
          advice={isMileageAtRest && !refusals.mileage && mileageAdvice(miles, oldest, takeMileage)}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={mileageInput}
              numeric
              size="lg"
              after="mi"
              enterKeyHint="go"
              placeholder="62,480"
              onInput={() => {
                follow();
                setRefusals(({ plate }) => ({ plate }));
              }}
            />
          )}
        </Field>
      </div>
      <WishFault fault={fault} fields={['plate', 'vin', 'mileage']} changed={isChanged(pressed, input)} again={again} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PricedButton
          type="submit"
          variant="primary"
          pending={pending}
          price={price}
          atMost={isVin ? '1 look-up' : internetPrices ? '1 look-up + 2 valuations' : '1 look-up + 1 valuation'}
        >
          {isVin ? 'Look up this VIN' : pending ? 'Valuing' : 'Value'}
        </PricedButton>
        {kept && !pending && (
          <PricedButton price={price} fresh atMost="" onClick={() => submit(null, true)}>
            Look up afresh
          </PricedButton>
        )}
        {!isVin && (
          <Checkbox
            label="Internet prices too"
            hint="1 valuation more"
            checked={internetPrices}
            onChange={({ target }) => setInternetPrices(target.checked)}
          />
        )}
      </div>
      {pending && <WaitingLine />}
    </form>
  );
}
