import { addAppraisalPhoto } from '@/lib/api/addresses/appraisals/appraisals';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import type { AppraisalPhoto } from '@/lib/domain/appraisals/appraisal';
import { Fault } from '@/lib/fault';
import { isWithoutAnswer } from './settle-discarded';
import type { PhotoUpload } from './use-photo-uploads';

export interface PhotoSubmission {
  readonly id: string;
  readonly key: string;
  readonly photo: Blob;
}

type Failure = Pick<PhotoUpload, 'state' | 'problem' | 'mayRepeat'>;

/** @returns the photo as it arrived, or why it did not */
export async function sendPhoto({ id, key, photo }: PhotoSubmission): Promise<AppraisalPhoto | Failure> {
  try {
    const input = { id, file: new File([photo], 'photo.jpg', { type: photo.type }) };
    return await fetchEndpoint(addAppraisalPhoto, input, { idempotencyKey: key });
  } catch (error) {
    if (!(error instanceof Fault))
      return { state: 'failed', problem: 'The photo was not sent. Send it again.', mayRepeat: true };
    if (isWithoutAnswer(error.code)) return { state: 'interrupted', problem: error.message, mayRepeat: true };
    const mayRepeat = error.code !== 'invalid_input';
    return { state: 'failed', problem: `${error.message} ${error.fix}`, mayRepeat };
  }
}
