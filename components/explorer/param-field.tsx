import { DateField } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { TextArea } from '@/components/ui/forms/text-area';
import { TextInput } from '@/components/ui/forms/text-input';
import type { EndpointOutput } from '@/lib/api/endpoint';
import type { readOperation } from '@/lib/api/endpoints/explorer';

export type OperationParam = EndpointOutput<typeof readOperation>['params'][number];

export interface ParamFieldProps {
  param: OperationParam;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One parameter, with the control for its type. */
export function ParamField({ param, value, error, onChange }: ParamFieldProps) {
  const { name, type, rule, needed, control, choices } = param;
  const hint = [type, rule, needed ? '' : 'optional'].filter(Boolean).join('; ');
  const valueProps = {
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (control === 'date') {
    return (
      <DateField
        label={<code>{name}</code>}
        name={name}
        id={`try-${name}`}
        hint={hint}
        error={error}
        value={value}
        onChange={onChange}
      />
    );
  }
  const omittedOption = needed && value !== '' ? [] : [{ value: '', label: 'Not sent' }];
  return (
    <Field label={<code>{name}</code>} name={name} id={`try-${name}`} hint={hint} error={error}>
      {(controlProps) => {
        // A required parameter may be sent empty, to see how the provider responds.
        const inputProps = { ...controlProps, required: false };
        switch (control) {
          case 'flag':
            return (
              <Select
                {...inputProps}
                {...valueProps}
                options={[...omittedOption, { value: 'true', label: 'true' }, { value: 'false', label: 'false' }]}
              />
            );
          case 'choice':
            return (
              <Select
                {...inputProps}
                {...valueProps}
                options={[
                  ...choices.filter((choice) => choice !== '').map((choice) => ({ value: choice, label: choice })),
                  { value: '', label: 'Empty' },
                  ...(value === '' || choices.includes(value) ? [] : [{ value, label: value }]),
                ]}
              />
            );
          case 'json':
            return <TextArea {...inputProps} {...valueProps} code rows={2} />;
          default:
            return <TextInput {...inputProps} {...valueProps} numeric={control === 'number'} />;
        }
      }}
    </Field>
  );
}
