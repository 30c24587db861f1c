import { useState } from 'react';
import { useStore } from 'zustand';
import { Badge } from '@/components/ui/data/badge';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { readOptionValues } from '@/lib/api/addresses/option-values';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { NeedChoice, OpenNeed } from '@/lib/domain/options/configuration';
import { changeInWords } from '@/lib/domain/options/current-build';
import { dispatch, openDialog, type ConfiguratorStore } from '@/components/options/configurator-store';
import { optionName } from '@/components/options/option-names';
import { priceWords } from '@/components/options/price-text';
import { COMPLETION, useRuleSearch } from '@/components/options/engine/use-rule-search';
import type { BuildState } from '@/components/options/build-state';
import { RepairCard } from './repair-card';
import { SearchEnd } from './search-end';
import { THREE_YEARS } from './three-years';

/** The choices that meet a need: what is already fitted, then the cheapest, or the one with the best residual value. */
export function NeedChooser({ store }: { store: ConfiguratorStore }) {
  const need = useStore(store, ({ dialog }) => (dialog && 'meet' in dialog ? dialog.meet : null));
  return (
    <Dialog
      open={need !== null}
      onClose={() => need !== null && openDialog(store, null)}
      title={need === null ? '' : `Needed for ${optionName(store.getState().current.book, need.primary)}`}
    >
      {need !== null && <Choices need={need} store={store} />}
    </Dialog>
  );
}

function Choices({ need, store }: { need: OpenNeed; store: ConfiguratorStore }) {
  const current = useStore(store, (state) => state.current);
  const { now, list } = current;
  const suggestion = now.freeChoices.find(
    ({ rule, primary }) => rule === need.rule && primary === need.primary,
  )?.suggestion;
  const found = useRuleSearch(store, current, COMPLETION);
  const [completion] = found?.repairs ?? [];
  const residualPence = useResidualValues(need, current);
  const [isByResidual, setByResidual] = useState(false);
  const choices = now.choicesFor(need, residualPence);
  const shown = isByResidual ? choices.toSorted(highestResidualFirst) : choices;
  return (
    <div className="space-y-3">
      <p>
        {need.type === 'RA' ? 'All of these' : 'One of these'}
        {need.type === 'IO' ? '; it is then free.' : '.'} <span className="text-soft">{need.sentence}</span>
      </p>
      {choices.length > 1 && list.kind === 'car' && (
        <RadioGroup
          legend="Sort by"
          inline
          value={isByResidual ? 'residual' : 'price'}
          onChange={(value) => setByResidual(value === 'residual')}
          options={[
            { value: 'price', label: 'Price' },
            { value: 'residual', label: 'Residual value after three years' },
          ]}
        />
      )}
      <ul className="divide-y divide-line rounded-md border border-line">
        {shown.map((choice) => (
          <Choice
            key={choice.option}
            choice={choice}
            store={store}
            isSuggested={choice.option === suggestion}
            isValued={list.kind === 'car'}
          />
        ))}
      </ul>
      {completion && completion.adds.length > 0 && (
        <>
          <h3 className="font-semibold">
            {completion.isProvenCheapest ? 'Cheapest way to complete the build' : 'A way to complete the build'}
          </h3>
          <ul>
            <RepairCard repair={completion} store={store} label="Add it" />
          </ul>
        </>
      )}
      {found !== null && completion === undefined && <SearchEnd found={found} what="complete the build" />}
    </div>
  );
}

interface ChoiceProps {
  choice: NeedChoice;
  store: ConfiguratorStore;
  /** The dearest an IO could make free. */
  isSuggested: boolean;
  /** Of a vehicle whose options have values. */
  isValued: boolean;
}

/** One choice: what it costs, alone or with the pack it comes with, and the button that takes it. */
function Choice({
  choice: { option, choose, isCovered, status, total, residualPence },
  store,
  isSuggested,
  isValued,
}: ChoiceProps) {
  const { book, now } = useStore(store, (state) => state.current);
  const [name, taken] = [optionName(book, option), choose === null ? '' : optionName(book, choose)];
  const isPackOnly = book.options[book.indexOf.get(option) ?? -1]?.isPackOnly;
  const price = total && changeInWords(now.total, total);
  const unavailableText = isPackOnly ? 'Only in a pack' : 'Not available now';
  const words = choose === null ? unavailableText : choose === option ? price : `Comes with ${taken}: ${price}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
      <span>
        {name} {isCovered && <Badge tone="success">Already included</Badge>}
        {isSuggested && (
          <Badge tone="accent">
            Highest value: {priceWords(book.options[book.indexOf.get(option) ?? -1]?.pence ?? null)}
          </Badge>
        )}
        <span className="block text-sm text-soft">{isCovered ? 'No extra cost' : words}</span>
        {isValued && (
          // The line is there before its value, which arrives late, so that no button moves.
          <span className="block min-h-[1lh] text-sm text-soft">
            {residualPence !== null && `Worth ${priceWords(residualPence)} after three years`}
          </span>
        )}
      </span>
      {!isCovered &&
        (choose === null ? (
          <Button onClick={() => openDialog(store, { help: option })}>
            {status === 'available' ? 'How to add' : 'Why not'}
            <span className="sr-only"> {name}</span>
            {status !== 'available' && '?'}
          </Button>
        ) : (
          <Button onClick={() => dispatch(store, { do: 'choose', option: choose })}>
            Add{choose === option ? <span className="sr-only"> {name}</span> : ` ${taken}`}
          </Button>
        ))}
    </li>
  );
}

const highestResidualFirst = (a: NeedChoice, b: NeedChoice) =>
  Number(b.isCovered) - Number(a.isCovered) ||
  Number(a.choose === null) - Number(b.choose === null) ||
  (b.residualPence ?? -1) - (a.residualPence ?? -1);

/** What each choice keeps of its price after three years, in pence. Option values are for cars only. */
function useResidualValues(need: OpenNeed, { list, build }: BuildState): (option: number) => number | null {
  const { kind, identifier } = list;
  const answer = useAnswer(
    readOptionValues,
    kind === 'car' ? { kind, identifier, date: build.date, option: [...need.missing] } : null,
  );
  const options = answer.data?.values.value?.options ?? [];
  return (option) => {
    const pounds = options.find(({ code }) => code === option)?.valuePounds[THREE_YEARS] ?? null;
    return pounds === null ? null : pounds * 100;
  };
}
