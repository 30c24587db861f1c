'use client';

import { useEffect, useRef } from 'react';
import { DistancesField } from '@/components/layout/stock/distances-field';
import { FileRows } from '@/components/layout/stock/file-columns';
import { Notice } from '@/components/ui/feedback/notice';
import type { readStockFile } from '@/lib/api/addresses/stock';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { kilometresByHeadings } from '@/lib/domain/stock/columns/mileage-cell';
import type { PriceAsMileage } from '@/lib/domain/stock/columns/price-doubt';
import type { StockChoice } from '@/lib/domain/stock/columns/stock-fields';
import { sheetsLeftOutWords } from '@/lib/domain/stock/sheets-left-out';
import { DISTANCES, type Distances } from '@/lib/domain/vehicles/mileage';
import type { Fault } from '@/lib/fault';
import { StockColumnFields } from './stock-column-fields';

/** A file whose headings do not say enough, and what the person has chosen so far. */
export interface FileToMap {
  readonly file: File;
  /** Why it asks. */
  readonly because: Fault;
  readonly read: EndpointAnswer<typeof readStockFile>;
  readonly choice: StockChoice;
  /** Absent: as the heading of the mileages says. */
  readonly distances?: Distances | undefined;
  readonly priceAsMileage: PriceAsMileage;
}

interface ChooseColumnsProps {
  unmapped: FileToMap;
  fault: Fault | null;
  onChange: (unmapped: FileToMap) => void;
}

/** Shows the file and asks which column is which. Nothing is saved until it is uploaded with them. */
export function ChooseColumns({ unmapped, fault, onChange }: ChooseColumnsProps) {
  const { because, read, choice, distances } = unmapped;
  const part = useRef<HTMLDivElement>(null);
  // The answer came instead of the list's page: the reader goes on here.
  useEffect(() => part.current?.focus(), []);
  const byHeading = choice.mileage === null ? undefined : kilometresByHeadings(read.labels, choice.mileage);
  const sheetsWords = sheetsLeftOutWords(read.sheetsLeftOut);
  return (
    <div ref={part} tabIndex={-1} role="group" aria-label="Columns of the file" className="space-y-4">
      <Notice tone="warning" title={because.message}>
        <p>{because.fix}</p>
        {read.chosenBefore && <p>The columns below are as in your last list with these headings. Check them.</p>}
        {sheetsWords && <p>{sheetsWords}</p>}
      </Notice>
      <FileRows file={read} />
      <StockColumnFields
        file={read}
        choice={choice}
        fault={fault}
        onChoose={(field, column, priceAsMileage) =>
          onChange({
            ...unmapped,
            choice: { ...choice, [field]: column },
            ...(priceAsMileage && { distances: undefined, priceAsMileage }),
          })
        }
      >
        <DistancesField
          value={distances ?? byHeading ?? 'miles'}
          choices={DISTANCES}
          onChoose={(chosen) => onChange({ ...unmapped, distances: chosen })}
        />
      </StockColumnFields>
    </div>
  );
}
