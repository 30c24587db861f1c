'use client';

import { PageFault, type PageFaultProps } from '@/components/layout/page/page-fault';

/** A page outside the frame that could not be rendered. */
export default function ErrorPage(props: PageFaultProps) {
  return (
    <main className="mx-auto max-w-2xl p-6">
      <PageFault {...props} />
    </main>
  );
}
