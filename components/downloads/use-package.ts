'use client';

import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@/components/ui/save-file';
import { readDownloadFile } from '@/lib/api/addresses/downloads';
import { askFile } from '@/lib/api/ask';
import type { DownloadPackage } from '@/lib/domain/download';
import { Fault } from '@/lib/fault';

export type PackageState =
  | { readonly state: 'idle' }
  | { readonly state: 'coming'; readonly bytes: number }
  | { readonly state: 'saved'; readonly bytes: number }
  | { readonly state: 'broken'; readonly fault: Fault };

/** A piece becomes a blob once it is so large: blobs are the browser's to keep, on disk when they are many. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** Brings one package to the browser and hands it over as a file, once the whole of it is there. */
export function usePackage() {
  const [now, setNow] = useState<PackageState>({ state: 'idle' });
  const calling = useRef<AbortController | null>(null);
  useEffect(() => () => calling.current?.abort(), []);

  async function bring({ productId, date, fileName }: DownloadPackage) {
    const call = new AbortController();
    calling.current = call;
    setNow({ state: 'coming', bytes: 0 });
    try {
      const body = await askFile(readDownloadFile, { product: productId, edition: date }, call.signal);
      const { blob, bytes } = await gathered(body, (bytes) => setNow({ state: 'coming', bytes }));
      saveFile(blob, fileName);
      setNow({ state: 'saved', bytes });
    } catch (error) {
      if (call.signal.aborted) setNow({ state: 'idle' });
      else setNow({ state: 'broken', fault: error instanceof Fault ? error : brokenOff(error) });
    }
  }

  return { now, bring, cancel: () => calling.current?.abort() };
}

async function gathered(body: ReadableStream<Uint8Array>, tell: (bytes: number) => void) {
  const reader = body.getReader();
  const pieces: Blob[] = [];
  let [piece, held, bytes]: [Uint8Array<ArrayBuffer>[], number, number] = [[], 0, 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (value) {
      piece.push(new Uint8Array(value));
      held += value.byteLength;
      bytes += value.byteLength;
      tell(bytes);
    }
    if (held >= PIECE_BYTES || (done && held > 0)) {
      pieces.push(new Blob(piece));
      [piece, held] = [[], 0];
    }
    if (done) return { blob: new Blob(pieces, { type: 'application/zip' }), bytes };
  }
}

const brokenOff = (cause: unknown): Fault =>
  new Fault('provider_unreachable', {
    message: 'The package broke off before it was complete; nothing was saved.',
    fix: 'Download it again.',
    cause,
  });
