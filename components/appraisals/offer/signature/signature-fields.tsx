import { useId } from 'react';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { SIGNED_NAME_LETTERS_MAX } from '@/lib/domain/appraisals/signature';
import { SignaturePad } from './signature-pad';
import type { SignatureEntry } from './use-signature';

/** The name, and the drawing; or the name alone, for those who cannot draw. */
export function SignatureFields({ entry }: { entry: SignatureEntry }) {
  const { name, strokes, isTyped, problem, change } = entry;
  const problemId = useId();
  return (
    <div className="space-y-4">
      <Field label="Your name" name="signedName" error={problem?.name}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            maxLength={SIGNED_NAME_LETTERS_MAX}
            value={name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      {problem?.drawing && (
        <p id={problemId} className="text-sm font-semibold text-danger">
          {problem.drawing}
        </p>
      )}
      {!isTyped && (
        <SignaturePad
          strokes={strokes}
          onStrokes={(drawn) => change({ strokes: drawn })}
          describedBy={problem?.drawing ? problemId : undefined}
        />
      )}
      <Checkbox
        label="My typed name is my signature"
        checked={isTyped}
        onChange={({ target }) => change({ isTyped: target.checked })}
      />
    </div>
  );
}
