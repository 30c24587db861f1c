/** In each state of an appraisal the step forward is the one primary button, and a card without one does not call it the next. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PermissionsProvider } from '@/components/layout/access/permissions-provider';
import { UNUSED_ROUTER } from '@/components/layout/print/printed-filters.fixture';
import { buttonClass } from '@/components/ui/actions/button-class';
import { permissionsOf, type Role } from '@/lib/access';
import { APPRAISAL_STATES, type AppraisalState } from '@/lib/domain/appraisals/appraisal-state';
import { APPRAISAL_SUMMARY } from '@/lib/domain/appraisals/appraisal-values.fixture';
import { lostFrom } from '@/lib/domain/appraisals/lost/reopen-words';
import { USUAL_APPRAISAL_TERMS } from '@/lib/domain/appraisals/terms';
import { StepsCard } from './steps-card';

const LOSS = { pounds: 14_000, mostPounds: 1_887, profitPence: -11_687_50, handOver: '2026-11' };
const LINK = { createdAt: '2026-11-10T10:00:00Z', createdBy: 'Ann Lee' };

/** The newest offer of an appraisal in this state. */
const OFFER_OF = {
  draft: 'requested',
  offered: 'made',
  expired: 'made',
  accepted: 'accepted',
  declined: 'declined',
  bought: 'accepted',
  lost: 'withdrawn',
} as const;

interface CardCase {
  state: AppraisalState;
  role?: Role;
  isRequested?: boolean;
  hasLink?: boolean;
  mayUndo?: boolean;
  lostFrom?: AppraisalState | null;
  today?: string;
}

function shown({
  state,
  role = 'valuer',
  isRequested = false,
  hasLink = false,
  mayUndo = false,
  lostFrom: from = null,
  today = '2026-11-10',
}: CardCase) {
  const card = createElement(StepsCard, {
    summary: { ...APPRAISAL_SUMMARY, state, isRequested },
    offer:
      state === 'draft' && !isRequested
        ? null
        : { id: 'o', state: OFFER_OF[state], validUntil: '2026-12-05', requestedBy: 'Val', customerReason: null },
    accepted: null,
    requested: isRequested ? LOSS : null,
    customerLink: hasLink ? LINK : null,
    lostFrom: from,
    stockCar: null,
    endedOn: null,
    mayUndo,
    terms: USUAL_APPRAISAL_TERMS,
    today,
  });
  const withCard = { permissions: permissionsOf(role), children: card };
  const html = renderToStaticMarkup(
    createElement(
      AppRouterContext,
      { value: UNUSED_ROUTER },
      createElement(QueryClientProvider, { client: new QueryClient() }, createElement(PermissionsProvider, withCard)),
    ),
  );
  const buttons = [...html.matchAll(/<(?:button|a)[^>]* class="([^"]*)"[^>]*>(.*?)<\/(?:button|a)>/g)];
  const isPrimary = (look = '') => look.startsWith(buttonClass('primary').replaceAll('&', '&amp;'));
  return {
    html,
    text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
    title: /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1] ?? null,
    primary: buttons.filter(([, look]) => isPrimary(look)).map(([, , words = '']) => words.replace(/<[^>]+>/g, '')),
  };
}

const NEXT = 'Next step';
const CASES: readonly (readonly [CardCase, title: string | null, primary: readonly string[]])[] = [
  [{ state: 'draft' }, 'Not bought?', []],
  [{ state: 'draft', isRequested: true }, 'Waiting for approval', []],
  [{ state: 'draft', isRequested: true, role: 'manager' }, NEXT, ['Approve']],
  [{ state: 'offered' }, NEXT, ['Create customer link']],
  [{ state: 'offered', hasLink: true }, NEXT, ['Customer accepted']],
  [{ state: 'expired' }, NEXT, ['Revise the offer']],
  [{ state: 'accepted' }, NEXT, ['Enter as bought']],
  [{ state: 'declined' }, NEXT, ['Revise the offer']],
  [{ state: 'declined', mayUndo: true }, NEXT, ['Revise the offer']],
  [{ state: 'bought' }, NEXT, ['Take into stock']],
  [{ state: 'lost' }, 'Not lost?', []],
];

for (const [given, title, primary] of CASES)
  test(`${JSON.stringify(given)} has ${primary.join() || 'no primary button'} under ${title ?? 'no card'}`, () => {
    const card = shown(given);
    assert.deepEqual([card.title, card.primary], [title, primary]);
  });

test('every state has its case', () => {
  assert.deepEqual(new Set(CASES.map(([{ state }]) => state)), new Set(APPRAISAL_STATES));
});

test('a request has the offer, the maximum to pay and the loss above the buttons that decide it', () => {
  assert.match(
    shown({ state: 'draft', isRequested: true, role: 'manager' }).text,
    /Offer £14,000 Maximum to pay £1,887 Loss at the asking price £11,687\.50 Approve Decline the request/,
  );
});

for (const [today, isPassed] of [
  ['2026-11-30', false],
  ['2026-12-01', true],
] as const)
  test(`a request for November is ${isPassed ? 'not approved any more' : 'approved'} on ${today}, and says so`, () => {
    const { text, html } = shown({ state: 'draft', isRequested: true, role: 'manager', today });
    assert.equal(/The hand-over month of this request, November 2026, has passed\. Withdraw/.test(text), isPassed);
    assert.equal(/<button[^>]* disabled=""[^>]*>(?:<[^>]+>)*Approve/.test(html), isPassed);
  });

for (const from of APPRAISAL_STATES)
  for (const hasLink of [false, true])
    test(`lost while ${from}, ${hasLink ? 'with' : 'without'} a link: only an offer that the loss ended is stated to count again`, () => {
      const { text } = shown({ state: 'lost', lostFrom: from, hasLink });
      const isEnded = from === 'offered' || from === 'accepted';
      assert.equal(/counts again/.test(text), isEnded);
      assert.equal(/link works again/.test(text), isEnded && hasLink);
    });

for (const [validUntil, from] of [
  ['2026-11-09', 'expired'],
  ['2026-11-10', 'offered'],
] as const)
  test(`an offer that was valid until ${validUntil} comes back as ${from} on 10 Nov`, () => {
    const changes = [
      { field: 'state', before: 'offered', after: 'lost' },
      { field: 'state', before: 'draft', after: 'offered' },
    ];
    assert.equal(lostFrom(changes, { validUntil }, '2026-11-10'), from);
  });
