import { memo, useState } from 'react';
import { entryText } from '@/components/layout/entries/entries-store';
import { Card } from '@/components/ui/data/card';
import { Notice } from '@/components/ui/feedback/notice';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { readOptionValues } from '@/lib/api/addresses/option-values';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import { readOptionCodes } from '@/lib/domain/appraisals/entries';
import { excludingTicks, replacedBy, replacementWords } from '@/lib/domain/options/one-of';
import { formatPlural, formatPounds } from '@/lib/format';
import { useEntryText, type AppraisalEntries } from './use-entries';

export interface OptionsCardProps {
  entries: AppraisalEntries;
  vehicle: NonNullable<AppraisedVehicle['derivativeKey']>;
}

/** Factory options: ticked, their value comes from the service, free. The list is loaded when it is opened. */
export const OptionsCard = memo(function OptionsCard({ entries, vehicle }: OptionsCardProps) {
  const [isOpen, setOpen] = useState(false);
  const ticked = readOptionCodes(useEntryText(entries, 'options'));
  return (
    <Card title="Factory options" screenOnly={ticked.length === 0}>
      <Disclosure summary="Options and packs fitted" aside={formatPlural(ticked.length, 'option')} onToggle={setOpen}>
        {isOpen && <OptionList entries={entries} vehicle={vehicle} ticked={ticked} />}
      </Disclosure>
    </Card>
  );
});

function OptionList({ entries, vehicle, ticked }: OptionsCardProps & { ticked: readonly number[] }) {
  const answer = useAnswer(readOptionValues, { ...vehicle, date: vehicle.registered, option: [] });
  const [replacement, setReplacement] = useState('');
  return (
    <QueryBoundary query={answer} what="the options" money={false}>
      {({ offered }) => (
        <>
          <p role="status" className="text-sm text-soft">
            {replacement}
          </p>
          {excludingTicks(offered, ticked).map((sentence) => (
            <Notice key={sentence} tone="warning" title="More options than one car has">
              {sentence}
            </Notice>
          ))}
          <div className="grid gap-x-6 sm:grid-cols-2">
            {offered.map((option) => (
              <OptionTick
                key={option.code}
                entries={entries}
                option={option}
                offered={offered}
                isTicked={ticked.includes(option.code)}
                onReplace={setReplacement}
              />
            ))}
            {offered.length === 0 && (
              <p className="text-sm text-soft">The provider lists no options for this vehicle.</p>
            )}
          </div>
        </>
      )}
    </QueryBoundary>
  );
}

type TickableOption = EndpointAnswer<typeof readOptionValues>['offered'][number];

interface OptionTickProps {
  entries: AppraisalEntries;
  option: TickableOption;
  offered: readonly TickableOption[];
  isTicked: boolean;
  /** What the tick replaced, in words; empty where it replaced nothing. */
  onReplace: (words: string) => void;
}

/** A tick renders its own option alone, and replaces the options that exclude it. */
const OptionTick = memo(function OptionTick({ entries, option, offered, isTicked, onReplace }: OptionTickProps) {
  const { code, name, pence, isPack } = option;
  function tick(isFitted: boolean) {
    const before = readOptionCodes(entryText(entries.store.getState(), 'options'));
    const replaced = isFitted ? replacedBy(option, offered, before) : [];
    const removed = new Set([code, ...replaced.map((other) => other.code)]);
    const others = before.filter((other) => !removed.has(other));
    entries.enter('options', readOptionCodes((isFitted ? [...others, code] : others).join(',')).join(','));
    onReplace(replaced.length > 0 ? replacementWords(name, replaced) : '');
  }
  return (
    <Checkbox
      label={isPack ? `${name} (pack)` : name}
      hint={pence === null ? 'POA' : `${formatPounds(pence / 100)} new`}
      checked={isTicked}
      onChange={({ target }) => tick(target.checked)}
    />
  );
});
