/** The outbox of an organisation, for its administrators. */
import type { listMails } from '@/lib/api/endpoints/notifications/mails';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { MailSettings } from '@/lib/domain/notifications/mail-text';
import { mailStateWords } from '@/lib/domain/notifications/mail-state';
import type { Outbox } from '@/lib/store/mail/outbox';

interface MailServices {
  readonly outbox: Pick<Outbox, 'list'>;
  readonly mail: MailSettings | null;
}

const SHOWN = 100;

export async function runListMails({ session }: EndpointCall<typeof listMails>, { outbox, mail }: MailServices) {
  const items = await outbox.list(session.organisationId, SHOWN);
  return {
    isSent: mail !== null,
    items: items.map(({ id, email, subject, content, createdAt, ...stored }) => {
      const sentAt = stored.sentAt?.toISOString() ?? null;
      const words = mailStateWords({ ...stored, sentAt, nextAt: stored.nextAt.toISOString() });
      return {
        id,
        email,
        subject,
        lines: content.lines,
        createdAt: createdAt.toISOString(),
        state: stored.state,
        words,
      };
    }),
  };
}
