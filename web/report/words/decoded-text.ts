/**
 * The text of a file: by its byte order mark, else UTF-8, else the older encoding of Windows. Bytes that are no text stay
 * visibly wrong.
 */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const decoded = new TextDecoder().decode(bytes);
  // In Windows-1252 any bytes are characters; those of a film would be read as words.
  return decoded.includes('\uFFFD') && !bytes.some(isControl) ? new TextDecoder('windows-1252').decode(bytes) : decoded;
}

/** Tabs and line ends are 9 to 13. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32);
