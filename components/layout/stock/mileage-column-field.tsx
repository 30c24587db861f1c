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

/** The column of mileages. One that looks like prices is chosen once the person has said that it is right. */
export function MileageColumnField({ doubts, column, onChoose, ...field }: MileageColumnFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const question = asked === null ? null : (doubts[asked] ?? null);
  const doubt = doubts[column ?? -1] ?? undefined;

  function choose(place: number | null) {
    const isDoubtful = place !== null && place !== column && doubts[place] != null;
    setAsked(isDoubtful ? place : null);
    if (!isDoubtful) onChoose(place, 'refuse');
  }
  /** The buttons go; the focus stays at the field. */
  function answer(isMileage: boolean) {
    select.current?.focus();
    setAsked(null);
    if (isMileage) onChoose(asked, 'accept');
  }

  return (
    <div className="min-w-0 space-y-2">
      <ColumnField
        {...field}
        column={question === null ? column : asked}
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
