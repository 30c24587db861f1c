/**
 * Writes a field's text whenever it differs from the text written last: not from the field's own value, since the
 * person may have typed before the script loaded. One writer lasts as long as its field.
 * @param first the text that the field begins with
 */
export function textWriter(first: string): (field: { value: string }, text: string) => void {
  let shown = first;
  return (field, text) => {
    if (text === shown) return;
    shown = text;
    if (field.value !== text) field.value = text;
  };
}
