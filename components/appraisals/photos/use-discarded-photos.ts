import { useRef, useState } from 'react';
import { removeAppraisalPhoto } from '@/lib/api/addresses/appraisals/appraisals';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { Fault } from '@/lib/fault';
import { sendPhoto, type PhotoSubmission } from './send-photo';
import type { createSendQueue } from './send-queue';
import { isWithoutAnswer, settleDiscarded, type DiscardedPhoto } from './settle-discarded';

/** Photos that were discarded while no answer had come, until it is known that they are not in the appraisal. */
export function useDiscardedPhotos(id: string, addToQueue: ReturnType<typeof createSendQueue>) {
  const photos = useRef(new Map<string, Blob>());
  const [waiting, setWaiting] = useState<readonly string[]>([]);

  async function settle(key: string): Promise<void> {
    const photo = photos.current.get(key);
    if (photo === undefined || !(await settleDiscarded(discardedPhoto({ id, key, photo })))) return;
    photos.current.delete(key);
    setWaiting((now) => now.filter((other) => other !== key));
  }

  function note(key: string, photo: Blob): void {
    photos.current.set(key, photo);
    setWaiting((now) => (now.includes(key) ? now : [...now, key]));
  }

  function add(key: string, photo: Blob): void {
    note(key, photo);
    addToQueue(key, settle);
  }

  /** In its place in the queue. */
  function addSending(key: string, photo: Blob): Promise<void> {
    note(key, photo);
    return settle(key);
  }

  function resume(): void {
    for (const key of waiting) addToQueue(key, settle);
  }

  return { isWaiting: waiting.length > 0, add, addSending, resume };
}

const discardedPhoto = (submission: PhotoSubmission): DiscardedPhoto => ({
  async send() {
    const sent = await sendPhoto(submission);
    if (!('problem' in sent)) return sent.id;
    if (sent.state === 'interrupted') throw new Error(sent.problem ?? '');
    return null;
  },
  async remove(photo) {
    await fetchEndpoint(removeAppraisalPhoto, { id: submission.id, photo }).catch((error: unknown) => {
      // Gone already, or part of an offer by now: there is nothing more to do here.
      if (!(error instanceof Fault) || isWithoutAnswer(error.code)) throw error;
    });
  },
});
