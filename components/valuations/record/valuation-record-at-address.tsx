'use client';

import { useShownRecord } from './shown-record';
import { ValuationRecordPage } from './valuation-record-page';

/** The record in the address. A submission on this page may change it to another one in place. */
export function ValuationRecordAtAddress() {
  const id = useShownRecord();
  return id === null ? null : <ValuationRecordPage id={id} />;
}
