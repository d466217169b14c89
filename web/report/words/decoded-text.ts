/**
 * Decodes a text file: by its byte order mark, else as UTF-8, else as Windows-1252. Bytes that are no text stay visible
 * as errors.
 */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const decoded = new TextDecoder().decode(bytes);
  // Windows-1252 accepts any bytes, so a film would decode to words.
  return decoded.includes('\uFFFD') && !bytes.some(isControl) ? new TextDecoder('windows-1252').decode(bytes) : decoded;
}

/** Control characters except 9 to 13, which are tabs and line ends. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32);
