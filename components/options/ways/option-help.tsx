import { Dialog } from '@/components/ui/dialog';
import type { Desk } from '../desk';
import { nameIn } from '../names';
import { useDesk } from '../use-desk';
import { ReasonText } from './reason-text';
import { RepairCard } from './repair-card';

/** Why an option cannot be had, and up to three ways to have it. */
export function OptionHelp({ desk }: { desk: Desk }) {
  const option = useDesk(desk, ({ asked }) => (asked && 'help' in asked ? asked.help : null));
  return (
    <Dialog
      open={option !== null}
      onClose={() => option !== null && desk.ask(null)}
      title={option === null ? '' : nameIn(desk.work.book, option)}
    >
      {option !== null && <Ways option={option} desk={desk} />}
    </Dialog>
  );
}

function Ways({ option, desk }: { option: number; desk: Desk }) {
  const { book, now } = desk.work;
  const reason = now.reasonFor(option);
  const repairs = now.repairsFor(option);
  return (
    <div className="space-y-3">
      {reason && <ReasonText reason={reason} book={book} />}
      {repairs.length > 0 && (
        <>
          <h3 className="font-semibold">{repairs.length === 1 ? 'The way to have it' : 'Ways to have it'}</h3>
          <ul className="space-y-2">
            {repairs.map((repair) => (
              <RepairCard key={repair.sentence} repair={repair} desk={desk} label="Take this" />
            ))}
          </ul>
        </>
      )}
      {now.state(option)?.status === 'dead' && (
        <p className="text-sm text-soft">
          No choice of options lets this one in. If that looks wrong, the rule doctor below has a report for the
          provider’s support.
        </p>
      )}
    </div>
  );
}
