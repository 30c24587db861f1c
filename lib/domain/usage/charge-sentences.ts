/** Whether a look-up that failed cost anything, in a sentence. Without schemas: pages load it. */
import type { Charged } from '@/lib/fault';

export const CHARGE_SENTENCES: Readonly<Record<Charged, string>> = {
  yes: 'The look-up was charged.',
  no: 'Nothing was charged.',
  unknown: 'The look-up may have been charged: it counts unless the provider’s record shows otherwise.',
};

/** Of one look-up that failed, where others of the same submission may have been charged. */
export const LOOK_UP_NOT_CHARGED = 'This look-up was not charged.';
