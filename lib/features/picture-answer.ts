import type { FileAnswer } from '@/lib/api/file-answer';

interface Picture {
  /** With its extension. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * A picture, shown in the browser. Only the user's own browser reuses it, as only its user may request it.
 * @param browserSeconds how long it is reused without a request
 */
export function pictureAnswer({ name, type, bytes }: Picture, reply: Headers, browserSeconds: number): FileAnswer {
  reply.set('cache-control', `private, max-age=${browserSeconds}`);
  reply.set('vary', 'cookie');
  const body = (async function* () {
    yield bytes;
  })();
  return { name, type, length: bytes.length, inline: true, body };
}
