/** Whether a look-up that failed cost anything, in a sentence. Without schemas: pages load it. */
import type { Charged } from '@/lib/fault';

export const CHARGE_SENTENCES: Readonly<Record<Charged, string>> = {
  yes: 'The look-up was charged.',
  no: 'Nothing was charged.',
  unknown: 'This may have been charged: it counts unless the provider’s record shows otherwise.',
};

/** Of a request that is repeated at no charge and that the server has no answer to: it would only now be charged. */
export const NOT_CARRIED_OUT = { message: 'The request was not carried out.', fix: 'You can send it now.' } as const;

/** Of one look-up that failed, where others of the same submission may have been charged. */
export const LOOK_UP_NOT_CHARGED = 'This look-up was not charged.';
