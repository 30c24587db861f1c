import { z } from 'zod';
import { MAIL_STATES } from '@/lib/domain/notifications/mail-state';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/notifications/mails';
import { endpoint } from '@/lib/api/endpoint';

export const listMails = endpoint(addresses.listMails, {
  summary: 'The latest mails to people of your organisation, newest first, with the status of each.',
  permission: 'mails.read',
  input: z.object({}),
  output: z.object({
    isSent: z.boolean().meta({ description: 'Whether a mail server is set. Without one, mails are only shown.' }),
    items: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        subject: z.string(),
        lines: z.array(z.object({ text: z.string(), path: z.string() })),
        createdAt: instantSchema,
        state: z.enum(MAIL_STATES),
        words: z.string(),
      }),
    ),
  }),
});
