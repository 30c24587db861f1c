'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { announce } from '@/components/ui/feedback/toast-store';
import { TextInput } from '@/components/ui/forms/text-input';
import { mendStockRow, readStockList } from '@/lib/api/addresses/stock';
import { showChanged } from '@/lib/api/client/show-changed';
import { useAction } from '@/lib/api/client/use-answer';
import type { StockPreview } from '@/lib/domain/stock/stock-list';
import { formatCount } from '@/lib/format';

interface MendRowProps {
  listId: string;
  /** What the mileage is typed in; a figure with its own unit is read by that. */
  unit: 'mileage' | 'kilometres';
  problem: StockPreview['problems'][number];
}

/** Corrects one row of the import in place; the list is read again immediately. */
export function MendRow({ listId, unit, problem: { row, plateCell, mileageCell } }: MendRowProps) {
  const client = useQueryClient();
  // Null: not typed in. Then the field follows the row, which other columns or another person may change.
  const [typedPlate, setTypedPlate] = useState<string | null>(null);
  const [typedMileage, setTypedMileage] = useState<string | null>(null);
  const plate = typedPlate ?? plateCell;
  const mileage = typedMileage ?? mileageCell;
  const { act, error, isPending } = useAction(mendStockRow);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const shown = { plate: plateCell, mileage: mileageCell };
    const preview = await act({ id: listId, row, plate, mileage, shown }).catch(() => null); // reported in `error`
    if (!preview) return;
    const left = preview.problems.find((problem) => problem.row === row);
    announce(left ? `Row ${formatCount(row)}: ${left.problem.reason}` : `Row ${formatCount(row)} is mended.`);
    await showChanged(client, readStockList, { id: listId }, () => preview);
    setTypedPlate((typed) => (typed === plate ? null : typed));
    setTypedMileage((typed) => (typed === mileage ? null : typed));
  }

  return (
    <form method="dialog" onSubmit={(event) => void submit(event)} className="flex flex-wrap items-center gap-2">
      <span className="w-32 max-w-full">
        <TextInput
          aria-label={`Correct reg, row ${formatCount(row)}`}
          placeholder="Reg"
          maxLength={40}
          value={plate}
          onChange={({ target }) => setTypedPlate(target.value)}
        />
      </span>
      <span className="w-32 max-w-full">
        <TextInput
          aria-label={`Correct ${unit}, row ${formatCount(row)}`}
          placeholder={unit === 'kilometres' ? 'Kilometres' : 'Mileage'}
          maxLength={40}
          numeric
          value={mileage}
          onChange={({ target }) => setTypedMileage(target.value)}
        />
      </span>
      <Button type="submit" pending={isPending}>
        Save
      </Button>
      {error && (
        <p role="alert" className="w-full text-sm text-danger">
          {error.message} {error.fix}
        </p>
      )}
    </form>
  );
}
