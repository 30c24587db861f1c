'use client';

import { PageFault, type PageFaultProps } from '@/components/layout/page/page-fault';
import './globals.css';

/** In place of the whole document when even its frame could not be rendered. */
export default function GlobalError(props: PageFaultProps) {
  return (
    <html lang="en-GB">
      <body>
        <title>Something went wrong · Vehicle Valuations</title>
        <main className="mx-auto max-w-2xl p-6">
          <PageFault {...props} />
        </main>
      </body>
    </html>
  );
}
