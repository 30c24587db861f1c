import type { Metadata } from 'next';
import { Frame } from '@/components/layout/page/frame';
import { OfflinePage } from '@/components/valuations/offline/offline-page';
import { britishToday, mode } from '@/lib/server';

export const metadata: Metadata = { title: 'Without a connection' };

/** Cached by the service worker with its files: it knows no one and nothing, and reads what this device has. */
export default function WithoutConnectionPage() {
  return (
    <Frame mode={mode()} navigation={[]}>
      <OfflinePage today={britishToday()} />
    </Frame>
  );
}
