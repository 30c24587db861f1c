/** The text of a form's field; empty where there is no such field. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** The name and text of each field that a form would send; files are left out. */
export const formTexts = (form: HTMLFormElement): [name: string, text: string][] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
