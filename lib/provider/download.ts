/**
 * A package of the data download service as a stream. It may be larger than any answer and take longer than any call,
 * so it is read, decoded and passed on in pieces, with its own limits, and never held whole.
 */
import type { Fault } from '@/lib/fault';
import { Unreadable } from '@/lib/wire/shape';
import type { WireRequest } from '@/lib/wire/operation';
import type { CallContext } from './attempt';
import { raceAbort } from './deadline';
import { circuitOpenError, queueFullError, type EndpointState } from './endpoint-state';
import { fileNameOf, packageReader, type OpenedPackage, type PackageOperation } from './package-reader';
import { refusedByAnswer, refusedByStatus } from './refusal';
import { bytesOf, decoderFor, readBytes, textOf } from './reply';
import { CallAborted, faultFor, DeadlineExceeded, CallError, callErrorFrom, type CallSubject } from './call-error';

export interface Download {
  /** The package's own name, safe as a file name: letters, digits, `.`, `_` and `-`. */
  readonly fileName: string;
  /**
   * The ZIP; `cancel` it if the rest is not wanted. It fails with a Fault if the rest does not come, or if the provider
   * withdraws the package at the end of its answer: what was received is then not a package.
   */
  readonly body: ReadableStream<Uint8Array>;
}

export interface DownloadJob {
  readonly operation: PackageOperation;
  readonly subject: CallSubject;
  readonly url: string;
  readonly request: WireRequest;
  readonly endpointState: EndpointState;
  readonly signal: AbortSignal | undefined;
}

/** @returns once the package has begun to arrive. @throws Fault if there is none, or the service is failing */
export async function download(job: DownloadJob, context: CallContext): Promise<Download> {
  const { subject, endpointState, signal } = job;
  const ending = new AbortController();
  const onCallerAbort = (): void => ending.abort(new CallAborted(signal?.reason));
  const { downloadTotalMs } = context.policy;
  // Also if the requester stops reading: it must not hold the service's slot for ever.
  const timer = setTimeout(() => ending.abort(new DeadlineExceeded(downloadTotalMs)), downloadTotalMs);
  let releaseSlot = (): void => {};
  let isRequested = false;
  let probing = false;
  const end = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onCallerAbort);
    releaseSlot();
  };
  ending.signal.addEventListener('abort', end, { once: true });
  const recordOutcome = (callError: CallError | undefined): void => {
    if (isRequested) endpointState.recordOutcome(callError);
    if (probing) endpointState.breaker.endProbe();
    probing = false;
  };
  /** @returns the fault for the requester */
  const failWith = (error: unknown): Fault => {
    const callError = callErrorFrom(error, subject);
    recordOutcome(callError);
    end();
    return callError.fault;
  };
  if (signal?.aborted) onCallerAbort();
  else signal?.addEventListener('abort', onCallerAbort, { once: true });

  try {
    endpointState.checkOpen();
    if (endpointState.breaker.admission() === 'refused')
      throw circuitOpenError(subject, endpointState.breaker.waitMs());
    const acquired = await endpointState.bulkhead.acquire((wait) => raceAbort(wait, ending.signal, 0));
    if (!acquired) throw queueFullError(subject);
    releaseSlot = acquired;
    // The service may have failed meanwhile; if it was paused until now, this call probes it.
    const admission = endpointState.breaker.admission();
    if (admission === 'refused') throw circuitOpenError(subject, endpointState.breaker.waitMs());
    probing = admission === 'may probe';
    if (probing) endpointState.breaker.beginProbe();
    isRequested = true;
    const openedPackage: OpenedPackage = { name: '' };
    const pieces = packagePieces(job, context, ending, openedPackage);
    const first = await pieces.next();
    recordOutcome(undefined);
    return { fileName: fileNameOf(openedPackage.name), body: packageStream(first, pieces, { failWith, end, ending }) };
  } catch (error) {
    ending.abort(new CallAborted(undefined));
    throw failWith(error);
  }
}

function packageStream(
  first: IteratorResult<Uint8Array, void>,
  pieces: AsyncGenerator<Uint8Array, void, undefined>,
  { failWith, end, ending }: { failWith: (error: unknown) => Fault; end: () => void; ending: AbortController },
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
          controller.error(failWith(error));
        }
      },
      cancel() {
        ending.abort(new CallAborted(undefined));
        end();
      },
    },
    // Nothing is read from the provider until the consumer reads.
    { highWaterMark: 0 },
  );
}

/**
 * The package's bytes; checks the end of the answer too. @throws CallError, Unreadable, DeadlineExceeded, CallAborted,
 * or as a broken connection does
 */
async function* packagePieces(
  { operation, subject, url, request }: DownloadJob,
  { transport, policy }: CallContext,
  ending: AbortController,
  openedPackage: OpenedPackage,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { signal } = ending;
  const headers = { ...request.headers, 'accept-encoding': 'gzip, deflate, br' };
  const { method, body } = request;
  const withTimeout = async <T>(work: Promise<T>, ms: number): Promise<T> => {
    const timer = setTimeout(() => ending.abort(new DeadlineExceeded(ms)), ms);
    return raceAbort(work, signal, 0).finally(() => clearTimeout(timer));
  };

  const reply = await withTimeout(
    transport({ url, method, headers, body, billed: false, signal }),
    policy.downloadHeadersMs,
  );
  const type = reply.headers.get('content-type') ?? '';
  if (reply.status < 200 || reply.status > 299) {
    const bytes = readBytes(reply, policy.maxBytes, signal).catch(() => Buffer.alloc(0));
    const text = textOf(await withTimeout(bytes, policy.downloadPauseMs), type);
    throw refusedByStatus(operation, { status: reply.status, headers: reply.headers, text }, subject);
  }
  if (/\bhtml\b/i.test(type)) throw new Unreadable('it is a web page');

  const decoded: Buffer[] = [];
  const reader = packageReader(operation, decoded, openedPackage);
  let decoder: ReturnType<typeof decoderFor> | undefined;
  const source = bytesOf(reply, policy.downloadMaxBytes);
  try {
    for (;;) {
      const next = await withTimeout(source.next(), policy.downloadPauseMs);
      if (next.done) break;
      decoder ??= decoderFor(next.value, type);
      reader.write(decoder.decode(next.value, { stream: true }));
      yield* decoded.splice(0);
    }
  } finally {
    // Not awaited: a hanging source does not notice until the connection ends, which `ending` ensures.
    void source.return(undefined).catch(() => {});
  }
  reader.write(decoder?.decode() ?? '');
  const answer = reader.close();
  yield* decoded.splice(0);
  const refused = refusedByAnswer(answer, subject);
  if (refused) throw refused;
  // The service says this when it does not have the package; after bytes were sent, it withdraws them.
  if (!answer.Success || openedPackage.name === '') throw packageNotFoundError(subject, answer.ErrMsg);
}

const packageNotFoundError = (subject: CallSubject, errorMessage = ''): CallError =>
  new CallError(
    'refused',
    faultFor(subject, 'not_found', {
      message: 'The provider no longer has this package.',
      fix: 'Reload the list, where a newer package may have replaced it.',
      detail: errorMessage.slice(0, 160),
    }),
  );
