/** Saves a file from the browser. */
export function saveFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // Revoked later, since some browsers start reading with a delay.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
