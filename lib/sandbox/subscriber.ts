/** The subscriber API (1 §Subscriber API). */
import * as contract from '@/lib/contract/subscriber';
import { refusals } from '@/lib/contract/refusals';
import { answersResource } from '@/lib/sandbox/resources';

/** Tokens end after this long, used or not (1 §Authentication). */
export const TOKEN_MINUTES = 120;

export const subscriberAnswers = [
  answersResource(
    contract.authentication,
    (_, { base, clock, tokens }) => ({
      availableProducts: `${base}/v1/Products`,
      accessToken: tokens.issue(clock),
      tokenType: 'Bearer',
      expiresIn: `${TOKEN_MINUTES} minutes`,
    }),
    refusals().badCredentials,
  ),
  answersResource(
    contract.vehicleTypes,
    () => [
      { typeId: 1, description: 'Car', abbreviation: 'CAR' },
      { typeId: 2, description: 'Light Commercial Vehicle', abbreviation: 'LCV' },
    ],
    refusals().badCredentials,
  ),
];
