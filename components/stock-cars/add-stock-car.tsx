'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { Field } from '@/components/ui/forms/field';
import { focusProblem } from '@/components/ui/behaviour/focus-problem';
import { TextInput } from '@/components/ui/forms/text-input';
import { addStockCar } from '@/lib/api/addresses/stock-cars/stock-cars';
import { useAction } from '@/lib/api/client/use-answer';
import { stockCarPath } from '@/lib/domain/page-paths';
import type { Day } from '@/lib/domain/time/calendar';
import { CarFields } from './car-fields';
import { enteredCar, problemsWith } from './entered';
import type { EntryProblems } from './read-entry';

/** Adds a car by hand: nothing is looked up or billed. */
export function AddStockCar({ today }: { today: Day }) {
  const router = useRouter();
  const [problems, setProblems] = useState<EntryProblems>({});
  const { act, data, isPending, error } = useAction(addStockCar);
  const shown = problemsWith(error, problems);
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const { entered, mark, title, problems: found } = enteredCar(new FormData(form));
        setProblems(mark === '' ? { ...found, mark: 'Enter the reg or the VIN.' } : found);
        if (mark === '' || Object.keys(found).length > 0) return focusProblem(form);
        void act({ ...entered, mark, title }).then(
          ({ id, isNew }) => {
            if (isNew) router.push(stockCarPath(id));
          },
          () => focusProblem(form), // reported in `error`
        );
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label="Reg or VIN"
          name="mark"
          hint="Nothing is looked up. If you have valued it before, its details are filled in."
          error={shown['mark']}
        >
          {(control) => <TextInput {...control} maxLength={40} autoComplete="off" autoCapitalize="characters" />}
        </Field>
        <Field label="Description" name="title" hint="Used until the car is identified." error={shown['title']}>
          {(control) => <TextInput {...control} maxLength={120} />}
        </Field>
      </div>
      <CarFields car={null} problems={shown} today={today} />
      {error && error.field === undefined && <FaultNotice error={error} money={false} />}
      {data?.isNew === false && (
        <Notice
          live
          tone="warning"
          title="This car is already in stock. What you entered here was not saved."
          actions={<ButtonLink href={stockCarPath(data.id)}>Open the car in stock</ButtonLink>}
        />
      )}
      <Button type="submit" variant="primary" pending={isPending || data?.isNew === true}>
        Take into stock
      </Button>
    </form>
  );
}
