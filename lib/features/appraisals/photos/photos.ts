/** Photos of an appraisal: checked and re-encoded, shown to the organisation and through the customer's link. */
import type {
  addAppraisalPhoto,
  changeAppraisalPhoto,
  readAppraisalPhoto,
  readOfferPhoto,
  removeAppraisalPhoto,
} from '@/lib/api/endpoints/appraisals/photos';
import type { Session } from '@/lib/access';
import type { FileAnswer } from '@/lib/api/file-answer';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { AppraisalPhoto } from '@/lib/domain/appraisals/appraisal';
import { PHOTOS_MAX } from '@/lib/domain/appraisals/photos';
import { Fault } from '@/lib/fault';
import { pictureAnswer } from '@/lib/features/picture-answer';
import { storedAppraisal } from '@/lib/features/stored';
import { linkTokenHash } from '@/lib/store/link-token';
import { submissionId } from '@/lib/store/submission-id';
import type { AppraisalServices } from '../appraisals';
import { checkedPhoto } from './photo-bytes';
import { photoTurns } from './photo-turns';
import { photoView } from './photo-view';

type PhotoServices = Pick<AppraisalServices, 'appraisals'>;

export async function runAddAppraisalPhoto(
  { input, session, ids }: EndpointCall<typeof addAppraisalPhoto>,
  services: PhotoServices,
): Promise<AppraisalPhoto> {
  const { id, file, line, isForCustomer } = input;
  const { organisationId, personId } = session;
  const { photos } = services.appraisals;
  await storedAppraisal(services, session, id);
  const photoId = submissionId(id, ids.idempotencyKey);
  const find = async () => (await photos.list(id)).find((stored) => stored.id === photoId);
  const known = await find();
  if (known) return photoView(known);
  const { jpeg, width, height } = await photoTurns().take(organisationId, async () =>
    checkedPhoto(Buffer.from(await file.arrayBuffer())),
  );
  const place = { lineId: line === '' ? null : line, isForCustomer: isForCustomer === 'true' };
  const outcome = await photos.add({ organisationId, id, photoId, personId, ...place, width, height, jpeg });
  // The same upload, running beside this one, may have been first.
  const added = await find();
  if (added) return photoView(added);
  if (outcome === 'full')
    throw new Fault('conflict', {
      message: `An appraisal has at most ${PHOTOS_MAX} photos.`,
      fix: 'Remove one first.',
      field: 'file',
    });
  throw noDraft();
}

export async function runChangeAppraisalPhoto(
  { input, session }: EndpointCall<typeof changeAppraisalPhoto>,
  services: PhotoServices,
) {
  const { id, photo: photoId, line: lineId, isForCustomer } = input;
  const { organisationId, personId } = session;
  await requirePhoto(services, session, id, photoId);
  const change = { organisationId, id, personId, photoId, lineId, isForCustomer };
  if (!(await services.appraisals.photos.change(change))) throw noDraft();
  return { done: true as const };
}

export async function runRemoveAppraisalPhoto(
  { input, session }: EndpointCall<typeof removeAppraisalPhoto>,
  services: PhotoServices,
) {
  const { id, photo: photoId } = input;
  const { organisationId, personId } = session;
  await requirePhoto(services, session, id, photoId);
  if (!(await services.appraisals.photos.remove({ organisationId, id, personId, photoId }))) throw noDraft();
  return { done: true as const };
}

export async function runReadAppraisalPhoto(
  { input, session, reply }: EndpointCall<typeof readAppraisalPhoto>,
  { appraisals }: PhotoServices,
): Promise<FileAnswer> {
  const { id, photo: photoId } = input;
  const { organisationId } = session;
  const jpeg = await appraisals.photos.read({ organisationId, id, photoId });
  if (jpeg === null) throw noPhoto();
  return photoAnswer(photoId, jpeg, reply);
}

/** Only for an offer that is open or was answered, and only what it showed the customer. */
export async function runReadOfferPhoto(
  { input, reply }: EndpointCall<typeof readOfferPhoto>,
  { appraisals, secret }: Pick<AppraisalServices, 'appraisals' | 'secret'>,
): Promise<FileAnswer> {
  const tokenHash = linkTokenHash(secret, 'offer', input.token);
  const jpeg = await appraisals.photos.readAtLink(tokenHash, input.photo);
  if (jpeg === null) throw noOfferPhoto();
  return photoAnswer(input.photo, jpeg, reply);
}

/** How long a browser may reuse a photo without a request; after that, erased photos are gone from it too. */
const BROWSER_SECONDS = 300;

const photoAnswer = (photoId: string, bytes: Uint8Array, reply: Headers): FileAnswer =>
  pictureAnswer({ name: `${photoId}.jpg`, type: 'image/jpeg', bytes }, reply, BROWSER_SECONDS);

/** @throws Fault not_found if the photo is not in this appraisal, or the appraisal not in the organisation */
async function requirePhoto(services: PhotoServices, session: Session, id: string, photoId: string): Promise<void> {
  await storedAppraisal(services, session, id);
  if ((await services.appraisals.photos.list(id)).every((photo) => photo.id !== photoId)) throw noPhoto();
}

/** Removed, or of another organisation. */
const noPhoto = (): Fault =>
  new Fault('not_found', {
    message: 'This photo was not found, or was removed.',
    fix: 'Open the appraisal to see its photos.',
  });

/** To the customer: their link has ended, or the offer shows other photos now. */
const noOfferPhoto = (): Fault =>
  new Fault('not_found', {
    message: 'This photo can no longer be seen.',
    fix: 'Open the offer to see what it shows now, or ask the dealer who sent it.',
  });

const noDraft = (): Fault =>
  new Fault('conflict', {
    message: 'Photos cannot be changed now: an offer is made, or waits for approval.',
    fix: 'Reload the page, then revise the offer to change them.',
    field: 'file',
  });
