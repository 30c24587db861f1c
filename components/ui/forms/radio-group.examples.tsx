import { RadioGroup } from './radio-group';

const sources = [
  { value: 'plate', label: 'Registration', hint: 'AB12 CDE' },
  { value: 'vin', label: 'VIN', hint: '17 letters and digits' },
  { value: 'identifier', label: 'Guide identifier' },
];

export const Choices = () => <RadioGroup legend="Value by" options={sources} defaultValue="plate" />;

export const Inline = () => (
  <RadioGroup
    legend="Price shown"
    inline
    options={[
      { value: 'vat', label: 'With VAT' },
      { value: 'basic', label: 'Basic' },
    ]}
    defaultValue="vat"
  />
);

export const WithError = () => <RadioGroup legend="Value by" options={sources} error="Choose what you have to hand." />;
