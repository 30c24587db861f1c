/** The subscriber API (1 §Subscriber API). */
import * as contract from '@/lib/contract/subscriber';
import { refusals } from '@/lib/contract/refusals';
import { defineResourceHandler } from '@/lib/sandbox/host/resource-handlers';

/** Tokens end after this long, used or not (1 §Authentication). */
export const TOKEN_MINUTES = 120;

export const subscriberHandlers = [
  defineResourceHandler(
    contract.authentication,
    (_, { base, clock, tokens }) => ({
      availableProducts: `${base}/v1/Products`,
      accessToken: tokens.issue(clock),
      tokenType: 'Bearer',
      expiresIn: `${TOKEN_MINUTES} minutes`,
    }),
    refusals().badCredentials,
  ),
  defineResourceHandler(
    contract.vehicleTypes,
    () => [
      { typeId: 1, description: 'Car', abbreviation: 'CAR' },
      { typeId: 2, description: 'Light Commercial Vehicle', abbreviation: 'LCV' },
    ],
    refusals().badCredentials,
  ),
];
