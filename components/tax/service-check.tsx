import { Notice } from '@/components/ui/feedback/notice';
import type { ServiceCheckNote } from '@/lib/domain/tax/company-car/service-check';

/** The notes on where the P11D service and our calculation differ. */
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
          <Notice key={title} tone={isWarning ? 'warning' : 'info'} title={title}>
            {text}
          </Notice>
        );
      })}
    </div>
  );
}
