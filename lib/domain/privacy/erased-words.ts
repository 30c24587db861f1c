/** What recurring work erased, in sentences, as the page of schedules shows them. */
import { formatPlural } from '@/lib/format';
import type { ErasedStorage } from './erasure-places';

/** @param records older than their organisations keep them */
export const retentionWords = (records: number): string =>
  records === 0 ? 'No record was old enough to be erased.' : `${formatPlural(records, 'record')} erased.`;

const REWRITTEN_WORDS: Readonly<Record<Exclude<ErasedStorage, 'tonight'>, string>> = {
  rewritten: 'The files of the database were rewritten without what was erased.',
  too_large: 'Tables over 256 MB were left as they are; the others were rewritten without what was erased.',
  server: 'The database is a server, whose files are its operator’s.',
};

/** @param storage what came of it; null if nothing was erased */
export const rewrittenWords = (storage: keyof typeof REWRITTEN_WORDS | null): string =>
  storage === null ? 'Nothing was erased since the last time.' : REWRITTEN_WORDS[storage];
