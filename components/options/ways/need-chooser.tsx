import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RadioGroup } from '@/components/ui/radio-group';
import { readOptionValues } from '@/lib/api/addresses/option-values';
import { useAnswer } from '@/lib/api/use-answer';
import type { NeedChoice, OpenNeed } from '@/lib/domain/rules/configuration';
import { changeInWords } from '@/lib/domain/rules/present';
import type { Desk } from '../desk';
import { nameIn } from '../names';
import { priceWords } from '../price-text';
import { useDesk } from '../use-desk';
import type { Work } from '../work';
import { RepairCard } from './repair-card';
import { THREE_YEARS } from './three-years';

/** The ways to meet a need: what is there already, then the cheapest or what keeps most of its price. */
export function NeedChooser({ desk }: { desk: Desk }) {
  const need = useDesk(desk, ({ asked }) => (asked && 'meet' in asked ? asked.meet : null));
  return (
    <Dialog
      open={need !== null}
      onClose={() => need !== null && desk.ask(null)}
      title={need === null ? '' : `What ${nameIn(desk.work.book, need.primary)} needs`}
    >
      {need !== null && <Choices need={need} desk={desk} />}
    </Dialog>
  );
}

function Choices({ need, desk }: { need: OpenNeed; desk: Desk }) {
  const { now } = desk.work;
  const suggestion = now.freeChoices.find(
    ({ rule, primary }) => rule === need.rule && primary === need.primary,
  )?.suggestion;
  const fixed = now.fixed();
  const kept = useKept(need, desk.work);
  const [byKept, sortByKept] = useState(false);
  const choices = now.choicesFor(need, kept);
  const shown = byKept ? choices.toSorted(keepsMostFirst) : choices;
  return (
    <div className="space-y-3">
      <p>
        {need.type === 'RA' ? 'All of these' : 'One of these'}
        {need.type === 'IO' ? '; it is then free.' : '.'} <span className="text-soft">{need.sentence}</span>
      </p>
      {choices.length > 1 && desk.list.kind === 'car' && (
        <RadioGroup
          legend="Sort by"
          inline
          value={byKept ? 'kept' : 'price'}
          onChange={(value) => sortByKept(value === 'kept')}
          options={[
            { value: 'price', label: 'Price' },
            { value: 'kept', label: 'Value kept after three years' },
          ]}
        />
      )}
      <ul className="divide-y divide-line rounded-md border border-line">
        {shown.map((choice) => (
          <Choice key={choice.option} {...{ choice, desk }} isSuggested={choice.option === suggestion} />
        ))}
      </ul>
      {fixed && fixed.adds.length > 0 && (
        <>
          <h3 className="font-semibold">The cheapest way to meet everything that is open</h3>
          <ul>
            <RepairCard repair={fixed} desk={desk} label="Complete it" />
          </ul>
        </>
      )}
    </div>
  );
}

interface ChoiceProps {
  choice: NeedChoice;
  desk: Desk;
  /** The dearest an IO could make free. */
  isSuggested: boolean;
}

/** One way: what it costs, by itself or with the pack it comes with, and the button that takes it. */
function Choice({ choice: { option, choose, isCovered, status, total, keptPence }, desk, isSuggested }: ChoiceProps) {
  const { book, now } = desk.work;
  const [name, taken] = [nameIn(book, option), choose === null ? '' : nameIn(book, choose)];
  const isPackOnly = book.options[book.indexOf.get(option) ?? -1]?.isPackOnly;
  const price = total && changeInWords(now.total, total);
  const shut = isPackOnly ? 'Comes only inside a pack' : 'Cannot be had now';
  const words = choose === null ? shut : choose === option ? price : `Comes with ${taken}: ${price}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
      <span>
        {name} {isCovered && <Badge tone="success">Covered already</Badge>}
        {isSuggested && (
          <Badge tone="accent">
            Worth most: {priceWords(book.options[book.indexOf.get(option) ?? -1]?.pence ?? null)}
          </Badge>
        )}
        <span className="block text-sm text-soft">
          {isCovered ? 'Nothing to pay' : words}
          {keptPence !== null && `, keeps ${priceWords(keptPence)} after three years`}
        </span>
      </span>
      {!isCovered &&
        (choose === null ? (
          <Button onClick={() => desk.ask({ help: option })}>
            {status === 'available' ? 'How to have' : 'Why not'}
            <span className="sr-only"> {name}</span>
            {status !== 'available' && '?'}
          </Button>
        ) : (
          <Button onClick={() => desk.press({ do: 'choose', option: choose })}>
            Add{choose === option ? <span className="sr-only"> {name}</span> : ` ${taken}`}
          </Button>
        ))}
    </li>
  );
}

const keepsMostFirst = (a: NeedChoice, b: NeedChoice) =>
  Number(b.isCovered) - Number(a.isCovered) ||
  Number(a.choose === null) - Number(b.choose === null) ||
  (b.keptPence ?? -1) - (a.keptPence ?? -1);

/** What each way keeps of its price after three years, in pence; the option values are for cars alone. */
function useKept(need: OpenNeed, { list, build }: Work): (option: number) => number | null {
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
