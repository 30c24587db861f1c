/**
 * Corrections of how an appraisal ended: a purchase that was entered wrongly, and a loss that was none. Each is one
 * commit with its history.
 */
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRow } from '../rows';
import type { PersonKey } from './appraisal-steps';
import { noteOf, onLocked, stepIn } from './step';

/** What a purchase gives the car that comes into stock from it, besides its day. */
export interface PurchasedCar {
  readonly costPounds: number;
  readonly notes: string;
}

/** A purchase as it is stored, in whole pounds, and what its car has of it. */
export interface EnteredPurchase {
  readonly pounds: number;
  readonly on: string;
  readonly car: PurchasedCar;
}

export interface PurchaseCorrection {
  readonly before: EnteredPurchase;
  readonly after: EnteredPurchase;
}

const correctedRow = z.object({
  done: z.boolean(),
  /** Where the car is that came into stock from it; null without one. */
  car: z.enum(['in_stock', 'sold', 'removed']).nullable(),
  /** Those that changed in the car, of those that the correction changes. */
  followed: z.array(z.string()),
  /** The car has the day in that the purchase gave it, and left before the corrected day. */
  hasLeftBefore: z.boolean(),
});
export type CorrectedPurchase = Omit<z.infer<typeof correctedRow>, 'done'>;

export function openAppraisalCorrections(database: SqlDatabase) {
  return {
    /**
     * The car from it follows, in stock or no longer, in its cost, date in and notes: in each that it still has as it was
     * taken over, but never to a date in after it left.
     * @returns null if the purchase is no longer the one before
     */
    async correctPurchase({
      before,
      after,
      ...key
    }: PersonKey & PurchaseCorrection): Promise<CorrectedPurchase | null> {
      const { organisationId, id, personId } = key;
      const cars = [before.car, after.car].flatMap(({ costPounds, notes }) => [costPounds, notes]);
      const values = [organisationId, id, personId, before.pounds, before.on, after.pounds, after.on, ...cars];
      const row = await onLocked(database, key, (step) => selectRow(step, correctedRow, CORRECT, values));
      return row?.done ? row : null;
    },

    /**
     * Back to the state before the loss, with the offer and the customer link as they were then.
     * @param offerId of the newest offer as it was shown; null: there was none
     * @returns false if it is not lost, or its newest offer is another
     */
    reopen: ({ organisationId, id, personId, offerId }: PersonKey & { readonly offerId: string | null }) =>
      stepIn(database)(REOPEN, [organisationId, id, personId, offerId]),
  };
}

const CORRECT = `with a as (
    update appraisals set bought_pounds = $6, ended_on = $7::date
    where organisation_id = $1 and id = $2 and state = 'bought' and bought_pounds = $4 and ended_on = $5::date returning id),
  priced as (select id from a where $4::integer <> $6::integer),
  dated as (select id from a where $5::date <> $7::date),
  price_noted as (${noteOf('priced', 'purchasePrice', '$4::integer::text', '$6::integer::text')}),
  day_noted as (${noteOf('dated', 'purchaseDay', '$5::date::text', '$7::date::text')}),
  car as (
    select c.id, c.status, c.left_on, c.cost_pounds, c.in_on, c.notes from stock_cars c join a on c.appraisal_id = a.id for update of c),
  changes as (
    select car.id, g.field, g.before, g.after
    from car cross join lateral (values
      ('costPounds', car.cost_pounds::text, $8::integer::text, $10::integer::text),
      ('inOn', car.in_on::text, $5::date::text, $7::date::text),
      ('notes', car.notes, $9::text, $11::text)) g(field, now, before, after)
    where g.now = g.before and g.before <> g.after and (g.field <> 'inOn' or coalesce($7::date <= car.left_on, true))),
  saved as (
    update stock_cars s set version = s.version + 1, cost_pounds = coalesce(f.cost, s.cost_pounds),
      in_on = coalesce(f.day, s.in_on), notes = coalesce(f.notes, s.notes)
    from (
      select id, max(after) filter (where field = 'costPounds')::integer as cost,
        max(after) filter (where field = 'inOn')::date as day, max(after) filter (where field = 'notes') as notes
      from changes group by id) f
    where s.id = f.id returning s.id),
  car_noted as (
    insert into stock_car_history (car_id, at, person_id, field, before, after)
    select c.id, clock_timestamp(), $3::text, c.field, c.before, c.after from changes c join saved s on s.id = c.id)
  select exists (select 1 from a) as done,
    (select case when left_on is null then 'in_stock' else status end from car) as car,
    array(select field from changes) as followed,
    exists (select 1 from car where in_on = $5::date and left_on < $7::date) as "hasLeftBefore"`;

/** The newest offer of an appraisal, by its alias. */
const newestOf = (alias: string): string =>
  `(select n.id from appraisal_offers n where n.appraisal_id = ${alias}.id order by n.requested_at desc limit 1)`;

/** A loss withdraws a request that waits, and the history has no line for that. */
const WAITED = `(
  select h.field = 'offerRequested' from appraisal_history h
  where h.appraisal_id = was.id and h.field in ('offerRequested', 'approval', 'offerMade') order by h.id desc limit 1)`;

const REOPEN = `with was as (
    select a.id, concat_ws(': ', a.loss_reason, nullif(a.loss_note, '')) as loss, (
      select h.before from appraisal_history h
      where h.appraisal_id = a.id and h.field = 'state' and h.after = 'lost' order by h.id desc limit 1) as state
    from appraisals a
    where a.organisation_id = $1 and a.id = $2 and a.state = 'lost' and ${newestOf('a')} is not distinct from $4::uuid
    for update),
  o as (
    update appraisal_offers o
    set state = case was.state when 'offered' then 'made' when 'accepted' then 'accepted' else 'requested' end
    from was where o.appraisal_id = was.id and o.id = ${newestOf('was')} and o.state = 'withdrawn'
      and (was.state in ('offered', 'accepted') or was.state = 'draft' and ${WAITED})),
  a as (
    update appraisals a set state = was.state, state_at = clock_timestamp(), ended_on = null, loss_reason = null,
      loss_note = null, lost_sums = null
    from was where a.id = was.id and was.state is not null returning a.id, a.state, was.loss),
  noted as (${noteOf('a', 'state', `'lost'`, 'a.state')}),
  loss_noted as (${noteOf('a', 'loss', 'a.loss', 'null')})
  select exists (select 1 from a) as done`;
