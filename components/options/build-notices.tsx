import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { formatPlural } from '@/lib/format';
import type { Desk } from './desk';
import { useDesk } from './use-desk';
import { ReasonText } from './ways/reason-text';
import { RepairCard } from './ways/repair-card';

/** What concerns the build as a whole: doubts about the list, wishes it does not offer, wishes that clash. */
export function BuildNotices({ desk }: { desk: Desk }) {
  const { list, book, now } = useDesk(desk, ({ work }) => work);
  const clash = now.clash();
  return (
    <>
      {list.notes.map((note) => (
        <Notice key={note} tone="warning" title={note} />
      ))}
      {now.ignored.length > 0 && (
        <Notice
          tone="warning"
          title={`${formatPlural(now.ignored.length, 'option')} of this build ${now.ignored.length === 1 ? 'is' : 'are'} not offered on this day: ${now.ignored.join(', ')}.`}
          actions={
            <Button onClick={() => desk.press({ do: 'forget', options: now.ignored })}>
              Leave out what is not offered
            </Button>
          }
        >
          They cost nothing here and count for nothing. Another day’s list may still have them.
        </Notice>
      )}
      {clash && (
        <Notice tone="danger" live title="These wishes cannot be had together">
          <div className="space-y-3">
            <ReasonText reason={clash} book={book} />
            <ul className="grid gap-2 md:grid-cols-2 lg:grid-cols-3">
              {now.buildRepairs().map((repair) => (
                <RepairCard key={repair.sentence} repair={repair} desk={desk} label="Take this" />
              ))}
            </ul>
          </div>
        </Notice>
      )}
    </>
  );
}
