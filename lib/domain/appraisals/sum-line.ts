/** The lines of an appraisal's calculation, and what is known about the vehicle at the time. Without schemas. */
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';
import type { Day } from '@/lib/domain/time/calendar';
import type { Loaded, PlateForecast, AppraisedValues } from './guide-value';

/** A line of the calculation: signed pence, the source of the figure, and a sentence on how it was computed. */
export interface SumLine {
  readonly name: string;
  readonly pence: number;
  readonly source: LineSource;
  readonly words: string;
  /** Of a value of the guide: the day of the record, of the edition, or of the forecast's edition. */
  readonly day?: Day | undefined;
}

/** The name of the manual adjustment's line. */
export const ADJUSTMENT = 'Adjustment';

/** `guide`: as in the record; `edition`: of a later edition, by guide ID. */
export const LINE_SOURCES = ['guide', 'edition', 'forecast', 'options', 'own', 'price_list', 'terms', 'law'] as const;
export type LineSource = (typeof LINE_SOURCES)[number];
export const LINE_SOURCE_WORDS: Readonly<Record<LineSource, string>> = {
  guide: SOURCES.guide.title,
  edition: SOURCES.guide.title,
  forecast: 'Forecast',
  options: 'Option values',
  own: 'Your entry',
  price_list: 'Your price list',
  terms: 'Your appraisal terms',
  law: 'VAT rules',
};

/** Why a side has no total, or that it is still loading; null if it has one. */
export type Missing = Because | 'loading' | null;

/** What the selected options add, after the service's limits. */
export interface OptionTotal {
  /** Whole pounds; null if the service gives none for that month and condition. */
  readonly pounds: number | null;
  /** How it was computed, including limits. */
  readonly words: string;
}

export interface AppraisalKnown {
  readonly vehicle: AppraisedValues;
  readonly forecast: Loaded<PlateForecast>;
  /** What the selected options add, by hand-over month and condition. */
  readonly options: Loaded<OptionTotal>;
}
