'use client';

import { usePathname } from 'next/navigation';
import { KeptRecord } from './kept-record';
import { recordIdIn } from './record-address';

/** The record the address names, which a press on this page may change to another without leaving it. */
export function RecordAtAddress() {
  const id = recordIdIn(usePathname());
  return id === null ? null : <KeptRecord id={id} />;
}
