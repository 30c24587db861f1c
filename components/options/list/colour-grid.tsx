import { memo, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { useRovingStop } from '@/components/ui/behaviour/use-roving-stop';
import { StickyCaption } from '@/components/ui/data/table/sticky-caption';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { Icon } from '@/components/ui/data/icon';
import { canPair } from '@/lib/domain/options/build';
import type { LinkTable } from '@/lib/domain/options/rule-book/bundle';
import { dispatch, type ConfiguratorStore } from '@/components/options/configurator-store';
import { isFitted } from '@/components/options/option-row-views';
import { optionName } from '@/components/options/option-names';
import { useSettled } from '@/components/options/use-settled';

export interface ColourGridProps {
  store: ConfiguratorStore;
  table: LinkTable;
  /** `trims` or `hoods`. */
  others: string;
}

/** Which colours go with which trims or hoods, as a table of pairs: clicking one chooses both. */
export const ColourGrid = memo(function ColourGrid({ store, table, others }: ColourGridProps) {
  const [isOpen, open] = useState(false);
  const { book } = store.getState().current;
  const { build } = useSettled(store);
  const known = (code: number) => book.indexOf.has(code);
  const colours = [...new Set(table.links.map(({ colour }) => colour))].filter(known);
  const partners = [...new Set([...table.partners, ...table.links.map(({ partner }) => partner)])].filter(known);
  const linkedPairs = new Set(table.links.map(({ colour, partner }) => `${colour} ${partner}`));
  const among = [...colours, ...partners];
  if (colours.length === 0 || partners.length === 0) return null;
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-1 sm:px-5 print:hidden">
      <Disclosure
        summary={`Colour and ${others.slice(0, -1)} combinations`}
        aside={`${colours.length} × ${partners.length}`}
        onToggle={open}
      >
        <div
          tabIndex={0}
          role="group"
          aria-label={`Colours and ${others}, scrolls sideways`}
          className="relative -ml-5 overflow-x-auto"
        >
          <PairTable
            store={store}
            colours={colours}
            partners={partners}
            isOffered={(colour, partner) => linkedPairs.has(`${colour} ${partner}`)}
            isBlocked={(pair) => isOpen && !canPair(book, build, pair, among)}
            choose={(pair) => dispatch(store, { do: 'pair', pair, among })}
          />
        </div>
      </Disclosure>
    </div>
  );
});

interface PairTableProps {
  store: ConfiguratorStore;
  colours: readonly number[];
  partners: readonly number[];
  isOffered: (colour: number, partner: number) => boolean;
  /** Whether other selections exclude a pair that is offered. */
  isBlocked: (pair: readonly [number, number]) => boolean;
  choose: (pair: readonly [number, number]) => void;
}

function PairTable({ store, colours, partners, isOffered, isBlocked, choose }: PairTableProps) {
  const { book } = store.getState().current;
  const offered = colours.flatMap((colour) =>
    partners.filter((partner) => isOffered(colour, partner)).map((partner) => `${colour} ${partner}`),
  );
  const { tabIndexAt, line } = useRovingStop(offered.length);
  return (
    <table className="text-sm" onKeyDown={moveInColumn}>
      <caption className="pb-1 text-left text-soft">
        <StickyCaption>
          A plus marks an available pair and chooses both. A pale pair does not fit the other options chosen; choose it
          to see why. Colours that are not listed go with everything.
        </StickyCaption>
      </caption>
      <thead>
        <tr>
          <td />
          {partners.map((partner) => (
            <th
              key={partner}
              scope="col"
              className="max-w-28 min-w-20 px-1 pb-1 text-left align-bottom text-xs font-semibold wrap-anywhere"
            >
              {optionName(book, partner)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...line}>
        {colours.map((colour) => (
          <tr key={colour}>
            <th scope="row" className="sticky left-0 max-w-40 bg-surface py-1 pr-2 text-left font-normal wrap-anywhere">
              {optionName(book, colour)}
            </th>
            {partners.map((partner) => (
              <td key={partner} className="p-0.5">
                {isOffered(colour, partner) ? (
                  <Pair
                    store={store}
                    colour={colour}
                    partner={partner}
                    tabIndex={tabIndexAt(offered.indexOf(`${colour} ${partner}`))}
                    isBlocked={isBlocked([colour, partner])}
                    choose={() => choose([colour, partner])}
                  />
                ) : (
                  <span className="grid min-h-(--control) place-items-center rounded-sm bg-sunken text-faint">
                    <Icon name="minus" className="size-3.5" />
                    <span className="sr-only">not offered</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Up and down to the next pair that is offered with the same trim or hood. */
function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  const row = cell?.closest('tr');
  if (step === undefined || !cell || !row?.parentElement) return;
  event.preventDefault();
  const rows = [...row.parentElement.children];
  for (let at = rows.indexOf(row) + step; at >= 0 && at < rows.length; at += step) {
    const button = rows[at]?.children[cell.cellIndex]?.querySelector('button');
    if (!button) continue;
    button.focus();
    return;
  }
}

interface PairProps {
  store: ConfiguratorStore;
  colour: number;
  partner: number;
  tabIndex: 0 | -1;
  /** Whether other selections exclude it. */
  isBlocked: boolean;
  choose: () => void;
}

function Pair({ store, colour, partner, tabIndex, isBlocked: isShut, choose }: PairProps) {
  const isChosen = useStore(
    store,
    ({ current: { rowViews } }) => isFitted(rowViews.get(colour)) && isFitted(rowViews.get(partner)),
  );
  const { book } = store.getState().current;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-pressed={isChosen}
      aria-disabled={isShut || undefined}
      onClick={choose}
      className="grid min-h-(--control) w-full min-w-11 place-items-center rounded-sm border border-edge hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent aria-disabled:border-dashed aria-disabled:text-faint"
    >
      <Icon name={isChosen ? 'tick' : isShut ? 'close' : 'plus'} className="size-3.5" />
      <span className="sr-only">
        {optionName(book, colour)} with {optionName(book, partner)}
      </span>
    </button>
  );
}
