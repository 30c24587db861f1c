import { memo, useState } from 'react';
import { entryText } from '@/components/layout/entries/entries-store';
import { Card } from '@/components/ui/data/card';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { readOptionValues } from '@/lib/api/addresses/option-values';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import { readOptionCodes } from '@/lib/domain/appraisals/entries';
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
    <Card title="Factory options">
      <Disclosure summary="Options and packs fitted" aside={formatPlural(ticked.length, 'option')} onToggle={setOpen}>
        {isOpen && <OptionList entries={entries} vehicle={vehicle} ticked={ticked} />}
      </Disclosure>
    </Card>
  );
});

function OptionList({ entries, vehicle, ticked }: OptionsCardProps & { ticked: readonly number[] }) {
  const answer = useAnswer(readOptionValues, { ...vehicle, date: vehicle.registered, option: [] });
  return (
    <QueryBoundary query={answer} what="the options" money={false}>
      {({ offered }) => (
        <div className="grid gap-x-6 sm:grid-cols-2">
          {offered.map(({ code, name, pence, isPack }) => (
            <OptionTick
              key={code}
              entries={entries}
              code={code}
              label={isPack ? `${name} (pack)` : name}
              hint={pence === null ? 'POA' : `${formatPounds(pence / 100)} new`}
              isTicked={ticked.includes(code)}
            />
          ))}
          {offered.length === 0 && <p className="text-sm text-soft">The provider lists no options for this vehicle.</p>}
        </div>
      )}
    </QueryBoundary>
  );
}

interface OptionTickProps {
  entries: AppraisalEntries;
  code: number;
  label: string;
  hint: string;
  isTicked: boolean;
}

/** A tick renders its own option alone. */
const OptionTick = memo(function OptionTick({ entries, code, label, hint, isTicked }: OptionTickProps) {
  function tick(isFitted: boolean) {
    const others = readOptionCodes(entryText(entries.store.getState(), 'options')).filter((other) => other !== code);
    entries.enter('options', readOptionCodes((isFitted ? [...others, code] : others).join(',')).join(','));
  }
  return <Checkbox label={label} hint={hint} checked={isTicked} onChange={({ target }) => tick(target.checked)} />;
});
