import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { DefinitionList } from '@/components/ui/data/definition-list';
import { RawText } from '@/components/ui/data/raw-text';
import { WEBHOOK_ROWS } from '@/lib/api/openapi-webhooks';
import { MESSAGE_DAYS } from '@/lib/domain/webhooks/webhook-tries';

const GENERAL = [
  {
    term: 'Setting up',
    detail:
      'An administrator creates a webhook in Settings, Webhooks, with the address of the other system and the events it is sent. Events are sent by POST over https, within about a minute of what happened.',
  },
  {
    term: 'Signature',
    detail:
      'By the Standard Webhooks specification: the header webhook-signature has the HMAC-SHA256 of “id.timestamp.body” with the signing secret. Libraries for many languages check it; give them the secret as it was shown, whsec_…',
  },
  {
    term: 'Answer',
    detail: `Any status from 200 to 299 within 15 seconds accepts the event. Otherwise it is sent again, ten times over three days; then the webhook is paused and administrators are notified. 410 pauses it immediately. Events wait for up to ${MESSAGE_DAYS} days.`,
  },
  {
    term: 'Twice',
    detail: 'An event may arrive more than once, and in another order. The header webhook-id is the same each time.',
  },
  {
    term: 'Privacy',
    detail:
      'No event has a registration, nor anything about a person: read what it is about from this API, with the ids in it.',
  },
];

const EXAMPLE = JSON.stringify(
  {
    type: 'offer.answered',
    timestamp: '2026-11-30T10:05:00.000Z',
    data: {
      appraisalId: '7d1e6a2c-5f0b-4c9e-8a51-2f6d3b9c0e47',
      number: 'A-2026-000123',
      pounds: 8_650,
      isAccepted: true,
      path: '/appraisals/7d1e6a2c-5f0b-4c9e-8a51-2f6d3b9c0e47',
    },
  },
  null,
  2,
);

const COLUMNS: readonly Column<(typeof WEBHOOK_ROWS)[number]>[] = [
  { key: 'type', header: 'Type', cell: ({ type }) => <code className="wrap-anywhere">{type}</code> },
  { key: 'label', header: 'Event', cell: ({ label }) => label },
  {
    key: 'data',
    header: 'Data',
    cell: ({ data }) => <code className="wrap-anywhere">{data.join(', ')}</code>,
  },
];

/** What other systems are sent, and how they accept it. */
export const WebhookReference = () => (
  <Card title="Webhooks">
    <div className="space-y-3">
      <DefinitionList items={GENERAL} />
      <RawText label="Example of an event" text={EXAMPLE} />
      <DataTable caption="Events" columns={COLUMNS} rows={WEBHOOK_ROWS} rowKey={({ type }) => type} />
    </div>
  </Card>
);
