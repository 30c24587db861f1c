import type { ComponentProps } from 'react';
import { CONTROL_FRAME, CONTROL_INPUT } from './control-class';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'> {
  /** Text in which every character counts, such as JSON: in a monospaced font. */
  code?: boolean;
}

/** Several lines of text; it grows with them where the browser can. */
export function TextArea({ code = false, rows = 3, ...rest }: TextAreaProps) {
  return (
    <span className={CONTROL_FRAME}>
      <textarea
        autoComplete="off"
        spellCheck={!code}
        {...rest}
        rows={rows}
        className={`${CONTROL_INPUT} max-h-[60dvh] resize-y py-2 text-[1rem] field-sizing-content md:text-base ${code ? 'font-mono md:text-sm' : ''}`}
      />
    </span>
  );
}
