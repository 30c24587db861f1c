'use client';

import type { ReactNode } from 'react';
import { useHeadingFocus } from '@/components/layout/navigation/in-place-navigation';

/** The name of a record's vehicle. It takes the focus when a submission has led to the record. */
export function RecordHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useHeadingFocus(id, true);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="text-lg leading-tight font-bold tracking-tight outline-none few-letters:text-base few-letters:leading-tight sm:text-xl"
    >
      {children}
    </h1>
  );
}
