/** Sends the due mails of the outbox over SMTP, one after the other. */
import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { mailText, type MailSettings } from '@/lib/domain/notifications/mail-text';
import type { ClaimedMail, Outbox } from '@/lib/store/mail/outbox';
import { unsealText } from '@/lib/store/sealed-text';

export interface SendServices {
  readonly outbox: Pick<Outbox, 'claim' | 'sent' | 'failed' | 'withdraw' | 'countWaiting' | 'deleteOld'>;
  readonly mail: MailSettings | null;
  /** Opens the links in mails. */
  readonly secret: string;
}

const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;
const LONGEST_PAUSE_MINUTES = 60;

/** @returns how many the server took, how many it refused, and how many wait */
export async function sendMails({ outbox, mail, secret }: SendServices, signal: AbortSignal) {
  await outbox.deleteOld();
  let [sent, refused] = [0, 0];
  if (mail !== null) {
    const worker = randomUUID();
    const transport = openTransport(mail.url);
    const next = async () => (signal.aborted ? null : outbox.claim(worker));
    try {
      for (let due = await next(); due !== null; due = await next()) {
        const message = await messageOf(due, mail, secret);
        if (message === null) {
          await outbox.withdraw(due.id, worker);
          continue;
        }
        const failure = await transport.sendMail(message).then(
          () => null,
          (error: unknown) => failureOf(error, due.tries),
        );
        if (failure === null) {
          await outbox.sent(due.id, worker);
          sent += 1;
          continue;
        }
        await outbox.failed(due.id, worker, failure);
        if (failure.isRefused) refused += 1;
        // The server is unavailable, or rejects us or our sign-in: the other mails wait for the next run, unchanged.
        if (!failure.isAnswer) break;
      }
    } finally {
      transport.close();
    }
  }
  return { sent, refused, waiting: await outbox.countWaiting() };
}

const openTransport = (url: string) =>
  createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Null if its link can no longer be read. */
async function messageOf(
  { id, email, kind, subject, content, createdAt, sealedToken }: ClaimedMail,
  { from, origin }: MailSettings,
  secret: string,
) {
  const isChosen = kind === 'notification' || kind === 'digest';
  const token = sealedToken === null ? null : await unsealText(secret, 'link mail', sealedToken);
  if (!isChosen && token === null) return null;
  const lines = content.lines.map(({ text, path }) => ({ text, path: token === null ? path : `${path}/${token}` }));
  return {
    from,
    // Given as an object: a string could be read as several addresses.
    to: { name: '', address: email },
    subject,
    ...mailText({ lines, origin, isChosen }),
    messageId: `<${id}@${new URL(origin).hostname}>`,
    date: createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * What a refusal of is one of this mail. At any other step, such as the greeting or the sender’s address, the server
 * refuses all mails: they wait until it, or the settings, are corrected.
 */
const STEPS_OF_ONE_MAIL = new Set(['RCPT TO', 'DATA']);

/** Errors with these codes occur before any of the mail is sent. */
const BEFORE_THE_MAIL = new Set(['EDNS', 'EAUTH', 'ECONNREFUSED', 'ETLS']);

function failureOf(error: unknown, tries: number) {
  const reported = error instanceof Error ? error : new Error(String(error));
  const code = 'code' in reported && typeof reported.code === 'string' ? reported.code : '';
  const status = 'responseCode' in reported && typeof reported.responseCode === 'number' ? reported.responseCode : null;
  const isConnecting = 'syscall' in reported && reported.syscall === 'connect';
  const step = 'command' in reported && typeof reported.command === 'string' ? reported.command : '';
  const isAnswer = status !== null && STEPS_OF_ONE_MAIL.has(step);
  return {
    isAnswer,
    isRefused: isAnswer && status >= 500,
    isPerhapsTwice: status === null && !isConnecting && !BEFORE_THE_MAIL.has(code),
    againInMinutes: Math.min(2 ** (tries - 1), LONGEST_PAUSE_MINUTES),
    problem: isAnswer
      ? `the mail server answered ${status}.`
      : code === 'EAUTH'
        ? 'the mail server did not accept the user and password.'
        : status === null
          ? 'the mail server could not be reached.'
          : `the mail server answered ${status} before it was given the mail: check SMTP_URL and MAIL_FROM.`,
  };
}
