import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OfferSheet as Sheet } from '@/lib/domain/appraisals/appraisal';
import { APPRAISAL_STATES, mayBeSigned, OFFER_STATES } from '@/lib/domain/appraisals/appraisal-state';
import { CONDITIONS } from '@/lib/domain/appraisals/entries';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { OfferContact } from './offer-contact';
import { OfferSheet } from './offer-sheet';

const SHEET: Sheet = {
  vehicle: {
    title: 'CITROËN C3',
    derivative: null,
    registered: null,
    colour: null,
    mileage: 40_000,
    derivativeKey: null,
  },
  condition: { label: 'Clean', definition: '' },
  isConditionChosen: true,
  handOver: null,
  deductions: [],
  photos: [],
  pounds: 8_450,
  vatPence: 0,
  settlement: { financePence: 0, depositPence: 0, inHandPence: 845_000, words: '' },
};
const CONTACT = {
  number: 'A-2026-000123',
  made: { by: 'Val Lee', at: '2026-11-27T10:00:00Z' },
  contact: { telephone: '+44 (0)1234 567890', email: 'sales@demo.example' },
};
const markup = (
  sheet: Partial<Sheet>,
  picture: string | null = null,
  isForSigning = false,
  isAccepted = false,
  { isOpen = true, isBought = false } = {},
): string =>
  renderToStaticMarkup(
    OfferSheet({
      sheet: { ...SHEET, ...sheet },
      organisation: 'Demo Motors',
      plate: null,
      ...CONTACT,
      isAccepted,
      isOpen,
      isBought,
      validity: 'Valid until 3 Dec 2026.',
      picture,
      photoSource: (id) => `/photos/${id}`,
      signature: null,
      isForSigning,
    }),
  );

test('the sheet of an offer that includes VAT states it beside the amount', () => {
  assert.match(
    markup({ vatPence: 140_833 }),
    /£8,450<\/p><p[^>]*>This offer includes VAT of £1,408\.33, which your VAT invoice has to show\.<\/p>/,
  );
});

for (const isOpen of [true, false])
  for (const isBought of [true, false])
    test(`an offer that is ${isOpen ? 'open or accepted' : 'over'}, ${isBought ? '' : 'not '}bought, asks for nothing that can no longer be done`, () => {
      const sheet = markup({ vatPence: 140_833 }, null, false, false, { isOpen, isBought });
      assert.equal(sheet.includes('the offer may change'), isOpen && !isBought);
      assert.equal(sheet.includes('your VAT invoice has to show'), isOpen);
      assert.equal(sheet.includes('This offer included VAT of £1,408.33.'), !isOpen);
    });

test('the answer stands under the amount, above the condition that the offer is for', () => {
  const shown = renderToStaticMarkup(
    OfferSheet({
      sheet: SHEET,
      organisation: 'Demo Motors',
      plate: null,
      ...CONTACT,
      isAccepted: false,
      isOpen: true,
      isBought: false,
      validity: '',
      picture: null,
      photoSource: () => null,
      signature: null,
      answer: 'Accept or decline',
    }),
  );
  assert.match(shown, /£8,450.+Accept or decline.+Condition this offer is for/);
});

for (const condition of CONDITIONS)
  for (const isAccepted of [false, true])
    for (const deductions of [[], ['Front bumper: scuffed']])
      for (const isConditionChosen of [false, true])
        test(`${condition}, ${isConditionChosen ? '' : 'not '}chosen, ${deductions.length} points: it is agreed only once the offer is accepted: ${isAccepted}`, () => {
          const sheet = markup(
            { condition: { label: BAND_WORDS[condition].label, definition: '' }, isConditionChosen, deductions },
            null,
            false,
            isAccepted,
          );
          const isStated = isConditionChosen || deductions.length > 0;
          assert.equal(sheet.includes('Condition agreed'), isStated && isAccepted);
          assert.equal(sheet.includes('Condition this offer is for'), isStated && !isAccepted);
          // Where no value depends on the condition and no one chose it, none is named.
          assert.equal(sheet.includes('for its age and mileage'), isConditionChosen);
          assert.equal(sheet.includes('Nothing is deducted'), isConditionChosen && deductions.length === 0);
        });

test('the sheet of an offer without VAT does not mention it', () => assert.doesNotMatch(markup({}), /VAT/));

test('the sheet has a picture of the derivative, and says so, until there are photos of the vehicle itself', () => {
  const photos = [{ id: '11111111-1111-4111-8111-111111111111', words: 'The vehicle' }];
  const caption = /The picture shows a similar vehicle\./;
  assert.match(markup({}, '/picture'), /src="\/picture"/);
  assert.match(markup({}, '/picture'), caption);
  for (const without of [markup({ photos }, '/picture'), markup({}, null)]) {
    assert.doesNotMatch(without, /src="\/picture"/);
    assert.doesNotMatch(without, caption);
  }
});

for (const [colour, begins] of [
  [null, 'Registered 2\u00a0May\u00a02019'],
  ['BLACK', 'Black'],
] as const)
  test(`the facts under the vehicle’s name begin with “${begins}”`, () => {
    const vehicle = { ...SHEET.vehicle, colour, registered: '2019-05-02' };
    assert.match(markup({ vehicle }), new RegExp(`<p class="mt-1 text-sm text-soft">${begins} · `));
  });

test('the number of the mileage and its unit stay on one line', () => assert.match(markup({}), /40,000\u00a0mi/));

test('the sheet names the month that its price is for, and none where the offer has none', () => {
  assert.match(markup({ handOver: '2027-03' }), /For hand-over in March 2027\./);
  assert.doesNotMatch(markup({}), /hand-over/);
});

for (const state of APPRAISAL_STATES)
  for (const offer of OFFER_STATES) {
    const isOpen = (state === 'offered' && offer === 'made') || offer === 'accepted';
    test(`the sheet of a ${offer} offer of an appraisal that is ${state} has ${isOpen ? '' : 'no '}lines to sign`, () => {
      const signable = { state: offer, pounds: SHEET.pounds };
      const sheet = markup({}, null, mayBeSigned(state, signable, null));
      assert.equal(sheet.includes('Signed by the customer'), isOpen);
      assert.equal(mayBeSigned(state, signable, SHEET.pounds), isOpen);
      // After a purchase at another price it would be the signature of neither.
      assert.equal(mayBeSigned(state, signable, SHEET.pounds - 100), isOpen && offer === 'made');
    });
  }

test('on a tablet no text of the sheet is below 18 px, and the lines to sign on paper are in print only', () => {
  const styles = readFileSync(new URL('../../../app/globals.css', import.meta.url), 'utf8');
  const [, large = ''] = /@media screen and \(width >= 48rem\) \{\n(.*?)\n\}\n/s.exec(styles) ?? [];
  const raised = [...large.matchAll(/([^{}]+)\{\s*font-size: ([\d.]+)rem;\s*\}/g)];
  assert.ok(raised.length > 0);
  for (const [, , size] of raised) assert.ok(Number(size) * 16 >= 18, size);
  const sizes = new Map(
    [...styles.matchAll(/--text-(\w+): ([\d.]+)rem;/g)].map(([, name, size]) => [name, Number(size)]),
  );
  const whole = markup(
    {
      vehicle: { ...SHEET.vehicle, derivative: '1.2 PureTech', colour: 'BLACK', registered: '2019-05-02' },
      handOver: '2027-03',
      deductions: ['Front bumper: scuffed'],
      photos: [{ id: '11111111-1111-4111-8111-111111111111', words: 'The vehicle' }],
      vatPence: 140_833,
      settlement: { financePence: 100_000, depositPence: 50_000, inHandPence: 695_000, words: '' },
    },
    null,
    true,
  );
  assert.match(whole, /^<article class="large-type /);
  const used = [
    ...new Set([...whole.matchAll(/(?<=[\s"])((?:[\w-]+:)*)text-(\w+|\[[^\]]+\])(?=[\s"])/g)].map(([name]) => name)),
  ];
  const small = used.filter((name) => {
    const size = sizes.get(name.replace('text-', ''));
    return /^text-\[|:text-(\[|\w)/.test(name) || (size !== undefined && size * 16 < 18);
  });
  assert.ok(small.length > 0, 'the sheet is smaller on a phone');
  for (const name of small)
    assert.ok(
      raised.some(([, selector]) => selector?.includes(`.${name}`)),
      name,
    );
  assert.match(whole, /<div class="hidden [^"]*print:grid"><p[^>]*>By signing .+<p[^>]*>Signed by the customer/);
});

for (const [isAccepted, words] of [
  [false, 'By signing you accept the offer of £8,450 for the vehicle as described above.'],
  [true, 'By signing you confirm that you accepted the offer of £8,450 for the vehicle as described above.'],
] as const)
  test(`above the lines to sign on paper: ${words}`, () => {
    const sheet = markup({}, null, true, isAccepted);
    assert.ok(sheet.includes(`${words} Offer A-2026-000123 of Demo Motors.</p><p`), sheet);
  });

test('the sheet says whom to ask about the offer and what to quote', () => {
  const sheet = markup({});
  assert.match(sheet, /Demo Motors · A-2026-000123/);
  assert.match(sheet, /Quote A-2026-000123\. Made by Val Lee of Demo Motors on 27 Nov 2026\./);
  assert.match(sheet, /href="tel:\+4401234567890"/);
  assert.match(sheet, /href="mailto:sales@demo\.example\?subject=Offer%20A-2026-000123"/);
});

for (const [telephone, email, isSent] of [
  ['', '', true],
  ['01234 567890', '', false],
  ['', 'sales@demo.example', false],
] as const)
  test(`with telephone “${telephone}” and e-mail “${email}” the customer ${isSent ? 'is sent to the dealer' : 'has a way to reach them'}`, () => {
    const card = renderToStaticMarkup(
      OfferContact({ organisation: 'Demo Motors', ...CONTACT, contact: { telephone, email } }),
    );
    assert.equal(card.includes('Ask the dealer who gave you this offer.'), isSent);
    assert.equal(card.includes('<a '), !isSent);
  });
