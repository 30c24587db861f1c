import { memo, type MouseEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { useRovingStop } from '@/components/ui/behaviour/use-roving-stop';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { formatPlural } from '@/lib/format';
import { dispatch, type ConfiguratorStore } from '@/components/options/configurator-store';
import { optionName } from '@/components/options/option-names';
import { PriceText } from '@/components/options/price-text';
import { isUntouched, type BuildState } from '@/components/options/build-state';
import { priceReason } from './price-reason';

/** The build line by line, in the order of the selections. */
export function SelectionLines({ store, state }: { store: ConfiguratorStore; state: BuildState }) {
  const { book, now } = state;
  const selectionLines = now.lines.filter(({ kind }) => kind === 'selection');
  const others = now.lines.filter(({ kind }) => kind !== 'selection');
  const name = (code: number) => optionName(book, code);
  const { tabIndexAt, line: controls } = useRovingStop(selectionLines.length + (others.length > 0 ? 1 : 0), 'down');
  return (
    <div data-selections>
      {selectionLines.length === 0 && !isUntouched(state) && (
        <p className="text-sm text-soft">No options selected. Tick what the customer wants.</p>
      )}
      {now.lines.length > 0 && (
        // The arrows move from one Remove to the next, and to what is included.
        <div role="toolbar" aria-orientation="vertical" aria-label="Selected options" {...controls}>
          {selectionLines.length > 0 && (
            <ul className="divide-y divide-line">
              {selectionLines.map((line, index) => (
                <SelectionLine
                  key={line.option}
                  store={store}
                  code={line.option}
                  listPence={line.listPence}
                  pence={line.chargedPence}
                  name={name(line.option)}
                  reason={priceReason(line, name)}
                  tabIndex={tabIndexAt(index)}
                />
              ))}
            </ul>
          )}
          {others.length > 0 && (
            <IncludedLines lines={others} name={name} tabIndex={tabIndexAt(selectionLines.length)} />
          )}
        </div>
      )}
      {now.displaced.length > 0 && (
        <p className="text-xs text-soft">
          {now.displaced.map(({ option, by }) => `${name(by)} instead of ${name(option)}.`).join(' ')}
        </p>
      )}
      {now.doublePacks.map(({ option, sentence }) => (
        <p key={option} className="mt-1 text-sm text-warning">
          {sentence}
        </p>
      ))}
    </div>
  );
}

interface IncludedLinesProps {
  lines: BuildState['now']['lines'];
  name: (code: number) => string;
  tabIndex: 0 | -1;
}

function IncludedLines({ lines, name, tabIndex }: IncludedLinesProps) {
  const isStandardOnly = lines.every(({ kind }) => kind === 'standard');
  return (
    <Disclosure
      summary={isStandardOnly ? 'Included as standard' : 'Included as standard or in packs'}
      aside={formatPlural(lines.length, 'item')}
      tabIndex={tabIndex}
    >
      <ul className="space-y-1 text-sm">
        {lines.map((line) => (
          <Fitted
            key={line.option}
            name={name(line.option)}
            listPence={line.listPence}
            pence={line.chargedPence}
            isStandard={line.kind === 'standard'}
          />
        ))}
      </ul>
    </Disclosure>
  );
}

interface SelectionLineProps {
  store: ConfiguratorStore;
  code: number;
  name: string;
  reason: string;
  listPence: number | null;
  pence: number | null;
  tabIndex: 0 | -1;
}

/** Renders again only if its text or price changes. */
const SelectionLine = memo(function SelectionLine({
  store,
  code,
  name,
  reason: why,
  listPence,
  pence,
  tabIndex,
}: SelectionLineProps) {
  function remove({ currentTarget }: MouseEvent) {
    const line = currentTarget.closest('li');
    // The button goes with its line, so a keyboard user continues with the next.
    (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button')?.focus();
    dispatch(store, { do: 'drop', option: code });
  }
  return (
    <li className="flex items-center gap-2 py-0.5">
      <div className="min-w-0 flex-1">
        <span data-provider-words className="wrap-anywhere">
          {name}
        </span>
        {why && <span className="block text-xs text-soft">{why}</span>}
      </div>
      <span className="text-right font-semibold whitespace-nowrap">
        <PriceText listPence={listPence} pence={pence} />
      </span>
      <Button variant="quiet" icon="close" tabIndex={tabIndex} onClick={remove}>
        <span className="sr-only">Remove {name}</span>
      </Button>
    </li>
  );
});

interface FittedProps extends Pick<SelectionLineProps, 'name' | 'listPence' | 'pence'> {
  isStandard: boolean;
}

/** As a selection line: of a hundred standard options only those that change are drawn. */
const Fitted = memo(function Fitted({ name, isStandard, listPence, pence }: FittedProps) {
  return (
    <li className="flex justify-between gap-2">
      <span className="min-w-0 wrap-anywhere">
        {name} <span className="text-soft">{isStandard ? 'standard' : 'in a pack'}</span>
      </span>
      {pence !== 0 && <PriceText listPence={listPence} pence={pence} />}
    </li>
  );
});
