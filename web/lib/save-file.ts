/** Has the browser save what is at the address, under the name that the server gives it. */
export function saveFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
