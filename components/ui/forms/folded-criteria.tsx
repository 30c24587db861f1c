import type { ReactNode } from 'react';
import { FoldedOnPhone } from '@/components/ui/overlay/folded-on-phone';
import { PrintedCriteria } from './printed-criteria';

export interface FoldedCriteriaProps {
  /** What the answer below is for, one after another: `21 plate`, `42,500 mi`. */
  words: readonly string[];
  /** Open, because a field was refused. */
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * The forms that the answer below depends on. On a phone one line says what was chosen and opens them, so that the
 * answer comes first; on paper there is the line alone. Before there is an answer, the forms stand by themselves.
 */
export function FoldedCriteria({ words, isOpen = false, children }: FoldedCriteriaProps) {
  return (
    <>
      <FoldedOnPhone label={words.join(' · ')} action="Change" isOpen={isOpen}>
        <div className="space-y-4">{children}</div>
      </FoldedOnPhone>
      <PrintedCriteria words={words} />
    </>
  );
}
