import { Dialog } from '@/components/ui/overlay/dialog';
import type { ConfiguratorStore } from '@/components/options/configurator-store';
import { optionName } from '@/components/options/option-names';
import { useConfiguratorStore } from '@/components/options/use-configurator-store';
import { ReasonText } from './reason-text';
import { RepairCard } from './repair-card';

/** Why an option cannot be had, and up to three ways to have it. */
export function OptionHelp({ store }: { store: ConfiguratorStore }) {
  const option = useConfiguratorStore(store, ({ dialog: asked }) => (asked && 'help' in asked ? asked.help : null));
  return (
    <Dialog
      open={option !== null}
      onClose={() => option !== null && store.openDialog(null)}
      title={option === null ? '' : optionName(store.state.book, option)}
    >
      {option !== null && <OptionRepairs option={option} store={store} />}
    </Dialog>
  );
}

function OptionRepairs({ option, store }: { option: number; store: ConfiguratorStore }) {
  const { book, now } = store.state;
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
              <RepairCard key={repair.sentence} repair={repair} store={store} label="Take this" />
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
