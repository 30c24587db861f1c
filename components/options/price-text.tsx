import { sumWords } from '@/lib/domain/options/pricing/sum-words';
import { formatPounds } from '@/lib/format';

/** Pence as pounds, or that there is no price here. */
export const priceWords = (pence: number | null): string => (pence === null ? 'POA' : formatPounds(pence / 100));

export const totalWords = ({ pence, onApplication }: { pence: number; onApplication: readonly number[] }): string =>
  sumWords(pence, onApplication.length > 0);

export interface PriceTextProps {
  /** Its own price; null on application. */
  listPence: number | null;
  /** What it adds to the present build. */
  pence: number | null;
}

/** A price; the option's own price is struck through where the build has it for less. */
export function PriceText({ listPence, pence }: PriceTextProps) {
  if (listPence === pence) return priceText(pence);
  return (
    <>
      <s className="font-normal text-faint">
        <span className="sr-only">alone </span>
        {priceText(listPence)}
      </s>{' '}
      {priceText(pence)}
    </>
  );
}

const priceText = (pence: number | null) =>
  pence === null ? <abbr title="Price on application">POA</abbr> : priceWords(pence);
