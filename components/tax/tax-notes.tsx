import { SourceLink } from '@/components/layout/page/source-link';
import type { ShownSentence } from '@/lib/domain/tax/tax-sentences';

/** Sentences about tax, each with its source. */
export function TaxNotes({ notes }: { notes: readonly ShownSentence[] }) {
  return notes.map(({ id, text, source }) => (
    <p key={id} className="text-sm text-soft">
      {text} <SourceLink {...source} />
    </p>
  ));
}
