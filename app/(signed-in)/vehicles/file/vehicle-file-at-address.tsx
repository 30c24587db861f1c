'use client';

import { ValuationRecordOutlet } from '@/components/valuations/record/valuation-record-outlet';
import { useShownFile } from '@/components/valuations/file/shown-file';
import { VehicleFilePage } from './vehicle-file-page';

/** The vehicle file in the address. A submission on this page may change it to another one, or to a record, in place. */
export function VehicleFileAtAddress() {
  const id = useShownFile();
  return <ValuationRecordOutlet>{id !== null && <VehicleFilePage id={id} />}</ValuationRecordOutlet>;
}
