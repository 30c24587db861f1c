'use client';

import { Fault } from '@/lib/fault';
import { AlternativeChoice } from './alternative-choice';
import { DOUBTFUL, SPREAD } from './sample-records';

const common = { record: DOUBTFUL, chosen: 'car 50101', onChange: () => {} };
const fault = new Fault('provider_slow', {
  message: 'The provider’s used values did not answer in time.',
  fix: 'Try again in a moment.',
});

export const ThreeDerivatives = () => <AlternativeChoice {...common} spread={{ data: SPREAD }} />;
export const BeforeTheirValuesAreCompared = () => <AlternativeChoice {...common} spread={{}} />;
export const NotCompared = () => <AlternativeChoice {...common} spread={{ error: fault }} />;
