/** Every kind of notification, in every condition its sentence may be written in. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NotificationFacts } from './notification-facts';
import { NOTIFICATION_EVENTS, NOTIFICATION_KINDS, type NotificationEvent } from './notification-kinds';

const APPRAISAL = '00000000-0000-4000-8000-000000000001';
const OFFER = { appraisalId: APPRAISAL, number: 'A-2026-000123', pounds: 12_300 };
const BUDGET = { percent: 80, most: 500, month: '2026-11-01' };
const BUILD = {
  id: APPRAISAL,
  kind: 'car',
  identifier: 50_031,
  date: '2026-04-06',
  code: 'abc',
  savedOn: '2026-04-06',
} as const;
const LISTED = { listId: APPRAISAL, listedAt: new Date('2026-11-24T09:05:00Z') };
const VALID = { validUntil: '2026-11-24' };

type Cases = { readonly [E in NotificationEvent]: readonly (readonly [NotificationFacts[E], string])[] };
const CASES: Cases = {
  own_budget: [
    [BUDGET, 'You have reached 80% of your 500 credits for November 2026.'],
    [{ ...BUDGET, percent: 90, most: 1 }, 'You have reached 90% of your 1 credit for November 2026.'],
    [
      { ...BUDGET, percent: 100 },
      'You have reached 100% of your 500 credits for November 2026. The next charged look-up is refused until 1 Dec 2026, or until the budget is raised or a credit is released.',
    ],
  ],
  organisation_budget: [
    [{ ...BUDGET, most: 5_000 }, 'Your organisation has reached 80% of its 5,000 credits for November 2026.'],
    [
      { ...BUDGET, percent: 100, month: '2026-12-01' },
      'Your organisation has reached 100% of its 500 credits for December 2026. The next charged look-up is refused until 1 Jan 2027, or until the budget is raised or a credit is released.',
    ],
  ],
  credits_requested: [
    [{ by: 'Jo Smith', credits: 50 }, 'Jo Smith requests 50 extra credits.'],
    [{ by: null, credits: 1 }, 'A former colleague requests 1 extra credit.'],
  ],
  credits_decided: [
    [{ by: 'Ada Brown', granted: 20, hasReason: false }, 'Ada Brown approved 20 extra credits for you.'],
    [{ by: null, granted: null, hasReason: false }, 'A former colleague declined your request for extra credits.'],
    [
      { by: 'Ada', granted: null, hasReason: true },
      'Ada declined your request for extra credits. Your account page shows the reason.',
    ],
  ],
  offer_requested: [
    [{ ...OFFER, by: 'Jo Smith' }, 'Jo Smith requests approval of an offer of £12,300 for appraisal A-2026-000123.'],
  ],
  offer_decided: [
    [
      { ...OFFER, by: 'Ada', isApproved: true, hasReason: false },
      'Ada approved your offer of £12,300 for appraisal A-2026-000123.',
    ],
    [
      { ...OFFER, by: 'Ada', isApproved: false, hasReason: false },
      'Ada declined to approve your offer of £12,300 for appraisal A-2026-000123.',
    ],
    [
      { ...OFFER, by: 'Ada', isApproved: false, hasReason: true },
      'Ada declined to approve your offer of £12,300 for appraisal A-2026-000123. The appraisal shows the reason.',
    ],
  ],
  offer_answered: [
    [
      { ...OFFER, by: null, isAccepted: true },
      'The customer accepted the offer of £12,300 for your appraisal A-2026-000123.',
    ],
    [
      { ...OFFER, by: null, isAccepted: false },
      'The customer declined the offer of £12,300 for your appraisal A-2026-000123.',
    ],
    [
      { ...OFFER, by: 'Jo', isAccepted: true },
      'The customer accepted the offer of £12,300 for your appraisal A-2026-000123, as entered by Jo.',
    ],
    [
      { ...OFFER, by: 'Jo', isAccepted: false },
      'The customer declined the offer of £12,300 for your appraisal A-2026-000123, as entered by Jo.',
    ],
  ],
  offer_expiring: [
    [
      { ...OFFER, ...VALID },
      'The offer of £12,300 for your appraisal A-2026-000123 can be accepted until the end of 24 Nov 2026.',
    ],
  ],
  offer_expired: [
    [
      { ...OFFER, ...VALID },
      'The offer of £12,300 for your appraisal A-2026-000123 expired unanswered at the end of 24 Nov 2026.',
    ],
  ],
  stock_run_ended: [
    [
      { ...LISTED, state: 'done', cars: 300, valued: 296 },
      'The valuation of your stock list created 24 Nov 2026, 09:05 has finished: 296 of 300 cars valued.',
    ],
    [
      { ...LISTED, state: 'stopped', cars: 1, valued: 0 },
      'The valuation of your stock list created 24 Nov 2026, 09:05 has stopped: 0 of 1 car valued so far. The list says why.',
    ],
  ],
  share_viewed: [
    [
      { kind: 'valuation', recordId: APPRAISAL, sharedOn: '2026-11-21' },
      'The link to a valuation that you created on 21 Nov 2026 has been opened.',
    ],
    [
      { kind: 'registration', recordId: APPRAISAL, sharedOn: '2026-11-21' },
      'The link to a vehicle file that you created on 21 Nov 2026 has been opened.',
    ],
  ],
  feed_failed: [
    [
      { createdOn: '2026-11-21', failingSince: '2026-11-25', weeks: 0 },
      'The incoming feed that was created on 21 Nov 2026 could not be read on 25 Nov 2026, so the stock was not updated from it. Its page says why.',
    ],
    [
      { createdOn: '2026-11-21', failingSince: '2026-11-25', weeks: 2 },
      'The incoming feed that was created on 21 Nov 2026 has not been read since 25 Nov 2026, so the stock may be out of date. Its page says why.',
    ],
  ],
  api_key_ending: [
    [
      { createdOn: '2025-12-07', expiresOn: '2026-12-07' },
      'The API key that was created on 7 Dec 2025 expires on 7 Dec 2026. Create a new one and give it to the system before then.',
    ],
  ],
  webhook_paused: [
    [
      { createdOn: '2026-11-02', pausedOn: '2026-11-24', reason: 'failing' },
      'The webhook that was created on 2 Nov 2026 was paused on 24 Nov 2026, as the system has not accepted an event for three days. Its page says what waits.',
    ],
    [
      { createdOn: '2026-11-02', pausedOn: '2026-11-24', reason: 'gone' },
      'The webhook that was created on 2 Nov 2026 was paused on 24 Nov 2026, as the system answered that it takes no more events. Its page says what waits.',
    ],
  ],
  build_changed: [
    [
      { ...BUILD, areas: ['price'] },
      'A build that you saved on 6 Apr 2026 is different today: price. The saved prices stay as they were.',
    ],
    [
      { ...BUILD, areas: ['options', 'rules', 'equipment'] },
      'A build that you saved on 6 Apr 2026 is different today: options, rules and standard equipment. The saved prices stay as they were.',
    ],
  ],
  figures_ending: [
    [
      { ...BUILD, figuresUntil: '2026-12-04' },
      'The CO2 figures (WLTP) of a build that you saved on 6 Apr 2026 are valid until the end of 4 Dec 2026. Get them again before you use them in a quote.',
    ],
  ],
  new_package: [
    [
      { product: 'Car valuations', edition: '2026-12-01' },
      'A new package of Car valuations can be downloaded: edition of 1 Dec 2026.',
    ],
  ],
  value_moved: [
    [
      { cars: 12, edition: '2026-12-01', pounds: 500, percent: 5 },
      'Clean of 12 cars in stock moved by more than £500 or 5% in the edition of 1 Dec 2026.',
    ],
    [
      { cars: 1, edition: '2026-12-01', pounds: 1_500, percent: 10 },
      'Clean of 1 car in stock moved by more than £1,500 or 10% in the edition of 1 Dec 2026.',
    ],
  ],
  profit_ending: [
    [
      { carId: APPRAISAL, edition: '2026-12-01' },
      'Clean of a car of yours in stock is expected to fall below its cost with preparation by 1 Jan 2027.',
    ],
  ],
  new_edition: [[{ edition: '2026-12-01' }, 'The guide has published its edition of 1 Dec 2026.']],
  wrong_passwords: [
    [
      { on: '2026-11-25' },
      '5 or more wrong passwords were tried for your account on 25 Nov 2026. Your account page lists where they came from. If it was not you, choose a password that you use nowhere else.',
    ],
  ],
};

const casesOf = <E extends NotificationEvent>(event: E) => {
  const kind = NOTIFICATION_KINDS[event];
  return CASES[event].map(([fact, words]) => ({ words, written: kind.words(fact), path: kind.path(fact) }));
};

for (const event of NOTIFICATION_EVENTS)
  test(`${event}: its sentence is true and whole in every case, and leads to a page of the product`, () => {
    const cases = casesOf(event);
    assert.ok(cases.length > 0);
    for (const { words, written, path } of cases) {
      assert.equal(written, words);
      assert.match(
        path,
        /^\/[a-z/-]*(?:\/00000000-0000-4000-8000-000000000001)?$|^\/vehicles\/car\/50031\/[a-z]+\?date=2026-04-06&build=abc/,
      );
    }
  });

test('every kind has its own label, short enough for the subject of a mail', () => {
  const labels = NOTIFICATION_EVENTS.map((event) => NOTIFICATION_KINDS[event].label);
  assert.equal(new Set(labels).size, labels.length);
  for (const label of labels) assert.match(label, /^[A-Z].{5,70}[^.]$/);
});
