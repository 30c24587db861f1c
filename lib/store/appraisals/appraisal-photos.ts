/**
 * Photos of appraisals. They can change while it is a draft; afterwards they stay as the offer showed them, until
 * erased.
 */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { PHOTOS_MAX } from '@/lib/domain/appraisals/photos';
import type { SqlDatabase } from '../database';
import { UUID } from '../page-cursor';
import { selectRow, selectRows } from '../rows';
import { appraisalPhotos } from '../schema/appraisals';
import type { AppraisalKey } from './appraisals';
import { IS_DRAFT, noteOf, onLocked, stepIn, type Step } from './step';

const jpeg = z.instanceof(Uint8Array);
const photoRow = createSelectSchema(appraisalPhotos, { jpeg }).pick({
  id: true,
  lineId: true,
  isForCustomer: true,
  width: true,
  height: true,
  addedAt: true,
});
export type StoredPhoto = z.infer<typeof photoRow>;

const jpegRow = z.object({ jpeg });
const idRow = z.object({ id: z.string() });
const addedRow = z.object({ isDraft: z.boolean(), isAdded: z.boolean() });

export interface PhotoPlace {
  /** ID of the condition line that it shows; null for the whole vehicle. */
  readonly lineId: string | null;
  readonly isForCustomer: boolean;
}

type PhotoChange = { readonly [Part in keyof PhotoPlace]: PhotoPlace[Part] | undefined };

interface NewPhoto extends AppraisalKey, PhotoPlace {
  readonly photoId: string;
  readonly personId: string;
  readonly width: number;
  readonly height: number;
  readonly jpeg: Uint8Array;
}

type PhotoKey = AppraisalKey & { readonly photoId: string };
type PersonPhotoKey = PhotoKey & { readonly personId: string };

const DRAFT = `select a.id from appraisals a where a.organisation_id = $1 and a.id = $2 and ${IS_DRAFT}`;

export function openAppraisalPhotos(database: SqlDatabase) {
  /** In an appraisal that is locked. */
  const done = (key: AppraisalKey, ...statement: Parameters<Step>) =>
    onLocked(database, key, (step) => stepIn(step)(...statement));
  return {
    /** In the order they were added. */
    list: (appraisalId: string): Promise<StoredPhoto[]> =>
      selectRows(
        database,
        photoRow,
        `select id, line_id as "lineId", is_for_customer as "isForCustomer", width, height, added_at as "addedAt"
         from appraisal_photos where appraisal_id = $1 order by added_at, id`,
        [appraisalId],
      ),

    add: (photo: NewPhoto) => addPhoto(database, photo),

    /** Undefined fields stay as they are. False if the appraisal is no longer a draft, or has no such photo. */
    change: ({ organisationId, id, personId, photoId, lineId, isForCustomer }: PersonPhotoKey & PhotoChange) =>
      done(
        { organisationId, id },
        `with was as (${DRAFT}),
         p as (
           update appraisal_photos p set line_id = case when $5 then $6::text else p.line_id end,
             is_for_customer = coalesce($7::boolean, p.is_for_customer) from was
           where p.appraisal_id = was.id and p.id = $4 returning was.id),
         noted as (${noteOf('p', 'photo', 'null', `'changed'`)})
         select exists (select 1 from p) as done`,
        [organisationId, id, personId, photoId, lineId !== undefined, lineId ?? null, isForCustomer ?? null],
      ),

    /** False if the appraisal is no longer a draft, or has no such photo. */
    remove: ({ organisationId, id, personId, photoId }: PersonPhotoKey) =>
      done(
        { organisationId, id },
        `with was as (${DRAFT}),
         p as (delete from appraisal_photos p using was where p.appraisal_id = was.id and p.id = $4 returning was.id),
         noted as (${noteOf('p', 'photo', 'null', `'removed'`)})
         select exists (select 1 from p) as done`,
        [organisationId, id, personId, photoId],
      ),

    /** Null if the organisation has no such photo. */
    async read({ organisationId, id, photoId }: PhotoKey): Promise<Uint8Array | null> {
      const text = `select p.jpeg from appraisal_photos p join appraisals a on a.id = p.appraisal_id
        where a.organisation_id = $1 and a.id = $2 and p.id = $3`;
      return (await selectRow(database, jpegRow, text, [organisationId, id, photoId]))?.jpeg ?? null;
    },

    /** The photos of the offer behind a link that still exist. */
    async idsAtLink(tokenHash: string): Promise<ReadonlySet<string>> {
      const rows = await selectRows(database, idRow, `select p.id ${AT_LINK}`, [tokenHash]);
      return new Set(rows.map(({ id }) => id));
    },

    /** Null if the link shows no such photo. */
    async readAtLink(tokenHash: string, photoId: string): Promise<Uint8Array | null> {
      if (!UUID.test(photoId)) return null;
      const text = `select p.jpeg ${AT_LINK} and p.id = $2`;
      return (await selectRow(database, jpegRow, text, [tokenHash, photoId]))?.jpeg ?? null;
    },
  };
}

/** A link shows what the offer froze for the customer, and nothing else of the appraisal; withdrawn, only one accepted. */
const AT_LINK = `from appraisal_offers o join appraisal_photos p on p.appraisal_id = o.appraisal_id and p.is_for_customer
    and p.id::text in (select f->>'id' from json_array_elements(o.frozen->'photos') f)
  where o.token_hash = $1 and (o.state in ('made', 'accepted', 'declined') or o.state = 'withdrawn' and o.answered_at is not null)`;

/** @returns the outcome; a photo that exists already is not added again, which is reported as `full` */
async function addPhoto(database: SqlDatabase, photo: NewPhoto): Promise<'added' | 'no_draft' | 'full'> {
  const { organisationId, id, personId, photoId, lineId, isForCustomer, width, height } = photo;
  const values = [organisationId, id, personId, photoId, lineId, isForCustomer, width, height, Buffer.from(photo.jpeg)];
  const row = await onLocked(database, photo, (step) => selectRow(step, addedRow, ADD, values));
  if (row?.isAdded) return 'added';
  return row?.isDraft ? 'full' : 'no_draft';
}

const ADD = `with was as (${DRAFT}),
  p as (
    insert into appraisal_photos (id, appraisal_id, line_id, is_for_customer, width, height, jpeg, added_by, added_at)
    select $4, was.id, $5, $6, $7, $8, $9, $3, clock_timestamp() from was
    where (select count(*) from appraisal_photos where appraisal_id = $2) < ${PHOTOS_MAX}
    on conflict (id) do nothing returning appraisal_id as id),
  noted as (${noteOf('p', 'photo', 'null', `'added'`)})
  select exists (select 1 from was) as "isDraft", exists (select 1 from p) as "isAdded"`;
