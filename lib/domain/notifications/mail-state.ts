/** The status of a mail, in a sentence. Without schemas: pages load it. */
import { formatDateTime } from '@/lib/format';

export const MAIL_STATES = ['held', 'waiting', 'sending', 'sent', 'refused', 'given_up', 'withdrawn'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export interface MailProgress {
  readonly state: MailState;
  readonly tries: number;
  /** Instants. */
  readonly sentAt: string | null;
  readonly nextAt: string;
  readonly isPerhapsTwice: boolean;
  readonly problem: string | null;
}

export function mailStateWords(mail: MailProgress): string {
  const twice = mail.isPerhapsTwice ? ' It may arrive twice, because an earlier try was interrupted.' : '';
  switch (mail.state) {
    case 'held':
      return 'Not sent: no mail server was set when it was written.';
    case 'waiting':
      return mail.problem === null
        ? 'Waits to be sent.'
        : `Not sent yet: ${mail.problem} It is tried again on ${formatDateTime(mail.nextAt)}.${twice}`;
    case 'sending':
      return `Is being sent.${twice}`;
    case 'sent':
      return mail.sentAt === null
        ? `Taken by the mail server.${twice}`
        : `Taken by the mail server on ${formatDateTime(mail.sentAt)}.${twice}`;
    case 'refused':
      return `Refused: ${mail.problem ?? 'the mail server gave no reason.'} Correct the address, or ask the person.`;
    case 'given_up':
      return `Not sent in three days: ${mail.problem ?? 'the mail server gave no reason.'}${twice}`;
    case 'withdrawn':
      return mail.isPerhapsTwice
        ? 'Not sent again: its link no longer worked. An interrupted try may have sent it before.'
        : 'Not sent: its link no longer worked when it was its turn.';
  }
}
