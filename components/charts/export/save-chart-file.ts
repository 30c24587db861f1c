import { saveFile } from '@/components/ui/actions/save-file';

/** Saves a file from the browser, named after what the chart shows. */
export function saveBlob(blob: Blob, title: string, ending: string): void {
  saveFile(blob, `${fileName(title)}.${ending}`);
}

/** Saves a text, as `saveBlob` does. @param type such as text/csv */
export function saveText(text: string, type: string, title: string, ending: string): void {
  // A byte order mark: without it a spreadsheet reads £ in the wrong encoding.
  saveBlob(new Blob(['\uFEFF', text], { type }), title, ending);
}

/** A title as the name of a file: lower-case letters, digits and hyphens; “chart” if none is left. */
export function fileName(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-');
  return words.replace(/^-|-$/g, '').slice(0, 60).replace(/-$/, '') || 'chart';
}
