import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createProvider } from './provider';
import { callBilled, outcomeOf, settingsFor } from './provider.fixture';
import { inProcess } from './transport';
import { refidValuation, vrmValuation } from '@/lib/contract/vrm';
import { reasonIn, type AnswerReason } from './answer-words';

/** The first of each is recorded; the documents leave the wording open. */
const SENTENCES: Readonly<Record<AnswerReason, readonly string[]>> = {
  credentials: [
    'Invalid subscriber ID or password.',
    'Invalid SubscriberID or Password',
    'Subscriber not recognised.',
    'Subscriber not found',
    'The password is incorrect.',
    'Your subscription has expired.',
    'Account suspended',
    'Authentication failed.',
    'Login failed for this service.',
    'You are not authorised to use this service.',
    'Access is denied.',
  ],
  limit: ['Monthly lookup limit exceeded.', 'You have exceeded your monthly limit', 'Lookup limit reached'],
  'nothing found': [
    'Vehicle not found',
    'The request returned no values.',
    'Mileage out of bounds',
    'No vehicle is held for this mark',
    'No match.',
    'VRM not recognised',
    'Unknown VRM',
    'The vehicle could not be identified.',
    'Registration does not exist in the database',
    'No valuation available for this vehicle',
  ],
  other: [
    'Unknown error',
    'The service is not available.',
    'Timeout expired. The vehicle database did not respond.',
    'Object reference not set to an instance of an object.',
    'Mileage must be a whole number.',
    '',
  ],
};

const REASONS = ['credentials', 'limit', 'nothing found', 'other'] as const;

describe('the reason in an answer of Success false', () => {
  for (const reason of REASONS) {
    for (const sentence of SENTENCES[reason]) {
      it(`“${sentence}” is ${reason}`, () => assert.equal(reasonIn(['', sentence, sentence]).reason, reason));
    }
  }
});

describe('a valuation without a vehicle, its look-up unsuccessful as well (2 §Errors 2)', () => {
  const answering = (part: string, reason: string) =>
    createProvider({
      ...settingsFor('http://in.process'),
      transport: inProcess(
        async () =>
          new Response(
            `<q1:Res xmlns:q1="https://provider.example/vrm"><q1:FailReason>${reason}</q1:FailReason>` +
              `<q1:MileageOutOfBounds>false</q1:MileageOutOfBounds><q1:${part}><q1:Success>false</q1:Success>` +
              `<q1:FailReason>${reason}</q1:FailReason></q1:${part}><q1:Success>false</q1:Success></q1:Res>`,
            { headers: { 'content-type': 'text/xml' } },
          ),
      ),
    });
  const outcomes: Readonly<Record<AnswerReason, string>> = {
    credentials: 'provider_rejected_us, charged no',
    limit: 'limit_reached, charged no',
    'nothing found': 'value',
    other: 'provider_refused, charged unknown',
  };
  for (const reason of REASONS) {
    it(`is ${reason} however it is worded`, async () => {
      for (const sentence of SENTENCES[reason]) {
        const byPlate = callBilled(answering('VRMLookup', sentence), vrmValuation, vrmValuation.example);
        assert.equal(await outcomeOf(byPlate), outcomes[reason], sentence);
        const byGuideId = callBilled(answering('REFIDLookup', sentence), refidValuation, refidValuation.example);
        assert.equal(await outcomeOf(byGuideId), outcomes[reason], sentence);
      }
    });
  }
});
