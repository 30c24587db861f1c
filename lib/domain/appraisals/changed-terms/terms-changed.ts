/** Why terms are not saved that were changed since they were read. */
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { Fault } from '@/lib/fault';
import { formatDateTime } from '@/lib/format';

interface TermsChangedBy {
  /** The name; null if no longer known. */
  readonly by: string | null;
  /** The person who saves now changed them, in another window. */
  readonly isYou: boolean;
  /** An instant. */
  readonly at: string;
}

export const termsChanged = ({ by, isYou, at }: TermsChangedBy): Fault =>
  new Fault('conflict', {
    message: `${isYou ? 'You' : nameAtStart(by)} changed the terms on ${formatDateTime(at)}, after this page was opened, so your entries are not saved.`,
    fix: 'Open the terms in another window to compare with the form, or reload this page and enter them again.',
  });
