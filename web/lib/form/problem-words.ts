import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Limits } from './limits.ts';

/** Messages for a field by code of the fault: codes of the contract, of the server, and of the form's own checks. */
export type FieldWords = Readonly<Record<string, MessageDescriptor>>;

export type FieldProblem = Readonly<{ code: string; isEmpty: boolean }>;

/** The message for a problem. The form's own words win; `other` is for codes without words. */
export function problemWords(problem: FieldProblem, limits: Limits, own: FieldWords = {}): MessageDescriptor {
  const code = named(problem, limits);
  return own[code] ?? own.other ?? general(code, limits);
}

const ofMissing = new Set(['too_small', 'too_short', 'invalid_type', 'invalid_format', 'invalid_value', 'required']);

/** One code for each fault, whether the client or the server found it. */
function named({ code, isEmpty }: FieldProblem, { kind }: Limits): string {
  if (isEmpty && ofMissing.has(code)) return 'required';
  if (kind === 'number') return code;
  if (code === 'too_small') return 'too_short';
  return code === 'too_big' ? 'too_long' : code;
}

function general(code: string, { kind, least = 0, most = 0, format }: Limits): MessageDescriptor {
  switch (code) {
    case 'required':
      return kind === 'text' || kind === 'number'
        ? msg`Bitte füllen Sie dieses Feld aus.`
        : msg`Bitte wählen Sie etwas aus.`;
    case 'too_short':
      if (kind === 'list') return msg`Bitte wählen Sie mindestens ${least}.`;
      return msg`Bitte geben Sie mindestens ${least} Zeichen ein.`;
    case 'too_long':
      return kind === 'list' ? msg`Höchstens ${most} sind möglich.` : msg`Das ist zu lang: höchstens ${most} Zeichen.`;
    case 'too_small':
      return msg`Der kleinste mögliche Wert ist ${least}.`;
    case 'too_big':
      return msg`Der größte mögliche Wert ist ${most}.`;
    case 'taken':
      return msg`Das ist schon vergeben.`;
    default:
      return ofFormat(format);
  }
}

function ofFormat(format: string | undefined): MessageDescriptor {
  if (format === 'email') return msg`Das ist keine vollständige E-Mail-Adresse, z. B. name@firma.de.`;
  if (format === 'url') return msg`Das ist keine vollständige Adresse, z. B. https://firma.de.`;
  return msg`Bitte prüfen Sie diese Eingabe.`;
}
