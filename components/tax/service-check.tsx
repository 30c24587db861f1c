import { LineDisclosure } from '@/components/ui/overlay/line-disclosure';
import type { ServiceCheckNote } from '@/lib/domain/tax/company-car/service-check';

/** The notes on where the P11D service and our calculation differ: each titled one is a line that opens. */
export function ServiceCheck({ notes }: { notes: readonly ServiceCheckNote[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="space-y-3">
      {notes.map(({ title, isWarning, sentences }) => {
        const text = sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
        return title === null ? (
          <div key={sentences.join()} className="text-sm text-soft">
            {text}
          </div>
        ) : (
          <LineDisclosure key={title} tone={isWarning ? 'warning' : 'neutral'} summary={title}>
            {text}
          </LineDisclosure>
        );
      })}
    </div>
  );
}
