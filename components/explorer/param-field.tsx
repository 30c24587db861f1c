import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import type { Answer } from '@/lib/api/endpoint';
import type { readOperation } from '@/lib/api/explorer';

export type Param = Answer<typeof readOperation>['params'][number];

export interface ParamFieldProps {
  param: Param;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One parameter, with the control its type asks for. */
export function ParamField({ param, value, error, onChange }: ParamFieldProps) {
  const { name, type, rule, needed, control, choices } = param;
  const hint = [type, rule, needed ? '' : 'may be left out'].filter(Boolean).join('; ');
  const controlled = {
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const leftOut = needed && value !== '' ? [] : [{ value: '', label: 'Left out' }];
  return (
    <Field label={<code>{name}</code>} name={name} id={`try-${name}`} hint={hint} error={error}>
      {(given) => {
        // A needed parameter may be sent empty, to see what the provider says.
        const rest = { ...given, required: false };
        switch (control) {
          case 'flag':
            return (
              <Select
                {...rest}
                {...controlled}
                options={[...leftOut, { value: 'true', label: 'true' }, { value: 'false', label: 'false' }]}
              />
            );
          case 'choice':
            return (
              <Select
                {...rest}
                {...controlled}
                options={[
                  ...choices.filter((choice) => choice !== '').map((choice) => ({ value: choice, label: choice })),
                  { value: '', label: 'Empty' },
                  ...(value === '' || choices.includes(value) ? [] : [{ value, label: value }]),
                ]}
              />
            );
          case 'json':
            return <TextArea {...rest} {...controlled} code rows={2} />;
          case 'date':
            return <TextInput {...rest} {...controlled} type="date" />;
          default:
            return <TextInput {...rest} {...controlled} numeric={control === 'number'} />;
        }
      }}
    </Field>
  );
}
