'use client';

import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@/components/ui/actions/save-file';
import { readDownloadFile } from '@/lib/api/addresses/downloads';
import { fetchEndpointFile } from '@/lib/api/client/fetch-endpoint';
import type { DownloadPackage } from '@/lib/domain/downloads/data-downloads';
import { Fault } from '@/lib/fault';

export type DownloadState =
  | { readonly state: 'idle' }
  | { readonly state: 'coming'; readonly bytes: number }
  | { readonly state: 'saved'; readonly bytes: number }
  | { readonly state: 'broken'; readonly fault: Fault };

/** A piece becomes a blob once it is this large: the browser stores blobs, on disk when they are many. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** Downloads one package and saves it as a file once it is complete. */
export function usePackageDownload() {
  const [status, setStatus] = useState<DownloadState>({ state: 'idle' });
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  async function download({ productId, date, fileName }: DownloadPackage) {
    const controller = new AbortController();
    request.current = controller;
    setStatus({ state: 'coming', bytes: 0 });
    try {
      const body = await fetchEndpointFile(readDownloadFile, { product: productId, edition: date }, controller.signal);
      const { blob, bytes } = await readWhole(body, (bytes) => setStatus({ state: 'coming', bytes }));
      saveFile(blob, fileName);
      setStatus({ state: 'saved', bytes });
    } catch (error) {
      if (controller.signal.aborted) setStatus({ state: 'idle' });
      else setStatus({ state: 'broken', fault: error instanceof Fault ? error : interruptedFault(error) });
    }
  }

  return { now: status, bring: download, cancel: () => request.current?.abort() };
}

async function readWhole(body: ReadableStream<Uint8Array>, onProgress: (bytes: number) => void) {
  const reader = body.getReader();
  const pieces: Blob[] = [];
  let [chunks, pieceBytes, bytes]: [Uint8Array<ArrayBuffer>[], number, number] = [[], 0, 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (value) {
      chunks.push(new Uint8Array(value));
      pieceBytes += value.byteLength;
      bytes += value.byteLength;
      onProgress(bytes);
    }
    if (pieceBytes >= PIECE_BYTES || (done && pieceBytes > 0)) {
      pieces.push(new Blob(chunks));
      [chunks, pieceBytes] = [[], 0];
    }
    if (done) return { blob: new Blob(pieces, { type: 'application/zip' }), bytes };
  }
}

const interruptedFault = (cause: unknown): Fault =>
  new Fault('provider_unreachable', {
    message: 'The download was interrupted, so nothing was saved.',
    fix: 'Download it again.',
    cause,
  });
