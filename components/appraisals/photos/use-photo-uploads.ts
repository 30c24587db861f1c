'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addAppraisalPhoto, readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey } from '@/lib/api/client/answer-of';
import { fetchEndpoint, newIdempotencyKey } from '@/lib/api/client/fetch-endpoint';
import { Fault } from '@/lib/fault';
import type { AppraisalAnswer } from '@/components/appraisals/entry/use-entries';
import { smallerPhoto } from './smaller-photo';

export interface PhotoUpload {
  /** Of its submission, the same when it is sent again: it arrives once. */
  readonly key: string;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why it was not sent; null while it has not failed. */
  readonly problem: string | null;
  /** Whether the same photo can be sent again. */
  readonly mayRepeat: boolean;
}

const UNREADABLE = 'This browser cannot read this file as a photo. Choose a JPEG, PNG or WebP photo.';

interface PhotoSubmission {
  readonly id: string;
  readonly key: string;
  readonly file: Blob;
}

type Failure = Pick<PhotoUpload, 'problem' | 'mayRepeat'>;

/** Makes it smaller, sends it, and puts it among the appraisal's. @returns why it was not sent; null when it was */
async function sendPhoto(client: QueryClient, { id, key, file }: PhotoSubmission): Promise<Failure | null> {
  const photo = await smallerPhoto(file);
  if (photo === null) return { problem: UNREADABLE, mayRepeat: false };
  try {
    const input = { id, file: new File([photo], 'photo.jpg', { type: photo.type }) };
    const added = await fetchEndpoint(addAppraisalPhoto, input, { idempotencyKey: key });
    client.setQueryData<AppraisalAnswer>(answerKey(readAppraisal, { id }), (answer) => {
      if (!answer) return answer;
      return { ...answer, photos: [...answer.photos.filter((other) => other.id !== added.id), added] };
    });
    return null;
  } catch (error) {
    if (!(error instanceof Fault)) return { problem: 'The photo was not sent. Send it again.', mayRepeat: true };
    return { problem: `${error.message} ${error.fix}`, mayRepeat: error.code !== 'invalid_input' };
  }
}

/** Photos on their way, one after the other. Those that did not arrive stay listed until the page is closed. */
export function usePhotoUploads(id: string) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const files = useRef(new Map<string, Blob>());
  const queue = useRef(Promise.resolve());
  useWarningBeforeLeaving(uploads.length > 0);

  function change(key: string, parts: Partial<PhotoUpload>) {
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...parts } : upload)));
  }

  function drop(key: string) {
    files.current.delete(key);
    setUploads((now) => now.filter((upload) => upload.key !== key));
  }

  async function send(key: string): Promise<void> {
    const file = files.current.get(key);
    if (!file) return;
    change(key, { state: 'sending' });
    const failure = await sendPhoto(client, { id, key, file });
    if (failure === null) drop(key);
    else change(key, { state: 'failed', ...failure });
  }

  function repeat(key: string) {
    change(key, { state: 'waiting', problem: null });
    queue.current = queue.current.then(() => send(key));
  }

  function add(chosen: readonly File[]) {
    const added = chosen.map((file): PhotoUpload => {
      const key = newIdempotencyKey();
      files.current.set(key, file);
      return { key, name: file.name, state: 'waiting', problem: null, mayRepeat: true };
    });
    setUploads((now) => [...now, ...added]);
    for (const { key } of added) queue.current = queue.current.then(() => send(key));
  }

  return { uploads, add, repeat, drop };
}

/** The browser asks before photos that were not sent are lost with the page. */
function useWarningBeforeLeaving(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}
