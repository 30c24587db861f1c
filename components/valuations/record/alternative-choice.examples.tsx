'use client';

import { Fault } from '@/lib/fault';
import { AlternativeChoice } from './alternative-choice';
import { DOUBTFUL, PRICE_DIFFERENCES } from './sample-records';

const commonProps = { record: DOUBTFUL, chosen: 'car 50101', onChange: () => {} };
const fault = new Fault('provider_slow', {
  message: 'The provider’s used values did not answer in time.',
  fix: 'Try again in a moment.',
});

export const ThreeDerivatives = () => (
  <AlternativeChoice {...commonProps} priceDifferences={{ data: PRICE_DIFFERENCES }} />
);
export const BeforeTheirValuesAreCompared = () => <AlternativeChoice {...commonProps} priceDifferences={{}} />;
export const NotCompared = () => <AlternativeChoice {...commonProps} priceDifferences={{ error: fault }} />;
