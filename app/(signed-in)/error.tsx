'use client';

import { PageFault, type PageFaultProps } from '@/components/layout/page-fault';

export default function ErrorPage(props: PageFaultProps) {
  return <PageFault {...props} />;
}
