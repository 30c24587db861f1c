'use client';

import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { useState, type ReactNode } from 'react';
import { useDebouncedValue } from '@/components/ui/behaviour/use-debounced-value';
import { useIsSettled } from '@/components/ui/behaviour/use-is-settled';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { findDerivatives } from '@/lib/api/addresses/vehicles';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { Vehicle, VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { formatPlural } from '@/lib/format';

export type FoundDerivative = Pick<Vehicle, 'kind' | 'identifier' | 'manufacturer' | 'model' | 'derivative'>;

const TYPING_DELAY_MS = 150;
const FIND_TEXT_MAX = 80;

/** Derivatives on sale by the words of their names, each with what may be done with it. */
export function DerivativeSearch({
  kind,
  label,
  startText = '',
  actionFor,
}: {
  kind: VehicleKind;
  label: string;
  startText?: string;
  actionFor: (found: FoundDerivative) => ReactNode;
}) {
  const [text, setText] = useState(startText.slice(0, FIND_TEXT_MAX));
  const settled = useDebouncedValue(text.trim(), TYPING_DELAY_MS);
  const answer = useAnswer(findDerivatives, settled.length < 2 ? null : { kind, text: settled });
  const isSettled = useIsSettled(text);
  const found = settled === text.trim() ? answer.data : undefined;
  return (
    <div className="space-y-2">
      <Field label={label} name="find">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            maxLength={FIND_TEXT_MAX}
            placeholder="Ford Kuga PHEV"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <p role="status" className="min-h-lh text-sm text-soft">
        {isSettled && !answer.error && statusOf(settled, found)}
      </p>
      {answer.error && <FaultNotice error={answer.error} money={false} />}
      {found && found.results.length > 0 && (
        <ul className="relative max-h-[40dvh] divide-y divide-line overflow-y-auto rounded-md border border-line">
          {found.results.map((result) => (
            <li key={result.identifier} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
              <span className="min-w-0 flex-1 basis-52 text-sm">
                <span className="font-semibold">
                  <UnbrokenWords>{makeAndModel(result)}</UnbrokenWords>
                </span>{' '}
                <span className="block text-soft">{result.derivative}</span>
              </span>
              {actionFor(result)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function statusOf(
  settled: string,
  found: { isMakeKnown: boolean; results: readonly unknown[]; count: number } | undefined,
): string {
  if (settled.length < 2) return 'Type the make, then words from the model and derivative.';
  if (found === undefined) return 'Searching…';
  if (!found.isMakeKnown) return 'No make on sale starts with this. Type the make first, such as Ford Kuga.';
  if (found.count === 0) return 'Nothing on sale matches all these words.';
  if (found.count > found.results.length)
    return `${found.count} found, the first ${found.results.length} shown. Type more words.`;
  return `${formatPlural(found.count, 'derivative')} found`;
}
