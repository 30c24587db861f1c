/**
 * The steps of offers. Each is one commit with its history, and only the first attempt succeeds. A step is for the offer
 * that a person saw, and is not taken on another one. Each locks the appraisal before its offer.
 */
import { z } from 'zod';
import type { CustomerReason, OfferState } from '@/lib/domain/appraisals/appraisal-state';
import type { SqlDatabase } from '../database';
import { selectRow } from '../rows';
import { signatureOf, type NewSignature } from './appraisal-signatures';
import type { AppraisalKey } from './appraisals';
import { TODAY } from '../today';
import { entriesChanged, lockedWith, noteOf, onLocked, stepIn, versionsOf } from './step';

/** An offer as a person saw it. */
export interface SeenOffer {
  readonly id: string;
  readonly state: OfferState;
}

export interface Loss {
  readonly reason: string;
  readonly note: string;
  /** The newest offer as it was shown; null: there was none. */
  readonly shown: SeenOffer | null;
  /** Its sums, of a draft that has no offer, and the entries that they are made of; null: none are frozen. */
  readonly frozen: {
    readonly sums: unknown;
    readonly entries: readonly { readonly field: string; readonly version: number }[];
  } | null;
}

export interface CustomerAnswer {
  readonly accept: boolean;
  readonly signature: NewSignature | null;
  /** Why it is declined; null: no reason is given, or it is accepted. */
  readonly reason: CustomerReason | null;
}

interface OfferDecision {
  readonly approve: boolean;
  /** Why it is declined, as typed; null: none is given. */
  readonly reason: string | null;
  /** An approved offer is valid for no more days than these; null: for all that were entered. */
  readonly daysLeft: number | null;
}

const linkedRow = z.object({ at: z.date() });
const lostRow = z.object({ isOpen: z.boolean(), isLost: z.boolean() });

export interface Purchase {
  readonly offerId: string;
  /** Whole pounds paid. */
  readonly pounds: number;
  /** The day it was bought. */
  readonly on: string;
}

export type PersonKey = AppraisalKey & { readonly personId: string };
/** With the offer that the person saw. */
type OfferKey = PersonKey & { readonly offerId: string };

export function openAppraisalSteps(database: SqlDatabase) {
  const done = stepIn(database);
  return {
    /** False if there is nothing to decide. */
    decide: ({ organisationId, id, personId, offerId, approve, reason, daysLeft }: OfferKey & OfferDecision) =>
      done(DECIDE, [organisationId, id, personId, approve, daysLeft, offerId, reason]),

    /** By a person in the organisation. False if the offer is not open, or it has expired. */
    answer: ({ organisationId, id, personId, offerId, accept }: OfferKey & { accept: boolean }) =>
      done(answering('o.organisation_id = $1 and o.appraisal_id = $2 and o.id = $7'), [
        organisationId,
        id,
        personId,
        accept,
        null,
        null,
        offerId,
      ]),

    /**
     * Opens the offer again that a dealer recorded as declined; its link leads to it as before. False if the customer
     * declined it, it has expired, or something followed.
     */
    undoDecline: ({ organisationId, id, personId, offerId }: OfferKey) =>
      done(UNDO_DECLINE, [organisationId, id, personId, offerId]),

    /** By the customer's link, signed or not. False if the link leads to no open offer. */
    answerByLink: (tokenHash: string, { accept, signature, reason }: CustomerAnswer) =>
      done(answering('o.token_hash = $1 and $2::text is null', '$7::text'), [
        tokenHash,
        null,
        null,
        accept,
        signature?.name ?? null,
        signature?.path ?? null,
        reason,
      ]),

    /** Makes a new link; the earlier one ends. @returns when it was made; null if the offer is not open */
    async link({ organisationId, id, personId, offerId, tokenHash }: OfferKey & { tokenHash: string }) {
      const row = await selectRow(database, linkedRow, LINK, [organisationId, id, personId, tokenHash, offerId]);
      return row?.at ?? null;
    },

    /** Back to a draft: ends the offer, its link, or the request for approval. False if it is in another state. */
    revise: ({ organisationId, id, personId, shown }: PersonKey & { readonly shown: SeenOffer }) =>
      done(REVISE, [organisationId, id, personId, shown.id, shown.state]),

    /** Only with an offer that is still accepted. False otherwise. */
    buy: ({ organisationId, id, personId, offerId, pounds, on }: PersonKey & Purchase) =>
      done(BUY, [organisationId, id, personId, pounds, on, offerId]),

    /**
     * In any state. Ended: it is bought or lost already, or its newest offer is another than the one shown. Changed: its
     * entries are others by now than those that its sums are made of.
     */
    async lose({ reason, note, frozen, shown, ...key }: PersonKey & Loss): Promise<'lost' | 'ended' | 'changed'> {
      const { organisationId, id, personId } = key;
      const sums = frozen && JSON.stringify(frozen.sums);
      const versions = frozen && versionsOf(frozen.entries);
      const seen = [shown?.id ?? null, shown?.state ?? null];
      const values = [organisationId, id, personId, reason, note, sums, versions, ...seen];
      const row = await onLocked(database, key, (step) => selectRow(step, lostRow, LOSE, values));
      if (row?.isLost) return 'lost';
      return row?.isOpen ? 'changed' : 'ended';
    },
  };
}

/** @param reason SQL: why it is declined, which the history then has; null: none is given */
const answering = (which: string, reason = 'null::text') => `with ${lockedWith(which)}, o as (
    update appraisal_offers o set state = case when $4 then 'accepted' else 'declined' end, answered_at = clock_timestamp(),
      answered_by = $3
    from locked where o.appraisal_id = locked.id and ${which} and o.state = 'made' and o.valid_until >= ${TODAY} 
    returning o.appraisal_id as id, o.id as offer_id, o.state),
  signed as (${signatureOf('o', '$5::text', '$6::text')}),
  signing_noted as (${noteOf('signed', 'signature', 'null', `'signed'`)}),
  a as (
    update appraisals a set state = o.state, state_at = clock_timestamp() from o where a.id = o.id returning a.id),
  noted as (${noteOf('o', 'state', `'offered'`, 'o.state')}),
  declined as (select id from o where not $4 and ${reason} is not null),
  reason_noted as (${noteOf('declined', 'customerReason', 'null', reason)})
  select exists (select 1 from o) as done`;

const UNDO_DECLINE = `with was as (
           select id from appraisals where organisation_id = $1 and id = $2 and state = 'declined' for update),
         o as (
           update appraisal_offers o set state = 'made', answered_at = null, answered_by = null from was
           where o.id = $4 and o.id = (select n.id from appraisal_offers n where n.appraisal_id = $2 order by n.requested_at desc limit 1)
             and o.state = 'declined' and o.answered_by is not null and o.valid_until >= ${TODAY}
           returning was.id),
         a as (
           update appraisals a set state = 'offered', state_at = clock_timestamp() from o where a.id = o.id returning a.id),
         noted as (${noteOf('a', 'state', `'declined'`, `'offered'`)})
         select exists (select 1 from a) as done`;

const DECIDE = `with ${lockedWith('o.organisation_id = $1 and o.appraisal_id = $2 and o.id = $6')}, o as (
           update appraisal_offers o set state = case when $4 then 'made' else 'refused' end, decided_by = $3,
             made_at = case when $4 then clock_timestamp() end, valid_until = case when $4 then ${TODAY} + least(valid_days, $5::integer) end
           from locked where o.appraisal_id = locked.id and o.id = $6 and o.state = 'requested'
           returning o.appraisal_id as id, o.pounds, o.valid_until),
         a as (
           update appraisals a set state = 'offered', state_at = clock_timestamp(), offer_pounds = o.pounds, valid_until = o.valid_until
           from o where $4 and a.id = o.id returning a.id),
         noted as (${noteOf('o', 'approval', `'requested'`, `case when $4 then 'approved' else 'refused' end`)}),
         declined as (select id from o where not $4 and $7::text is not null),
         reason_noted as (${noteOf('declined', 'declineReason', 'null', '$7::text')}),
         moved as (${noteOf('a', 'state', `'draft'`, `'offered'`)})
         select exists (select 1 from o) as done`;

const REVISE = `with was as (select a.id, a.state from appraisals a where a.organisation_id = $1 and a.id = $2
             and a.state = case $5::text when 'requested' then 'draft' when 'made' then 'offered' else $5 end for update),
         o as (
           update appraisal_offers o set state = case when o.state = 'declined' then o.state else 'withdrawn' end
           from was where o.appraisal_id = was.id and o.id = $4 and o.state = $5
             and o.state in ('requested', 'made', 'accepted', 'declined')
             and not exists (
               select 1 from appraisal_offers n where n.appraisal_id = o.appraisal_id and n.requested_at > o.requested_at)
           returning was.id, was.state),
         a as (
           update appraisals a set state = 'draft', state_at = clock_timestamp(), offer_pounds = null, valid_until = null
           from o where a.id = o.id returning a.id),
         requests as (select id from o where state = 'draft'),
         offers as (select id, state from o where state <> 'draft'),
         withdrawn as (${noteOf('requests', 'approval', `'requested'`, `'withdrawn'`)}),
         noted as (${noteOf('offers', 'state', 'offers.state', `'draft'`)})
         select exists (select 1 from o) as done`;

const BUY = `with a as (
           update appraisals set state = 'bought', state_at = clock_timestamp(), bought_pounds = $4, ended_on = $5::date
           where organisation_id = $1 and id = $2 and state = 'accepted'
             and exists (select 1 from appraisal_offers o where o.appraisal_id = $2 and o.id = $6 and o.state = 'accepted')
           returning id),
         noted as (${noteOf('a', 'state', `'accepted'`, `'bought'`)})
         select exists (select 1 from a) as done`;

/** On the locked appraisal: its newest offer is the one shown, in the state shown; or there is none, and none was shown. */
const IS_NEWEST_SHOWN = `not exists (
               select 1 from (
                 select o.id, o.state from appraisal_offers o where o.appraisal_id = $2 order by o.requested_at desc limit 1) n
               full join (select $8::uuid as id, $9::text as state where $8 is not null) s using (id)
               where n.state is distinct from s.state)`;

const LOSE = `with open as (select id, state from appraisals where organisation_id = $1 and id = $2
             and state not in ('bought', 'lost') and ${IS_NEWEST_SHOWN} for update),
         was as (select id, state from open where $6::json is null or not ${entriesChanged('$7')}),
         o as (
           update appraisal_offers set state = 'withdrawn'
           where appraisal_id in (select id from was) and state in ('requested', 'made', 'accepted')),
         a as (
           update appraisals a set state = 'lost', state_at = clock_timestamp(), ended_on = ${TODAY}, loss_reason = $4, loss_note = $5,
             lost_sums = $6::json
           from was where a.id = was.id returning a.id),
         noted as (${noteOf('was', 'state', 'was.state', `'lost'`)})
         select exists (select 1 from open) as "isOpen", exists (select 1 from was) as "isLost"`;

const LINK = `with was as (
           select id, token_hash is not null as "hasLink" from appraisal_offers
           where organisation_id = $1 and appraisal_id = $2 and id = $5 and state = 'made' and valid_until >= ${TODAY} for update),
         o as (
           update appraisal_offers n set token_hash = $4 from was where n.id = was.id
           returning n.appraisal_id as id, was."hasLink"),
         noted as (${noteOf('o', 'link', 'null', `case when o."hasLink" then 'replaced' else 'created' end`)} returning at)
         select at from noted`;
