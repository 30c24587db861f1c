import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page/page-shell';
import { Toaster } from '@/components/ui/feedback/toaster';
import { OfflinePage } from '@/components/valuations/offline/offline-page';
import { britishToday, mode } from '@/lib/server';

export const metadata: Metadata = { title: 'Without a connection' };

/** Cached by the service worker with its files: it contains no data, and reads what is on this device. */
export default function WithoutConnectionPage() {
  return (
    <PageShell mode={mode()} toaster={<Toaster />}>
      <OfflinePage today={britishToday()} />
    </PageShell>
  );
}
