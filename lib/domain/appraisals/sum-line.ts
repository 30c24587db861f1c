/** The lines of an appraisal's column, and what is known of the vehicle when it is computed. Without schemas. */
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';
import type { Loaded, PlateForecast, AppraisedValues } from './guide-value';

/** A line of the column: signed pence, where the figure comes from, and a sentence of how it came about. */
export interface SumLine {
  readonly name: string;
  readonly pence: number;
  readonly source: LineSource;
  readonly words: string;
}

/** The name of the line of an own adjustment. */
export const ADJUSTMENT = 'Adjustment';

export const LINE_SOURCES = ['guide', 'forecast', 'options', 'own', 'price_list', 'law'] as const;
export type LineSource = (typeof LINE_SOURCES)[number];
export const LINE_SOURCE_WORDS: Readonly<Record<LineSource, string>> = {
  guide: SOURCES.guide.title,
  forecast: 'Forecast',
  options: 'Option values',
  own: 'Your entry',
  price_list: 'Your price list',
  law: 'VAT rules',
};

/** Why a side has no total, or that it is still being loaded; null where it has one. */
export type Missing = Because | 'loading' | null;

/** What the ticked options add, after the service's limits. */
export interface OptionTotal {
  /** Whole pounds; null where the service gives none for that month and condition. */
  readonly pounds: number | null;
  /** How it came about, limits included. */
  readonly words: string;
}

export interface AppraisalKnown {
  readonly vehicle: AppraisedValues;
  readonly forecast: Loaded<PlateForecast>;
  /** What the ticked options add, by the hand-over month and condition. */
  readonly options: Loaded<OptionTotal>;
}
