'use client';

import { usePathname } from 'next/navigation';
import { ValuationRecordPage } from './valuation-record-page';
import { recordIdIn } from './record-address';

/** The record in the address. A submission on this page may change it to another one in place. */
export function ValuationRecordAtAddress() {
  const id = recordIdIn(usePathname());
  return id === null ? null : <ValuationRecordPage id={id} />;
}
