'use client';

import { createContext, createElement, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/overlay/dialog';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

/** A row of stock: by its valuation, or by its derivative, date of first registration and mileage. */
export type ComparedRow =
  | { readonly valuationId: string }
  | { readonly kind: VehicleKind; readonly identifier: number; readonly registered: string; readonly mileage: number };

export type RowComparison = ComponentType<{ row: ComparedRow }>;

const Comparison = createContext<RowComparison | null>(null);

/** The page supplies the component that compares a row: it belongs to another noun's room. */
export function CompareValuesProvider({ comparison, children }: { comparison: RowComparison; children: ReactNode }) {
  return <Comparison value={comparison}>{children}</Comparison>;
}

/** Opens the free sources of a row beside one another; they are read when it is opened. @param name of the vehicle */
export function CompareValues({ row, name }: { row: ComparedRow; name: string }) {
  const comparison = useContext(Comparison);
  const [open, setOpen] = useState(false);
  if (comparison === null) return null;
  return (
    <>
      <button
        type="button"
        aria-label={`Compare values of ${name}`}
        onClick={() => setOpen(true)}
        className="link min-h-6 text-sm font-normal whitespace-nowrap print:hidden"
      >
        Compare
      </button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={name}>
          {/* It may be opened from the heading of a row. */}
          <div className="text-left text-base font-normal whitespace-normal">{createElement(comparison, { row })}</div>
        </Dialog>
      )}
    </>
  );
}
