/** Makes the browser save the file at the address, under the server's file name. */
export function saveFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Makes the browser save content that was already fetched. */
export function saveBlob(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Chromium starts saving only in a later task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
