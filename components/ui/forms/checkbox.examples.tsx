import { Checkbox } from './checkbox';

export const Choices = () => (
  <>
    <Checkbox label="Include run-out models" defaultChecked />
    <Checkbox label="Customer copy" hint="Prints the retail value alone, without trade bands." />
    <Checkbox label="Current models only" disabled />
  </>
);
