/** One age identifier: a letter or a two-digit number, valid for registrations between two days. */
export interface PlatePeriod {
  /** `A` … `Y`, `51`, `02` … */
  readonly letter: string;
  readonly kind: 'suffix' | 'prefix' | 'current';
  readonly from: string;
  readonly to: string;
  /** Running number, one per period: PLATE_SEQNO, and the forecast's plateId. 79 is the 21 plate. */
  readonly sequence: number;
}

/** A period cut by New Year, as used-value grids list it: `2015 64` is January and February 2015. */
export interface PlateSlice {
  readonly year: number;
  readonly letter: string;
  readonly from: string;
  readonly to: string;
  /** First month of the slice, 1–12 (PLATE_MONTH). */
  readonly month: number;
  /** `2021 21` */
  readonly text: string;
  readonly sequence: number;
}

export type PlateShape = 'current' | 'prefix' | 'suffix' | 'dateless' | 'northern-ireland' | 'q';
