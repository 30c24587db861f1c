/** Why a valuation has no answer to a question that its kind does not ask. */
import type { LookUpOutcome } from '@/lib/domain/valuations/valuation-record';

type MissingOutcome = LookUpOutcome<never>;

export const pricesNotRequested = {
  answer: null,
  because: { reason: 'Internet prices were not asked for.', next: 'Ask for them: one more valuation.' },
} as const satisfies MissingOutcome;

export const pricesByMarkOnly = {
  answer: null,
  because: {
    reason: 'Internet prices are given by registration mark only.',
    next: 'Value it by its mark and ask for them.',
  },
} as const satisfies MissingOutcome;

export const registerNotRequested = {
  answer: null,
  because: {
    reason: 'An identifier names a derivative, not one vehicle, so no register was asked.',
    next: 'Value it by its registration mark to see what the register says.',
  },
} as const satisfies MissingOutcome;

export const valueNotRequested = {
  answer: null,
  because: {
    reason: 'A VIN identifies the vehicle; the guide values it by its identifier.',
    next: 'Value it with its mileage: one valuation.',
  },
} as const satisfies MissingOutcome;
