import type { Metadata } from 'next';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { PageShell } from '@/components/layout/page/page-shell';
import { Notice } from '@/components/ui/feedback/notice';
import { mode } from '@/lib/server';

export const metadata: Metadata = { title: 'Not found' };

/** Has no script, as it would come with the first script of every page. */
export default function NotFoundPage() {
  return (
    <PageShell mode={mode()}>
      <Notice wholePage tone="warning" title="Page not found" actions={<ButtonLink href="/">Back to home</ButtonLink>}>
        Check the address. The page may belong to another organisation.
      </Notice>
    </PageShell>
  );
}
