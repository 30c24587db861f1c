/** Customers' signatures of offers: one for each, in the same commit as the acceptance. */
import type { SqlDatabase } from '../database';
import { TODAY } from '../today';
import type { AppraisalKey } from './appraisals';
import { lockedWith, noteOf, stepIn } from './step';

/** A stored signature: `path` is our server's own drawing, or null if there is only the typed name. */
export interface NewSignature {
  readonly name: string;
  readonly path: string | null;
}

/**
 * SQL for the signature of a row `o` of `from`, which has the offer as `offer_id` and the appraisal as `id`.
 * @param name @param path parameters; without a name there is no signature
 */
export const signatureOf = (from: string, name: string, path: string): string =>
  `insert into appraisal_signatures (offer_id, appraisal_id, name, path, signed_at, shown_by)
   select o.offer_id, o.id, ${name}, ${path}, clock_timestamp(), $3::text from ${from} o where ${name} is not null
   on conflict (offer_id) do nothing returning appraisal_id as id`;

export function openAppraisalSignatures(database: SqlDatabase) {
  const done = stepIn(database);
  return {
    /**
     * Signed on the dealer's screen, which accepts the offer shown there. False if it is not open, or signed already.
     */
    sign: ({
      organisationId,
      id,
      personId,
      offerId,
      signature: { name, path },
    }: AppraisalKey & { readonly personId: string; readonly offerId: string; readonly signature: NewSignature }) =>
      done(SIGN, [organisationId, id, personId, name, path, offerId]),
  };
}

const SIGN = `with ${lockedWith('o.organisation_id = $1 and o.appraisal_id = $2 and o.id = $6')}, open as (
    select o.id as offer_id, o.appraisal_id as id, o.state from appraisal_offers o join locked on locked.id = o.appraisal_id
    where o.id = $6 and (o.state = 'accepted' or (o.state = 'made' and o.valid_until >= ${TODAY}))
      and not exists (select 1 from appraisal_signatures s where s.offer_id = o.id) for update of o),
  signed as (${signatureOf('open', '$4::text', '$5::text')}),
  accepted as (
    update appraisal_offers o set state = 'accepted', answered_at = clock_timestamp(), answered_by = $3
    from open w where o.id = w.offer_id and w.state = 'made' and exists (select 1 from signed) returning o.appraisal_id as id),
  a as (
    update appraisals a set state = 'accepted', state_at = clock_timestamp() from accepted w where a.id = w.id returning a.id),
  noted as (${noteOf('signed', 'signature', 'null', `'signed'`)}),
  moved as (${noteOf('accepted', 'state', `'offered'`, `'accepted'`)})
  select exists (select 1 from signed) as done`;
