import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { focusProblem } from '@/components/ui/behaviour/focus-problem';
import { showToast } from '@/components/ui/feedback/toast-store';
import { changeStockCar } from '@/lib/api/addresses/stock-cars/stock-cars';
import { useAction } from '@/lib/api/client/use-answer';
import type { CarInStock } from '@/lib/domain/stock-cars/stock-car';
import type { Day } from '@/lib/domain/time/calendar';
import { CarFields } from './car-fields';
import { enteredCar, problemsWith } from './entered';
import type { EntryProblems } from './read-entry';

/** Edits the details of a car; a colleague's change made meanwhile is not overwritten. */
export function ChangeCar({ car, today, onDone }: { car: CarInStock; today: Day; onDone: () => Promise<void> }) {
  const [problems, setProblems] = useState<EntryProblems>({});
  const { act, isPending, error } = useAction(changeStockCar);
  return (
    <Card title="Details" id="details" screenOnly>
      <form
        noValidate
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const { entered, problems: found } = enteredCar(new FormData(form));
          setProblems(found);
          if (Object.keys(found).length > 0) return focusProblem(form);
          void act({ id: car.id, version: car.version, ...entered }).then(
            async () => {
              await onDone();
              showToast('Saved.');
            },
            () => focusProblem(form), // reported in `error`
          );
        }}
      >
        <CarFields car={car} problems={problemsWith(error, problems)} today={today} />
        {error && error.field === undefined && <FaultNotice error={error} money={false} />}
        <Button type="submit" pending={isPending}>
          Save
        </Button>
      </form>
    </Card>
  );
}
