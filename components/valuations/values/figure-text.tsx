import type { ReactNode } from 'react';
import { Missing } from '@/components/ui/data/missing';
import { Provenance } from '@/components/ui/data/provenance';
import type { Figure } from '@/lib/domain/provenance';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { provenanceOrigin } from './provenance-origin';

export interface FigureTextProps<T> {
  /** "Retail value". */
  label: string;
  figure: Figure<T>;
  sources: ValuationRecord['sources'];
  /** What it means, in a sentence. */
  definition?: string;
  children: (value: T) => ReactNode;
}

/** A figure that opens to its source, or says why it is missing. */
export function FigureText<T>({ label, figure, sources, definition, children }: FigureTextProps<T>) {
  if ('because' in figure) return <Missing reason={figure.because.reason} next={figure.because.next} />;
  const provenance = sources[figure.source];
  if (!provenance) return children(figure.value);
  return (
    <Provenance figureName={label} definition={definition} origin={provenanceOrigin(provenance)}>
      {children(figure.value)}
    </Provenance>
  );
}
