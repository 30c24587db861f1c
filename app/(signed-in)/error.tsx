'use client';

import { PageFault, type PageFaultProps } from '@/components/layout/page/page-fault';

export default function ErrorPage(props: PageFaultProps) {
  return <PageFault {...props} />;
}
