'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { TextInput } from '@/components/ui/forms/text-input';
import { PricedButton } from '@/components/layout/billing/priced-button';
import { RequestFault } from '@/components/valuations/form/request-fault';
import { useCostPreview } from '@/components/layout/billing/use-cost-preview';
import { useFileCreation } from '@/components/valuations/form/use-file-creation';
import { chooseDerivative, listFileAlternatives } from '@/lib/api/addresses/registrations/vehicle-files';
import { useAction } from '@/lib/api/client/use-answer';
import { creditsShown } from '@/lib/domain/usage/price-words';
import { SOURCES } from '@/lib/domain/source-names';
import { hasUnlistedDerivatives } from '@/lib/domain/vehicles/registration/match-words';
import type { RegistrationRecord } from '@/lib/domain/vehicles/registration/registration-record';
import { formatPlural } from '@/lib/format';

const OWN = 'own';
const IDENTIFIER_MAX = 2_147_483_647;

/** Chooses the derivative where several match: from the list, or by a typed guide ID. */
export function DerivativeForm({ record }: { record: RegistrationRecord }) {
  const isUnlisted = hasUnlistedDerivatives(record);
  if (record.choice || (record.alternatives.length === 0 && !isUnlisted)) return null;
  return (
    <Card title="Which derivative is it?">
      <div className="space-y-4">
        {isUnlisted && <ListDerivatives record={record} />}
        <ChooseDerivative record={record} />
      </div>
    </Card>
  );
}

/** One look-up, with the audit ID of the file's own. */
function ListDerivatives({ record: { id, asked: request, source } }: { record: RegistrationRecord }) {
  const { pending, fault, submittedInput, act, retry } = useFileCreation(useAction(listFileAlternatives));
  const { plate } = request;
  const { auditId } = source;
  const costPreview = useCostPreview(plate === null || auditId === null ? null : { plate, alternativesOf: auditId });
  const mostCredits = creditsShown(costPreview?.cost, 1);
  if (plate === null || auditId === null) return null;
  return (
    <div className="space-y-2">
      <p className="text-sm">
        {SOURCES.guide.atStart} matched one of several derivatives. The look-up did not list the others.
      </p>
      <RequestFault fault={fault} submittedInput={submittedInput} costPreview={costPreview} retry={retry} />
      <PricedButton
        pending={pending}
        costPreview={costPreview}
        mostCredits={1}
        onClick={() => void act({ id, mostCredits })}
      >
        List the other possible derivatives
      </PricedButton>
    </div>
  );
}

function ChooseDerivative({ record: { id, alternatives, book } }: { record: RegistrationRecord }) {
  const listed = alternatives.flatMap(({ kind, identifier, name }) => (kind ? [{ kind, identifier, name }] : []));
  const [chosen, setChosen] = useState(listed.length === 0 ? OWN : '');
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { pending, fault, act, retry } = useFileCreation(useAction(chooseDerivative));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (chosen === '') return setRefusal('Choose one of the derivatives.');
    const derivative = listed.find(({ kind, identifier }) => `${kind} ${identifier}` === chosen);
    const identifier = derivative?.identifier ?? Number(typed.trim());
    if (!(Number.isInteger(identifier) && identifier > 0 && identifier <= IDENTIFIER_MAX)) {
      return setRefusal('Enter the guide ID, a whole number such as 50031.');
    }
    void act({ id, kind: derivative?.kind ?? book?.kind ?? 'car', identifier });
  }

  const identifierFault = fault?.field === 'identifier' ? `${fault.message} ${fault.fix}` : undefined;
  const isOwn = chosen === OWN;
  return (
    <form method="dialog" onSubmit={submit} noValidate className="space-y-3">
      {listed.length > 0 && (
        <RadioGroup
          legend={`This vehicle could be one of ${formatPlural(listed.length, 'derivative')}`}
          error={isOwn ? undefined : (refusal ?? identifierFault)}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            setRefusal(undefined);
          }}
          options={[
            ...listed.map(({ kind, identifier, name }) => ({
              value: `${kind} ${identifier}`,
              label: name,
              hint: `Guide ID ${identifier}`,
            })),
            { value: OWN, label: 'Another one, by its guide ID', hint: 'Checked with the provider first. Free.' },
          ]}
        />
      )}
      {isOwn && (
        <div className="w-48 max-w-full">
          <Field label="Guide ID" name="identifier" error={refusal ?? identifierFault}>
            {(control) => (
              <TextInput
                {...control}
                numeric
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setRefusal(undefined);
                }}
              />
            )}
          </Field>
        </div>
      )}
      <RequestFault
        fault={fault}
        submittedInput={undefined}
        costPreview={undefined}
        fields={['identifier']}
        retry={retry}
      />
      <Button type="submit" pending={pending} cost="free">
        Use this derivative
      </Button>
    </form>
  );
}
