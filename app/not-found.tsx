import type { Metadata } from 'next';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Frame } from '@/components/layout/page/frame';
import { Notice } from '@/components/ui/feedback/notice';
import { mode } from '@/lib/server';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFoundPage() {
  return (
    <Frame mode={mode()} navigation={[]}>
      <Notice
        wholePage
        tone="warning"
        title="There is nothing at this address."
        actions={<ButtonLink href="/">Back to the start</ButtonLink>}
      >
        It may be mistyped, or it belongs to another organisation.
      </Notice>
    </Frame>
  );
}
