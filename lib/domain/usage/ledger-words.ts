/** The values of a line of the ledger as screens and files show them. Without schemas: pages load it. */
import type { LedgerLine } from './ledger-line';

/** Null: there was no answer. */
export const ANSWER_WORDS: Readonly<Record<LedgerLine['answer'], string | null>> = {
  fresh: 'New check',
  // oxlint-disable-next-line code/plain-words -- a value that saved records contain
  kept: 'Recent result',
  none: null,
};

export const CHARGED_WORDS: Readonly<Record<LedgerLine['charged'], string>> = {
  yes: 'Charged',
  no: 'Not charged',
  unknown: 'Not confirmed yet',
};

/** Of one line: what was written off is not awaited any more. */
export const chargeWords = ({ state, charged }: Pick<LedgerLine, 'state' | 'charged'>): string =>
  state === 'WRITTEN_OFF' ? 'Not confirmed' : CHARGED_WORDS[charged];

/**
 * Why a look-up without a record names no vehicle, where that is known: a plate is stored with what was found for it
 * alone, otherwise only so that it is found again when it is entered.
 */
export const noVehicleWords = (state: LedgerLine['state']): string | null =>
  state === 'DENIED' ? 'Plate not stored: nothing was sent' : null;
