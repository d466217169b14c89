import type { Transcript } from '#domain/sessions/contract/transcript.ts';

const quotation = /[„“"»«]([^„“”"»«]+)[“”"»«]/g;

/** Without what the speaker did say; what is only written between the marks stays. */
export function withoutQuotations(text: string, transcript: Transcript | null): string {
  const spoken = ` ${plain((transcript?.words ?? []).map((word) => word.text).join(' '))} `;
  return text.replaceAll(quotation, (whole, quoted: string) => {
    const words = plain(quoted);
    return words !== '' && spoken.includes(` ${words} `) ? ' ' : whole;
  });
}

const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
