/** What a form sends along unseen, as an address has it: a name may stand several times. */
export function HiddenFields({ fields }: { fields: Iterable<readonly [name: string, value: string]> }) {
  return [...fields].map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
