import { Dialog } from '@/components/ui/dialog';
import type { Repair } from '@/lib/domain/rules/configuration';
import { nameIn } from './actions';
import { ReasonText } from './reason-text';
import { RepairCard } from './repair-card';
import type { Work } from './work';

export interface OptionHelpProps {
  /** null: closed. */
  option: number | null;
  work: Work;
  close: () => void;
  take: (repair: Repair) => void;
}

/** Why an option cannot be had, and up to three ways to have it. */
export function OptionHelp({ option, work, close, take }: OptionHelpProps) {
  return (
    <Dialog open={option !== null} onClose={close} title={option === null ? '' : nameIn(work.book, option)}>
      {option !== null && <Ways option={option} work={work} take={take} />}
    </Dialog>
  );
}

function Ways({ option, work, take }: { option: number; work: Work; take: (repair: Repair) => void }) {
  const { book, now } = work;
  const reason = now.reasonFor(option);
  const repairs = now.repairsFor(option);
  return (
    <div className="space-y-3">
      {reason && <ReasonText reason={reason} book={book} />}
      {repairs.length > 0 ? (
        <>
          <h3 className="font-semibold">{repairs.length === 1 ? 'The way to have it' : 'Ways to have it'}</h3>
          <ul className="space-y-2">
            {repairs.map((repair) => (
              <RepairCard key={repair.sentence} {...{ repair, book, take, work }} label="Take this" />
            ))}
          </ul>
        </>
      ) : (
        <p className="text-sm text-soft">
          No choice of options lets this one in. If that looks wrong, the rule doctor below has a report for the
          provider’s support.
        </p>
      )}
    </div>
  );
}
