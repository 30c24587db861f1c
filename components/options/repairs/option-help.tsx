import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Dialog } from '@/components/ui/overlay/dialog';
import { openDialog, type ConfiguratorStore } from '@/components/options/configurator-store';
import { isUnavailable } from '@/lib/domain/options/configuration';
import { optionName } from '@/components/options/option-names';
import { useRuleSearch } from '@/components/options/engine/use-rule-search';
import { ReasonText } from './reason-text';
import { RepairCard } from './repair-card';
import { SearchEnd } from './search-end';

/** Why an option is unavailable, and up to three repairs. */
export function OptionHelp({ store }: { store: ConfiguratorStore }) {
  const option = useStore(store, ({ dialog }) => (dialog && 'help' in dialog ? dialog.help : null));
  return (
    <Dialog
      open={option !== null}
      onClose={() => option !== null && openDialog(store, null)}
      title={option === null ? '' : optionName(store.getState().current.book, option)}
    >
      {option !== null && <OptionRepairs option={option} store={store} />}
    </Dialog>
  );
}

function OptionRepairs({ option, store }: { option: number; store: ConfiguratorStore }) {
  const mayReport = useHasPermission('rules.report');
  const current = useStore(store, (state) => state.current);
  const known = useStore(store, ({ reasons }) => reasons.get(option));
  const { book, now } = current;
  const status = now.state(option)?.status;
  const isUnexplained = known === undefined && status !== undefined && isUnavailable(status);
  // First the reason, which is found quickly, then the repairs.
  const explained = useRuleSearch(
    store,
    isUnexplained ? current : null,
    useMemo(() => ({ find: 'reasons', options: [option] }), [option]),
  );
  const found = useRuleSearch(
    store,
    current,
    useMemo(() => ({ find: 'repairs', option }), [option]),
  );
  const reason = known ?? explained?.reasons.get(option);
  const isReasonThere = !isUnexplained || explained !== null;
  const repairs = found?.repairs ?? [];
  return (
    <div className="space-y-3">
      {status === 'not decided' && (
        <p>
          It is not known yet whether this option can be ordered with the options chosen: the rules are too complex.
        </p>
      )}
      {reason && <ReasonText reason={reason} book={book} />}
      {explained !== null && !reason && (
        <p>This option cannot be ordered with the options chosen. The reason could not be worked out in time.</p>
      )}
      {(found === null || !isReasonThere) && <Skeleton height="block" />}
      {/* Under the reason, which would move their buttons if it came later. */}
      {isReasonThere && repairs.length > 0 && (
        <>
          <h3 className="font-semibold">{repairs.length === 1 ? 'How to add it' : 'Ways to add it'}</h3>
          <ul className="space-y-2">
            {repairs.map((repair) => (
              <RepairCard key={repair.sentence} repair={repair} store={store} label="Apply" />
            ))}
          </ul>
        </>
      )}
      {found !== null && <SearchEnd found={found} what="add it" />}
      {status === 'dead' && (
        <p className="text-sm text-soft">
          No choice of options makes this one available.
          {mayReport && ' If that looks wrong, send the report under Data issues to the provider’s support.'}
        </p>
      )}
    </div>
  );
}
