'use client';

import { usePathname } from 'next/navigation';
import { ValuationRecordPage } from './valuation-record-page';
import { recordIdIn } from './record-address';

/** The record the address names, which a press on this page may change to another without leaving it. */
export function ValuationRecordAtAddress() {
  const id = recordIdIn(usePathname());
  return id === null ? null : <ValuationRecordPage id={id} />;
}
