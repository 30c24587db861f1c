import { useId } from 'react';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { TextInput } from './text-input';

export function TwoProblems() {
  const [email, password] = [useId(), useId()];
  const problems = [
    { fieldId: email, message: 'Write an address with an @.' },
    { fieldId: password, message: 'Write your password.' },
  ];
  return (
    <div className="space-y-4">
      <ErrorSummary problems={problems} attempt={0} />
      <Field id={email} name="email" label="Email" error={problems[0]?.message}>
        {(control) => <TextInput {...control} type="email" />}
      </Field>
      <Field id={password} name="password" label="Password" error={problems[1]?.message}>
        {(control) => <TextInput {...control} type="password" />}
      </Field>
    </div>
  );
}
