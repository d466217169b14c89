import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DrawingFailure } from '#domain/presentations/contract.ts';

type Limits = Readonly<{ maxPages: number | undefined }>;

/** Why a PDF has no pages here, and what helps. */
export function failureWords(reason: DrawingFailure, { maxPages }: Limits): MessageDescriptor {
  switch (reason) {
    case 'password':
      return msg`Die Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort, und laden Sie sie noch einmal hoch.`;
    case 'unreadable':
      return msg`Die Datei ist beschädigt und lässt sich nicht lesen. Bitte exportieren Sie sie noch einmal als PDF.`;
    case 'empty':
      return msg`Die Datei hat keine Seiten.`;
    case 'too_many_pages':
      return maxPages === undefined
        ? msg`Die Datei hat zu viele Seiten.`
        : msg`Die Datei hat mehr als ${maxPages} Seiten. Bitte teilen Sie sie auf.`;
    case 'too_complex':
      return msg`Die Seiten sind zu aufwendig, um sie zu zeichnen. Kleinere Bilder helfen, oder ein Export in geringerer Qualität.`;
    case 'internal':
      return msg`Das lag an uns. Bitte laden Sie die Datei noch einmal hoch.`;
  }
}
