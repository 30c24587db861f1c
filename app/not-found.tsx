import type { Metadata } from 'next';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Frame } from '@/components/layout/page/frame';
import { Notice } from '@/components/ui/feedback/notice';
import { mode } from '@/lib/server';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFoundPage() {
  return (
    <Frame mode={mode()} navigation={[]}>
      <Notice wholePage tone="warning" title="Page not found." actions={<ButtonLink href="/">Back to home</ButtonLink>}>
        Check the address. The page may belong to another organisation.
      </Notice>
    </Frame>
  );
}
