'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Field } from '@/components/ui/forms/field';
import { TextArea } from '@/components/ui/forms/text-area';
import { CONFIGURATIONS_MAX, LETTERS_MAX, tooMuchPasted } from '@/lib/domain/emissions/pasted-configurations';
import { formatCount } from '@/lib/format';

/** Many configurations at once, pasted a line each; they stand in the address. */
export function PastedConfigurationsForm({ text, error }: { text: string; error?: string | undefined }) {
  const [refusal, setRefusal] = useState(error);
  // An address of any length is cut or turned down on its way: what is too much is not sent.
  const check = (event: FormEvent<HTMLFormElement>) => {
    const because = tooMuchPasted(String(new FormData(event.currentTarget).get('of') ?? ''));
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
            hint={`A line each: car or van, identifier, model year, option codes – such as “car 50317 26.50 71210 71051”. Or the provider’s own JSON. Up to ${CONFIGURATIONS_MAX} at once, ${formatCount(LETTERS_MAX)} letters in all.`}
            error={refusal}
          >
            {(controlProps) => <TextArea {...controlProps} code rows={6} defaultValue={text} />}
          </Field>
          <Button type="submit" variant="primary">
            Ask
          </Button>
          <p className="text-sm text-soft">
            Free. The provider’s documents name no limit; {CONFIGURATIONS_MAX} are asked about at the most.
          </p>
        </form>
      </Card>
    </div>
  );
}
