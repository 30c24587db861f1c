'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { PRICE_READ_AS_MILEAGE, type PriceAsMileage } from '@/lib/domain/stock/columns/price-doubt';
import { ColumnField, type ColumnFieldProps } from './column-field';

interface MileageColumnFieldProps extends Omit<ColumnFieldProps, 'selectRef' | 'advice' | 'onChoose'> {
  /** Of each column: why it looks like prices. */
  doubts: readonly (string | null)[];
  onChoose: (column: number | null, priceAsMileage: PriceAsMileage) => void;
}

/** The column of mileages. One that looks like prices is chosen once the person confirms it. */
export function MileageColumnField({ doubts, column, onChoose, ...field }: MileageColumnFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [doubtful, setDoubtful] = useState<number | null>(null);
  const question = doubtful === null ? null : (doubts[doubtful] ?? null);
  const doubt = doubts[column ?? -1] ?? undefined;

  function choose(place: number | null) {
    const isDoubtful = place !== null && place !== column && doubts[place] != null;
    setDoubtful(isDoubtful ? place : null);
    if (!isDoubtful) onChoose(place, 'refuse');
  }
  /** The buttons go; the focus stays at the field. */
  function answer(isMileage: boolean) {
    select.current?.focus();
    setDoubtful(null);
    if (isMileage) onChoose(doubtful, 'accept');
  }

  return (
    <div className="min-w-0 space-y-2">
      <ColumnField
        {...field}
        column={question === null ? column : doubtful}
        advice={question === null ? doubt : undefined}
        selectRef={select}
        onChoose={choose}
      />
      {question !== null && (
        <Notice
          live
          tone="warning"
          title={question}
          actions={
            <>
              <Button onClick={() => answer(true)}>These are mileages</Button>
              <Button variant="quiet" onClick={() => answer(false)}>
                Choose another
              </Button>
            </>
          }
        >
          {PRICE_READ_AS_MILEAGE}
        </Notice>
      )}
    </div>
  );
}
