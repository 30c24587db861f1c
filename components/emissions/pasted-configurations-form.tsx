'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Field } from '@/components/ui/forms/field';
import { TextArea } from '@/components/ui/forms/text-area';
import { CONFIGURATIONS_MAX, LETTERS_MAX, tooMuchPasted } from '@/lib/domain/emissions/pasted-configurations';
import { formatCount } from '@/lib/format';

/** Several configurations, pasted one per line. They are in the address. */
export function PastedConfigurationsForm({ text, error }: { text: string; error?: string | undefined }) {
  const [refusal, setRefusal] = useState(error);
  // A long address may be cut or refused on its way, so a text that is too long is not sent.
  const check = (event: FormEvent<HTMLFormElement>) => {
    const pasted = new FormData(event.currentTarget).get('of');
    const because = tooMuchPasted(typeof pasted === 'string' ? pasted : '');
    if (because) event.preventDefault();
    setRefusal(because ? `${because.reason} ${because.next}` : undefined);
  };
  return (
    <div className="print:hidden">
      <Card>
        <form method="get" className="space-y-3" onSubmit={check}>
          <Field
            label="Configurations"
            name="of"
            hint={`One per line: car or van, guide ID, model year, option codes, such as “car 50317 26.50 71210 71051”. Or the provider’s JSON. Up to ${CONFIGURATIONS_MAX} at a time, ${formatCount(LETTERS_MAX)} characters in total.`}
            error={refusal}
          >
            {(controlProps) => <TextArea {...controlProps} code rows={6} defaultValue={text} />}
          </Field>
          <Button type="submit" variant="primary">
            Get CO2
          </Button>
          <p className="text-sm text-soft">Free of charge.</p>
        </form>
      </Card>
    </div>
  );
}
