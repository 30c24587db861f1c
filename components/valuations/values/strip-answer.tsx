'use client';

import type { ReactNode } from 'react';
import { useLatePart } from '@/components/ui/behaviour/use-late-component';
import { readGuideComparison } from '@/lib/api/addresses/valuation-outlook';
import type { InputOf } from '@/lib/api/client/answer-of';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { ComparedBands } from '@/lib/domain/valuations/guide-comparison';

/** Loads after the page, like the figures. */
const importResult = async () => (await import('./strip-result')).StripResult;

export interface StripAnswerProps {
  title: string;
  input: InputOf<typeof readGuideComparison>;
  valued: ComparedBands | null;
  isMileageOutOfRange: boolean;
  marketAction: ReactNode;
  /** The same rows as placeholders for the figures. */
  children: ReactNode;
}

/** Requests the figures, and shows them in place of the placeholders. */
export function StripAnswer({ title, input, valued, isMileageOutOfRange, marketAction, children }: StripAnswerProps) {
  const { data, error } = useAnswer(readGuideComparison, input);
  const { Part: StripResult } = useLatePart(importResult, title);
  if (StripResult === null || (data === undefined && error === null)) return children;
  return (
    <StripResult
      comparison={data}
      error={error}
      valued={valued}
      isMileageOutOfRange={isMileageOutOfRange}
      marketAction={marketAction}
    />
  );
}
