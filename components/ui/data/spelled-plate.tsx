import { spellOut } from './number-plate';

/** A registration in a sentence, read aloud letter by letter, once. */
export function SpelledPlate({ registration }: { registration: string }) {
  return (
    <>
      <span aria-hidden="true">{registration}</span>
      <span className="sr-only">{spellOut(registration)}</span>
    </>
  );
}
