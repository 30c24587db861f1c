'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWarningBeforeLeaving } from '@/components/ui/behaviour/use-warning-before-leaving';
import { readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { newIdempotencyKey } from '@/lib/api/client/fetch-endpoint';
import { showChanged } from '@/lib/api/client/show-changed';
import type { AppraisalPhoto } from '@/lib/domain/appraisals/appraisal';
import { sendPhoto } from './send-photo';
import { createSendQueue } from './send-queue';
import { smallerPhoto } from './smaller-photo';
import { useDiscardedPhotos } from './use-discarded-photos';

export interface PhotoUpload {
  /** The idempotency key, unchanged when it is sent again, so that it arrives once. */
  readonly key: string;
  readonly name: string;
  /** Interrupted: no answer came, and it is sent again until one does. Failed: it was refused. */
  readonly state: 'waiting' | 'sending' | 'interrupted' | 'failed';
  /** Why it has not arrived; null while nothing went wrong. */
  readonly problem: string | null;
  /** Whether a person may send the same photo again. */
  readonly mayRepeat: boolean;
}

/** How long to wait before resending a photo that got no answer. */
const RESUME_MS = 5_000;

const UNREADABLE = 'This browser cannot read this file as a photo. Choose a JPEG, PNG or WebP photo.';

const showPhoto = (client: QueryClient, id: string, added: AppraisalPhoto): Promise<void> =>
  showChanged(
    client,
    readAppraisal,
    { id },
    (answer) => answer && { ...answer, photos: [...answer.photos.filter((other) => other.id !== added.id), added] },
  );

/**
 * Uploads photos one after another. One that gets no answer is sent again with the same key until it arrives. Refused
 * photos stay listed until the page is closed.
 */
export function usePhotoUploads(id: string) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const files = useRef(new Map<string, Blob>());
  /** Made smaller already. */
  const photos = useRef(new Map<string, Blob>());
  const [addToQueue] = useState(createSendQueue);
  const discarded = useDiscardedPhotos(id, addToQueue);
  useWarningBeforeLeaving(uploads.length > 0);

  function change(key: string, parts: Partial<PhotoUpload>) {
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...parts } : upload)));
  }

  function drop(key: string) {
    files.current.delete(key);
    photos.current.delete(key);
    setUploads((now) => now.filter((upload) => upload.key !== key));
  }

  /** Takes it off the list, and out of the appraisal if it arrived nevertheless. */
  function discard(key: string) {
    const photo = photos.current.get(key);
    const wasTried = uploads.some((upload) => upload.key === key && upload.state === 'interrupted');
    drop(key);
    // One that is on its way is removed when its answer comes.
    if (wasTried && photo !== undefined) discarded.add(key, photo);
  }

  async function send(key: string): Promise<void> {
    const file = files.current.get(key);
    if (!file) return;
    // An interrupted one stays marked so until it arrives: its state is read aloud at each change.
    setUploads((now) =>
      now.map((one) => (one.key === key && one.state === 'waiting' ? { ...one, state: 'sending' } : one)),
    );
    const photo = photos.current.get(key) ?? (await smallerPhoto(file).catch(() => null));
    const isDiscarded = () => !files.current.has(key);
    if (isDiscarded()) return;
    if (photo === null) return change(key, { state: 'failed', problem: UNREADABLE, mayRepeat: false });
    photos.current.set(key, photo);
    const sent = await sendPhoto({ id, key, photo });
    // Discarded on its way. Only a refusal says that it did not arrive.
    if (isDiscarded())
      return 'problem' in sent && sent.state === 'failed' ? undefined : discarded.addSending(key, photo);
    if ('problem' in sent) return change(key, sent);
    await showPhoto(client, id, sent);
    drop(key);
  }

  const resume = useEffectEvent(() => {
    for (const { key, state } of uploads) if (state === 'interrupted') addToQueue(key, send);
    discarded.resume();
  });
  const isInterrupted = discarded.isWaiting || uploads.some(({ state }) => state === 'interrupted');
  useEffect(() => {
    if (!isInterrupted) return undefined;
    const timer = setInterval(resume, RESUME_MS);
    window.addEventListener('online', resume);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', resume);
    };
  }, [isInterrupted]);

  function repeat(key: string) {
    change(key, { state: 'waiting', problem: null });
    addToQueue(key, send);
  }

  function add(chosen: readonly File[]) {
    const added = chosen.map((file): PhotoUpload => {
      const key = newIdempotencyKey();
      files.current.set(key, file);
      return { key, name: file.name, state: 'waiting', problem: null, mayRepeat: true };
    });
    setUploads((now) => [...now, ...added]);
    for (const { key } of added) addToQueue(key, send);
  }

  return { uploads, add, repeat, drop: discard };
}
