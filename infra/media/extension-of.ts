const extensions: Readonly<Record<string, string>> = { mpeg: '.mp3', 'x-caf': '.caf', quicktime: '.mov' };

/** The extension of a file with this content, with its dot. */
export function extensionOf(contentType: string): string {
  const subtype = contentType.split('/')[1] ?? '';
  return contentType === 'audio/mp4' ? '.m4a' : (extensions[subtype] ?? `.${subtype}`);
}
