import type { RetentionClass, Option } from '@/lib/sandbox/options/option-book';

/** An option as the tables offer it, before it has its price on a day and its place in the list. */
export interface OptionOffer {
  readonly code: number;
  readonly category: string;
  readonly description: string;
  /** For a £20,000 car in 2018; null: only in packs. */
  readonly pounds: number | null;
  readonly isDefault: boolean;
  readonly kind: Option['kind'];
  readonly kg: number;
  readonly dragCm2: number;
  readonly rolling: number;
  readonly retention: RetentionClass;
  readonly generic: number | null;
}
