import { useEffect, useId, useRef } from 'react';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { SIGNED_NAME_LETTERS_MAX } from '@/lib/domain/appraisals/signature';
import { SignaturePad } from './signature-pad';
import type { SignatureEntry } from './use-signature';

/** A name and a drawn signature, or the name alone for those who cannot draw. The first field with a problem takes focus. */
export function SignatureFields({ entry }: { entry: SignatureEntry }) {
  const { name, strokes, isTyped, problem, change, draw } = entry;
  const problemId = useId();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) section.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);
  return (
    <div ref={section} className="space-y-4">
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
        <SignaturePad strokes={strokes} onDraw={draw} describedBy={problem?.drawing ? problemId : undefined} />
      )}
      <Checkbox
        label="Use my typed name as my signature"
        // The box above cannot be used by keyboard, so its problem is read out and solved here.
        aria-describedby={problem?.drawing ? problemId : undefined}
        aria-invalid={problem?.drawing ? true : undefined}
        checked={isTyped}
        onChange={({ target }) => change({ isTyped: target.checked })}
      />
    </div>
  );
}
