/** Has the browser save what is at the address, under the name that the server gives it. */
export function saveFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Content that was fetched already. */
export function saveBlob(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Chromium begins to save in the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
