import type { Metadata } from 'next';
import { Frame } from '@/components/layout/page/frame';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Notice } from '@/components/ui/feedback/notice';
import { mode } from '@/lib/server';

export const metadata: Metadata = { title: 'Not allowed' };

export default function NotAllowedPage() {
  return (
    <Frame mode={mode()} navigation={[]}>
      <Notice
        wholePage
        tone="warning"
        title="Your role has no access to this page."
        actions={<ButtonLink href="/">Back to home</ButtonLink>}
      >
        Ask an administrator of your organisation for the right role.
      </Notice>
    </Frame>
  );
}
