'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { findLowestCo2 } from '@/lib/api/addresses/emissions';
import { useAnswer } from '@/lib/api/client/use-answer';
import { isCheapestLowest, lowestCo2Text } from '@/lib/domain/emissions/lowest-co2-text';
import { changeInWords } from '@/lib/domain/options/current-build';
import { encodeBuild } from '@/lib/domain/options/share-code';
import { formatList } from '@/lib/format';
import { dispatch, type ConfiguratorStore } from '@/components/options/configurator-store';
import { optionName } from '@/components/options/option-names';
import type { BuildState } from '@/components/options/build-state';

export interface LowestCo2OfferProps {
  store: ConfiguratorStore;
  /** A build that needs more options. */
  state: BuildState;
}

/** On request: the completion of the build with the lowest CO2, and the button that applies it. */
export function LowestCo2Offer({ store, state: { list, build, book, now } }: LowestCo2OfferProps) {
  const [requested, setRequested] = useState<string | null>(null);
  const code = encodeBuild(build, list.kind);
  const isRequested = requested === code;
  const { data, error, isFetching, refetch } = useAnswer(
    findLowestCo2,
    isRequested ? { kind: list.kind, identifier: list.identifier, date: build.date, build: code } : null,
  );
  const found = isRequested && data ? data : null;
  const fault = isRequested && !isFetching ? error : null;
  const words = found === null ? [] : [...lowestCo2Text(found), found.because?.reason, found.because?.next];
  const lowest = found !== null && !isCheapestLowest(found) ? found.lowest : null;
  return (
    <div className="mt-1 min-h-(--control) space-y-1">
      {found === null && fault === null && (
        <Button variant="quiet" wide pending={isRequested} onClick={() => setRequested(code)}>
          Compare CO2
        </Button>
      )}
      <p aria-live="polite" className="text-xs text-soft">
        {words.join(' ')}
      </p>
      {fault !== null && (
        <FaultNotice error={fault} money={false} actions={<Button onClick={() => void refetch()}>Try again</Button>} />
      )}
      {lowest !== null && (
        <Button
          wide
          onClick={() =>
            dispatch(store, { do: 'repair', repair: { selections: [...build.selections, ...lowest.adds] } })
          }
        >
          Add {formatList(lowest.adds.map((added) => optionName(book, added)))}{' '}
          <span className="whitespace-nowrap">
            {changeInWords(now.total, { pence: lowest.optionsPence, onApplication: lowest.onApplication })}
          </span>
        </Button>
      )}
    </div>
  );
}
