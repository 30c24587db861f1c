'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { PlateInput } from '@/components/ui/forms/plate-input';
import { TextInput } from '@/components/ui/forms/text-input';
import {
  offlineFormRefusals,
  valuationRequest,
  type PlateFormRefusals,
} from '@/components/valuations/form/valuation-request';
import { checkPlate } from '@/lib/domain/plates/check-plate';
import { checkMileage } from '@/lib/domain/vehicles/mileage';
import { keepForLater } from './keep-for-later';
import { ReadAs } from '@/components/valuations/plate/read-as';
import { usePlateCorrection } from '@/components/valuations/plate/use-plate-correction';

const EMPTY = { plate: '', mileage: '' };

/** A plate and a mileage, checked as on the home page, and saved on this device for later. @param today `YYYY-MM-DD` */
export function OfflineCarForm({ today }: { today: string }) {
  const [typed, setTyped] = useState(EMPTY);
  const [refusals, setRefusals] = useState<PlateFormRefusals>({});
  const plateInput = useRef<HTMLInputElement>(null);
  const mileageInput = useRef<HTMLInputElement>(null);

  const check = checkPlate(typed.plate, today);
  const correction = usePlateCorrection(check, (plate) => setTyped((current) => ({ ...current, plate })));
  const readAs = correction.words && <ReadAs {...correction.words} />;

  function save() {
    if (correction.correct()) return;
    const miles = checkMileage(typed.mileage);
    const problems = offlineFormRefusals(check, miles);
    setRefusals(problems);
    if (problems.plate) return plateInput.current?.focus();
    if (problems.mileage || !keepForLater(valuationRequest(check, miles))) return mileageInput.current?.focus();
    setTyped(EMPTY);
    plateInput.current?.focus();
  }

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="space-y-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-[3fr_2fr]">
        <Field label="Plate" name="plate" error={refusals.plate} advice={readAs}>
          {(control) => (
            <PlateInput
              {...control}
              ref={plateInput}
              enterKeyHint="next"
              placeholder="AB12 CDE"
              value={typed.plate}
              onBlur={correction.correct}
              onChange={({ target }) => setTyped({ ...typed, plate: target.value })}
            />
          )}
        </Field>
        <Field label="Mileage" name="mileage" error={refusals.mileage}>
          {(control) => (
            <TextInput
              {...control}
              ref={mileageInput}
              numeric
              size="lg"
              after="mi"
              enterKeyHint="done"
              placeholder="62,480"
              value={typed.mileage}
              onChange={({ target }) => setTyped({ ...typed, mileage: target.value })}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="primary">
        Save for later
      </Button>
    </form>
  );
}
