import type { ReactNode } from 'react';
import { Missing } from '@/components/ui/missing';
import { Provenance } from '@/components/ui/provenance';
import type { Figure } from '@/lib/domain/provenance';
import type { ValuationRecord } from '@/lib/domain/valuation';
import { originOf } from './origin-of';

export interface FigureTextProps<T> {
  /** "Retail value". */
  of: string;
  figure: Figure<T>;
  sources: ValuationRecord['sources'];
  children: (value: T) => ReactNode;
}

/** A figure that opens to where it came from, or says why it is missing. */
export function FigureText<T>({ of, figure, sources, children }: FigureTextProps<T>) {
  if ('because' in figure) return <Missing reason={figure.because.reason} next={figure.because.next} />;
  const provenance = sources[figure.source];
  if (!provenance) return children(figure.value);
  return (
    <Provenance of={of} origin={originOf(provenance)}>
      {children(figure.value)}
    </Provenance>
  );
}
