import { z } from 'zod';
import { lineIdSchema, photoSchema } from '@/lib/domain/appraisals/appraisal';
import { PHOTO_UPLOAD_BYTES_MAX } from '@/lib/domain/appraisals/photos';
import * as addresses from '@/lib/api/addresses/appraisals/appraisals';
import { endpoint } from '@/lib/api/endpoint';

const permission = 'appraisals.work';
const id = z.uuid().meta({ description: 'The appraisal.' });
const photo = z.uuid().meta({ description: 'One of its photos.' });
const JPEG = ['image/jpeg'] as const;

export const addAppraisalPhoto = endpoint(addresses.addAppraisalPhoto, {
  summary:
    'Add a photo to a draft: JPEG, PNG or WebP, at most 20 an appraisal. It is re-encoded, without location or other metadata. The same idempotency key returns the same photo.',
  permission,
  status: 201,
  upload: { bytesMax: PHOTO_UPLOAD_BYTES_MAX },
  input: z.object({
    id,
    file: z.file().meta({ description: 'The photo.' }),
    line: z
      .union([lineIdSchema, z.literal('')], 'Name a condition line by its id.')
      .default('')
      .meta({ description: 'The condition line that it shows; empty for the vehicle.' }),
    isForCustomer: z
      .enum(['true', 'false'])
      .default('true')
      .meta({ description: 'Shown on the offer sheet and link.' }),
  }),
  output: photoSchema,
});

export const readAppraisalPhoto = endpoint(addresses.readAppraisalPhoto, {
  summary: 'A photo of an appraisal, as bytes.',
  permission,
  input: z.object({ id, photo }),
  output: z.unknown(),
  file: JPEG,
  openedFrom: { path: '/appraisals/{id}', words: 'Back to the appraisal' },
});

export const changeAppraisalPhoto = endpoint(addresses.changeAppraisalPhoto, {
  summary:
    'Change which condition line a photo of a draft shows, or whether the customer sees it. Absent fields do not change.',
  permission,
  input: z.object({ id, photo, line: lineIdSchema.nullable().optional(), isForCustomer: z.boolean().optional() }),
  output: z.object({ done: z.literal(true) }),
});

export const removeAppraisalPhoto = endpoint(addresses.removeAppraisalPhoto, {
  summary: 'Remove a photo from a draft, for good.',
  permission,
  input: z.object({ id, photo }),
  output: z.object({ done: z.literal(true) }),
});

export const readOfferPhoto = endpoint(addresses.readOfferPhoto, {
  summary: 'A photo of an offer, by the customer’s link, as bytes.',
  permission: 'everyone',
  input: z.object({ token: z.string().min(20).max(100), photo }),
  output: z.unknown(),
  file: JPEG,
  openedFrom: { path: '/offer/{token}', words: 'Back to the offer' },
});
