/** The mail that carries a link to its person. */
import type { LinkWords } from '@/lib/domain/notifications/link-words';
import type { MailSettings } from '@/lib/domain/notifications/mail-text';
import type { LinkMail } from '@/lib/store/mail/link-mail';
import { sealText } from '@/lib/store/sealed-text';

export interface LinkMailServices {
  /** Null: no mail server is set, and the mail is only shown. */
  readonly mail: MailSettings | null;
  readonly secret: string;
}

/** @param path of the page that the link opens; its secret part, `token`, is stored sealed, and only where it is sent */
export const linkMail = async (
  { subject, text }: LinkWords,
  { path, token }: { path: string; token: string },
  { mail, secret }: LinkMailServices,
): Promise<LinkMail> => ({
  subject,
  content: { lines: [{ text, path }] },
  sealedToken: mail === null ? null : await sealText(secret, 'link mail', token),
  state: mail === null ? 'held' : 'waiting',
});

/** @param length in hours @returns an instant */
export const inHours = (now: Date, length: number): string =>
  new Date(now.getTime() + length * 3_600_000).toISOString();
