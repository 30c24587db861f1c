/** What the company car address of a van holds besides the driver's terms. */
import type { Day } from '@/lib/domain/time/calendar';
import { countIn, dayIn, poundsIn, type TypedField, type TypedValue } from '../address/typed-field';

export interface VanAddress {
  /** The day a double-cab pick-up was bought, leased or ordered; null where it is not stated. */
  readonly ordered: TypedValue<Day | null>;
  /** Its P11D value in pence, if typed in place of the guide's price. */
  readonly price: TypedValue<number | null>;
  /** For the vehicle tax of vans of certain years. */
  readonly euroClass: TypedValue<number | null>;
  readonly capacityCc: TypedValue<number | null>;
}

export type VanFields = Readonly<Record<keyof VanAddress, TypedField>>;

export const readVanAddress = (one: (name: string) => string): VanAddress => ({
  ordered: dayIn(one('ordered')),
  price: poundsIn(one('price')),
  euroClass: countIn(one('euro'), 0, 7, 'the Euro class'),
  capacityCc: countIn(one('cc'), 1, 9_999, 'the engine size in cc'),
});
