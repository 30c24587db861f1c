/**
 * A package of the data download service as a stream: it may be larger than any answer and take longer than any call, so
 * it is read, decoded and handed on piece by piece, under limits of its own, and never held whole.
 */
import type { Fault } from '@/lib/fault';
import { Unreadable } from '@/lib/wire/shape';
import type { WireRequest } from '@/lib/wire/operation';
import type { Means } from './attempt';
import { raceAbort } from './deadline';
import { leftAlone, tooMany, type Lane } from './lane';
import { fileNameOf, packageReader, type Opened, type PackageOperation } from './package-reader';
import { refusedByAnswer, refusedByStatus } from './refusal';
import { bytesOf, decoderFor, readBytes, textOf } from './reply';
import { CalledOff, faultFor, Late, Trouble, troubleFrom, type Subject } from './trouble';

export interface Download {
  /** The package's own name, fit for a file: letters, digits, `.`, `_` and `-`. */
  readonly fileName: string;
  /**
   * The ZIP; `cancel` it where the rest is not wanted. It ends with a Fault where the rest does not come, or where the
   * provider takes the package back in its last words: what was received so far is then no package.
   */
  readonly body: ReadableStream<Uint8Array>;
}

export interface DownloadJob {
  readonly said: PackageOperation;
  readonly subject: Subject;
  readonly url: string;
  readonly request: WireRequest;
  readonly lane: Lane;
  readonly signal: AbortSignal | undefined;
}

/** @returns once the package has begun to come. @throws Fault where there is none, or the service is not well */
export async function download(job: DownloadJob, means: Means): Promise<Download> {
  const { subject, lane, signal } = job;
  const ending = new AbortController();
  const callOff = (): void => ending.abort(new CalledOff(signal?.reason));
  const { downloadTotalMs } = means.policy;
  // Also where whoever asked forgets to read: the place in the service is not theirs for ever.
  const timer = setTimeout(() => ending.abort(new Late(downloadTotalMs)), downloadTotalMs);
  let leave = (): void => {};
  let asked = false;
  let probing = false;
  const end = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', callOff);
    leave();
  };
  ending.signal.addEventListener('abort', end, { once: true });
  const note = (trouble: Trouble | undefined): void => {
    if (asked) lane.note(trouble);
    if (probing) lane.breaker.endProbe();
    probing = false;
  };
  /** @returns what to tell whoever asked */
  const failed = (error: unknown): Fault => {
    const trouble = troubleFrom(error, subject);
    note(trouble);
    end();
    return trouble.fault;
  };
  if (signal?.aborted) callOff();
  else signal?.addEventListener('abort', callOff, { once: true });

  try {
    lane.checkOpen();
    if (lane.breaker.admission() === 'refused') throw leftAlone(subject, lane.breaker.waitMs());
    const entered = await lane.bulkhead.enter((wait) => raceAbort(wait, ending.signal, 0));
    if (!entered) throw tooMany(subject);
    leave = entered;
    // It may have fallen sick meanwhile; if it was left alone until now, this call tries whether it is well.
    const admission = lane.breaker.admission();
    if (admission === 'refused') throw leftAlone(subject, lane.breaker.waitMs());
    probing = admission === 'may probe';
    if (probing) lane.breaker.beginProbe();
    asked = true;
    const opened: Opened = { name: '' };
    const pieces = packagePieces(job, means, ending, opened);
    const first = await pieces.next();
    note(undefined);
    return { fileName: fileNameOf(opened.name), body: streamed(first, pieces, { failed, end, ending }) };
  } catch (error) {
    ending.abort(new CalledOff(undefined));
    throw failed(error);
  }
}

function streamed(
  first: IteratorResult<Uint8Array, void>,
  pieces: AsyncGenerator<Uint8Array, void, undefined>,
  { failed, end, ending }: { failed: (error: unknown) => Fault; end: () => void; ending: AbortController },
): ReadableStream<Uint8Array> {
  let next: IteratorResult<Uint8Array, void> | undefined = first;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          next ??= await pieces.next();
          if (next.done) {
            end();
            controller.close();
          } else controller.enqueue(next.value);
          next = undefined;
        } catch (error) {
          controller.error(failed(error));
        }
      },
      cancel() {
        ending.abort(new CalledOff(undefined));
        end();
      },
    },
    // Nothing is taken from the provider before somebody wants it.
    { highWaterMark: 0 },
  );
}

/** The package's bytes, its last words read and judged. @throws Trouble, Unreadable, Late, CalledOff, or as a broken connection does */
async function* packagePieces(
  { said, subject, url, request }: DownloadJob,
  { transport, policy }: Means,
  ending: AbortController,
  opened: Opened,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { signal } = ending;
  const headers = { ...request.headers, 'accept-encoding': 'gzip, deflate, br' };
  const { method, body } = request;
  const patiently = async <T>(work: Promise<T>, ms: number): Promise<T> => {
    const timer = setTimeout(() => ending.abort(new Late(ms)), ms);
    return raceAbort(work, signal, 0).finally(() => clearTimeout(timer));
  };

  const reply = await patiently(
    transport({ url, method, headers, body, billed: false, signal }),
    policy.downloadHeadersMs,
  );
  const type = reply.headers.get('content-type') ?? '';
  if (reply.status < 200 || reply.status > 299) {
    const bytes = readBytes(reply, policy.maxBytes, signal).catch(() => Buffer.alloc(0));
    const text = textOf(await patiently(bytes, policy.downloadPauseMs), type);
    throw refusedByStatus(said, { status: reply.status, headers: reply.headers, text }, subject);
  }
  if (/\bhtml\b/i.test(type)) throw new Unreadable('it is a web page');

  const decoded: Buffer[] = [];
  const reader = packageReader(said, decoded, opened);
  let decoder: ReturnType<typeof decoderFor> | undefined;
  const source = bytesOf(reply, policy.downloadMaxBytes);
  try {
    for (;;) {
      const next = await patiently(source.next(), policy.downloadPauseMs);
      if (next.done) break;
      decoder ??= decoderFor(next.value, type);
      reader.write(decoder.decode(next.value, { stream: true }));
      yield* decoded.splice(0);
    }
  } finally {
    // Not awaited: a source that hangs does not hear it before the connection ends, which `ending` sees to.
    void source.return(undefined).catch(() => {});
  }
  reader.write(decoder?.decode() ?? '');
  const answer = reader.close();
  yield* decoded.splice(0);
  const refused = refusedByAnswer(answer, subject);
  if (refused) throw refused;
  // The service says so of a package it does not have; with bytes already sent it takes them back.
  if (!answer.Success || opened.name === '') throw noPackage(subject, answer.ErrMsg);
}

const noPackage = (subject: Subject, said = ''): Trouble =>
  new Trouble(
    'refused',
    faultFor(subject, 'not_found', {
      message: 'The provider has no such package.',
      fix: 'List the packages again: it may have been replaced by a newer one.',
      detail: said.slice(0, 160),
    }),
  );
