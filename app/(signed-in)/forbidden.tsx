import { LatePageAccess } from '@/components/layout/access/late-page-access';
import { GoBack } from '@/components/layout/navigation/go-back';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Notice } from '@/components/ui/feedback/notice';

/** Shown instead of a page that the person’s role may not open, with status 403 at the page’s own address. */
export default function ForbiddenPage() {
  return (
    <Notice
      wholePage
      tone="warning"
      title="Your role has no access to this page."
      actions={
        <>
          <GoBack />
          <ButtonLink href="/">Back to home</ButtonLink>
        </>
      }
    >
      <LatePageAccess />
      <p>Ask an administrator of your organisation for the right role.</p>
    </Notice>
  );
}
