import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Notice } from '@/components/ui/feedback/notice';

/** Within the frame, for an address that names nothing and has no closer not-found page. */
export default function SignedInNotFound() {
  return (
    <Notice wholePage tone="warning" title="Page not found" actions={<ButtonLink href="/">Back to home</ButtonLink>}>
      Check the address. The page may belong to another organisation.
    </Notice>
  );
}
