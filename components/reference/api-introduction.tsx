import { Card } from '@/components/ui/data/card';
import { DataTable } from '@/components/ui/data/data-table';
import { DefinitionList } from '@/components/ui/data/definition-list';
import { RawText } from '@/components/ui/data/raw-text';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { fieldRows } from '@/lib/api/describe-schema';
import { BODY_BYTES_MAX, faultBody, type FaultBody } from '@/lib/api/endpoint';
import { signIn, signOut } from '@/lib/api/endpoints/people/sign-in';
import { jsonSchemaOf } from '@/lib/api/json-schema';
import { SIGNED_IN_AS } from '@/lib/api/signed-in-as';
import { API_KEY_PREFIX } from '@/lib/domain/accounts/api-key';
import { FAULT_CODES, FAULT_STATUS } from '@/lib/fault';
import { formatPlural } from '@/lib/format';
import { FIELD_COLUMNS } from './field-columns';

const FAULT_EXAMPLE: FaultBody = {
  fault: {
    code: 'invalid_input',
    message: 'Please fill in mileage.',
    fix: 'Then try again.',
    field: 'mileage',
    reference: '7KQ2M-9XADR',
    charged: 'no',
  },
};

/** A valuation as a system requests it. */
const REQUEST_EXAMPLE = `curl -X POST https://…/api/valuations \\
  -H "Authorization: Bearer ${API_KEY_PREFIX}…" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: 2026-11-30-stock-0001" \\
  -d '{"plate": "AB21 CDE", "mileage": 46000}'`;

const GENERAL = [
  {
    term: 'API keys',
    detail: `An administrator creates a key for each system in Settings, API keys. Send it with every request: “Authorization: Bearer ${API_KEY_PREFIX}…”. The system then works as the key’s user, and charges count towards this user’s credits. Each endpoint says whether it takes keys.`,
  },
  {
    term: 'Signing in',
    detail: `A person signs in. ${signIn.method} ${signIn.path} with email and password. The response sets the session cookie: send it with every other request. ${signOut.method} ${signOut.path} ends the session.`,
  },
  {
    term: 'Changing data',
    detail:
      'With a session’s cookie, every request except GET needs the Origin header of this address. With an API key, none does.',
  },
  {
    term: 'Other sessions',
    detail: `Pages send the header ${SIGNED_IN_AS} with the ids of the organisation and the person they were rendered for. If another person has signed in in the same browser since, the request is refused with 409. The header is optional.`,
  },
  {
    term: 'Fields',
    detail: `Each request lists where its fields go: the path, the query or the body. A body is JSON (Content-Type: application/json) of at most ${BODY_BYTES_MAX / 1024} KB. A request with a file is a form (multipart/form-data). A field that is not listed is refused.`,
  },
  {
    term: 'Charges',
    detail:
      'A charged request needs the header Idempotency-Key, 16 to 100 letters, digits, hyphens or underscores. A repeat with the same key is not charged again. GET requests are never charged.',
  },
  {
    term: 'VAT',
    detail:
      'Values of cars include VAT; those of vans exclude it. An answer with values names the kind of vehicle, or has isWithoutVat; sums say how many of their vehicles are vans.',
  },
  {
    term: 'Failures',
    detail: `Any other status than that of success comes with a body as below. The status follows from the code: ${FAULT_CODES.map((code) => `${code} ${FAULT_STATUS[code]}`).join(', ')}. Before a request is read, 405, 413, 421, 431 and 501 are possible too.`,
  },
];

/** What is the same for every endpoint: signing in, sending fields, and what a failure looks like. */
export function ApiIntroduction() {
  const fields = fieldRows(jsonSchemaOf(faultBody, 'output'));
  return (
    <Card title="Every request">
      <div className="space-y-3">
        <DefinitionList items={GENERAL} />
        <RawText label="Example of a request" text={REQUEST_EXAMPLE} />
        <RawText label="Example of a failure" text={JSON.stringify(FAULT_EXAMPLE, null, 2)} />
        <Disclosure summary="Fields of a failure" aside={formatPlural(fields.length, 'field')}>
          <DataTable
            caption="Fields of a failure"
            captionHidden
            columns={FIELD_COLUMNS}
            rows={fields}
            rowKey={({ name }) => name}
          />
        </Disclosure>
      </div>
    </Card>
  );
}
