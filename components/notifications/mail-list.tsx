'use client';

import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { listMails } from '@/lib/api/addresses/notifications/mails';
import { useAnswer } from '@/lib/api/client/use-answer';
import { formatDateTime } from '@/lib/format';

const STALE_AFTER_MS = 10_000;
const PROBLEMS = ['refused', 'given_up'];

/** The e-mails of an organisation, each as it is sent, with its status. */
export function MailList() {
  const mails = useAnswer(listMails, {}, { staleAfterMs: STALE_AFTER_MS });
  return (
    <div className="max-w-3xl space-y-4">
      <QueryBoundary query={mails} what="the outbox" money={false}>
        {({ isSent, items }) => (
          <>
            {!isSent && (
              <Notice title="No mail server is set up, so no e-mail is sent">
                The e-mails that would be sent are shown here. To send e-mails, the person who runs this server sets
                SMTP_URL and MAIL_FROM. E-mails written before then are not sent afterwards.
              </Notice>
            )}
            {items.length === 0 ? (
              <EmptyState title="No e-mails yet">
                An e-mail is written when a user is invited or given a password link, and for each event that a user
                chose to get by e-mail, under “Your account”.
              </EmptyState>
            ) : (
              <Card title="E-mails">
                <ul className="divide-y divide-line">
                  {items.map(({ id, email, subject, lines, createdAt, state, words }) => (
                    <li key={id} className="space-y-1 py-3">
                      <p className="font-semibold wrap-anywhere">
                        {subject} {PROBLEMS.includes(state) && <Badge tone="danger">not delivered</Badge>}
                      </p>
                      <p className="text-sm text-soft wrap-anywhere">
                        To {email}, written on <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>. {words}
                      </p>
                      <ul className="text-sm">
                        {lines.map(({ text, path }) => (
                          <li key={`${path} ${text}`} className="wrap-anywhere">
                            {text}
                          </li>
                        ))}
                      </ul>
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </>
        )}
      </QueryBoundary>
    </div>
  );
}
