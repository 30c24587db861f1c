/** Saves a file from the browser. */
export function saveFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // A while later: some browsers begin to read it only then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
