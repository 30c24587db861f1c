import type { RetentionClass, Option } from '@/lib/sandbox/options/option-book';

/** An option as the tables offer it, before it has a price of its day and a place in the list. */
export interface OptionOffer {
  readonly code: number;
  readonly category: string;
  readonly description: string;
  /** Of a £20,000 car in 2018; null: comes in packs alone. */
  readonly pounds: number | null;
  readonly isDefault: boolean;
  readonly kind: Option['kind'];
  readonly kg: number;
  readonly dragCm2: number;
  readonly rolling: number;
  readonly retention: RetentionClass;
  readonly generic: number | null;
}
