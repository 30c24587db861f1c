import { useStore } from 'zustand';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { formatList, formatPlural } from '@/lib/format';
import { dispatch, type ConfiguratorStore } from './configurator-store';
import { optionName } from './option-names';
import { useRuleSearch } from './engine/use-rule-search';
import { ReasonText } from './repairs/reason-text';
import { RepairCard } from './repairs/repair-card';
import { SearchEnd } from './repairs/search-end';

const REPAIRS = { find: 'repairs', option: null } as const;

/** Notices about the whole build: doubts about the list, selections it does not offer, selections that clash. */
export function BuildNotices({ store }: { store: ConfiguratorStore }) {
  const current = useStore(store, (state) => state.current);
  const { list, book, now } = current;
  const found = useRuleSearch(store, now.isPossible ? null : current, REPAIRS);
  const clash = now.clash() ?? found?.clash;
  const inPacksOnly = now.ignored.filter((code) => book.indexOf.has(code));
  const notOffered = now.ignored.filter((code) => !book.indexOf.has(code));
  return (
    <>
      {list.notes.map((note) => (
        <Notice key={note} tone="warning" title={note} />
      ))}
      {notOffered.length > 0 && (
        <Notice
          tone="warning"
          title={`${formatPlural(notOffered.length, 'option')} of this build ${notOffered.length === 1 ? 'is' : 'are'} not offered on this date: ${notOffered.join(', ')}.`}
          actions={
            <Button onClick={() => dispatch(store, { do: 'forget', options: notOffered })}>
              Remove unavailable options
            </Button>
          }
        >
          They are not priced or counted here. Another price list may still have them.
        </Notice>
      )}
      {inPacksOnly.length > 0 && (
        <Notice
          tone="warning"
          title={`${formatList(inPacksOnly.map((code) => optionName(book, code)))}: only in packs on this date.`}
          actions={
            <Button onClick={() => dispatch(store, { do: 'forget', options: inPacksOnly })}>
              Remove options only in packs
            </Button>
          }
        >
          Not priced or counted as {inPacksOnly.length === 1 ? 'a single option' : 'single options'}: choose a pack that
          contains {inPacksOnly.length === 1 ? 'it' : 'them'}.
        </Notice>
      )}
      {!now.isPossible && (
        <Notice tone="danger" live title="These options cannot be ordered together">
          <div className="space-y-3">
            {clash ? (
              <ReasonText reason={clash} book={book} />
            ) : (
              found && <p>Which of them exclude each other could not be worked out in time.</p>
            )}
            {found && found.repairs.length > 0 && (
              <ul className="grid gap-2 md:grid-cols-2 lg:grid-cols-3">
                {found.repairs.map((repair) => (
                  <RepairCard key={repair.sentence} repair={repair} store={store} label="Apply" />
                ))}
              </ul>
            )}
            {found && <SearchEnd found={found} what="make the build possible" />}
          </div>
        </Notice>
      )}
    </>
  );
}
