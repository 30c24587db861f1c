/** Hidden fields of a form, as in an address: a name may occur several times. */
export function HiddenFields({ fields }: { fields: Iterable<readonly [name: string, value: string]> }) {
  return [...fields].map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
