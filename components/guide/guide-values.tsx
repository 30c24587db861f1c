'use client';

import { useState, type ReactNode } from 'react';
import { GUIDE_NAMES } from '@/components/layout/navigation/view-names';
import { Card } from '@/components/ui/data/card';
import { FileLink } from '@/components/ui/actions/file-link';
import { PrintButton } from '@/components/ui/actions/print-button';
import { FoldedCriteria } from '@/components/ui/forms/folded-criteria';
import { useAddressSync } from '@/components/ui/behaviour/use-address-sync';
import {
  editionChange,
  editionChangeWords,
  GUIDE_MEASURE_WORDS,
  GUIDE_MEASURES,
  guideCells,
  needsSecondEdition,
} from '@/lib/domain/guide/guide-cells';
import type { GuideTable } from '@/lib/domain/guide/guide-table';
import { GUIDE_PAGE } from '@/lib/domain/guide/guide-page';
import { SOURCES } from '@/lib/domain/source-names';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { formatMonthLong } from '@/lib/format';
import { writeGuideAddress, type GuideView } from './guide-address';
import { GuideGrid } from './guide-grid';
import { GuideSettings } from './guide-settings';

export interface GuideValuesProps {
  /** As the address had it. */
  view: GuideView;
  table: GuideTable;
  against: GuideTable | null;
  /** The address of the files, with its query. */
  filePath: string;
  /** Which editions. */
  form: ReactNode;
}

/** Every plate at every mileage. Another condition or unit sends no request. */
export function GuideValues(props: GuideValuesProps) {
  const { table, against, filePath } = props;
  const [view, setView] = useState(props.view);
  useAddressSync(writeGuideAddress(view), GUIDE_NAMES);
  const { band } = view;
  const hasCostNew = table.plates.some(({ costNewPounds }) => costNewPounds !== null);
  const isPossible = (measure: GuideView['measure']) =>
    needsSecondEdition(measure) ? against !== null : measure !== 'share' || hasCostNew;
  const measure = isPossible(view.measure) ? view.measure : 'pounds';
  const cells = guideCells({ table, against, band, measure });
  const measures = GUIDE_MEASURES.filter((value) => against !== null || !needsSecondEdition(value)).map((value) => ({
    value,
    label: GUIDE_MEASURE_WORDS[value],
    disabled: !isPossible(value),
  }));
  const words = against === null ? [] : editionChangeWords(editionChange(table, against, band), band, table, against);
  return (
    <div className="space-y-4">
      <FoldedCriteria words={criteriaWords(table, against, band, measure)}>
        <Card title={GUIDE_PAGE} screenOnly>
          <div className="space-y-3">
            {props.form}
            <GuideSettings
              band={band}
              measure={measure}
              measures={measures}
              onChange={(part) => setView({ ...view, ...part })}
            />
          </div>
        </Card>
      </FoldedCriteria>
      <Card
        title={titleWords(table, needsSecondEdition(measure) ? against : null, band)}
        aside={<Actions filePath={filePath} where="max-sm:hidden" />}
        flush
      >
        <div className="space-y-1 px-4 pb-3 text-sm text-soft sm:px-5 print:px-0" aria-live="polite">
          <p>
            {BAND_WORDS[band].label}: {BAND_WORDS[band].definition}
            {!hasCostNew && ` ${SOURCES.guide.atStart} gives no cost new for this vehicle.`}
          </p>
          {words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <GuideGrid table={table} cells={cells} measure={measure} marked={view.plate} />
        <Actions filePath={filePath} where="px-4 pb-3 sm:hidden" />
      </Card>
    </div>
  );
}

/** At the end on a phone, so that the values come first. */
function Actions({ filePath, where }: { filePath: string; where: string }) {
  return (
    <div className={`flex flex-wrap gap-2 print:hidden ${where}`}>
      <FileLink href={`${filePath}&format=csv`}>CSV</FileLink>
      <FileLink href={`${filePath}&format=xlsx`}>Excel</FileLink>
      <PrintButton />
    </div>
  );
}

const titleWords = (table: GuideTable, against: GuideTable | null, band: GuideView['band']): string =>
  against === null
    ? `${BAND_WORDS[band].label} values, ${formatMonthLong(table.edition)}`
    : `Change in ${BAND_WORDS[band].label}, ${formatMonthLong(against.edition)} to ${formatMonthLong(table.edition)}`;

/** `November 2026`, `against May 2026`, `Clean`, `£`. */
const criteriaWords = (
  table: GuideTable,
  against: GuideTable | null,
  band: GuideView['band'],
  measure: GuideView['measure'],
): string[] => [
  formatMonthLong(table.edition),
  ...(against === null ? [] : [`against ${formatMonthLong(against.edition)}`]),
  BAND_WORDS[band].label,
  GUIDE_MEASURE_WORDS[measure],
];
