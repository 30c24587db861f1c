/** What was erased, in words: for the page of schedules in sentences, and for the list of what was erased. */
import { capitalised, formatList, formatPlural } from '@/lib/format';
import type { ErasedStorage } from './erasure-places';

interface ErasedCounts {
  readonly records: number;
  readonly answers: number;
  /** Those whose customer's details, photos and signatures were erased. */
  readonly appraisals: number;
}

/** "3 records, 2 recent results and the customer’s data in 1 appraisal": whatever there was of it. */
export function erasedWords({ records, answers, appraisals }: ErasedCounts): string {
  const isOther = records + answers + appraisals === 0;
  return formatList([
    ...(records > 0 || isOther ? [formatPlural(records, 'record')] : []),
    ...(answers > 0 || isOther ? [formatPlural(answers, 'recent result')] : []),
    ...(appraisals > 0 ? [`the customer’s data in ${formatPlural(appraisals, 'appraisal')}`] : []),
  ]);
}

/** @param erased older than their organisations keep them */
export const retentionWords = (erased: Omit<ErasedCounts, 'answers'>): string =>
  erased.records + erased.appraisals === 0
    ? 'No record was old enough to be erased.'
    : `${capitalised(erasedWords({ ...erased, answers: 0 }))} erased.`;

const REWRITTEN_WORDS: Readonly<Record<Exclude<ErasedStorage, 'tonight'>, string>> = {
  rewritten: 'The files of the database were rewritten without what was erased.',
  too_large: 'Tables over 256 MB were left as they are; the others were rewritten without what was erased.',
  server: 'The database is a server, whose files are its operator’s.',
};

/** @param storage what came of it; null if nothing was erased */
export const rewrittenWords = (storage: keyof typeof REWRITTEN_WORDS | null): string =>
  storage === null ? 'Nothing was erased since the last time.' : REWRITTEN_WORDS[storage];
