import type { CSSProperties } from 'react';

/** The colours of `web/ui/tokens.css` in the light theme: mail programs know no variables and no oklch. */
const [ground, surface, line, ink, soft, primary] = ['#fbf9f5', '#ffffff', '#e2dfda', '#1b1d28', '#51535e', '#3847a4'];
const font = 'Inter, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const serif = '"Source Serif 4", Georgia, "Times New Roman", serif';

export const mailLooks = {
  body: { backgroundColor: ground, color: ink, fontFamily: font, padding: '32px 12px' },
  card: {
    backgroundColor: surface,
    border: `1px solid ${line}`,
    borderRadius: '16px',
    maxWidth: '560px',
    padding: '32px 32px 20px',
  },
  brand: { color: primary, fontFamily: serif, fontSize: '20px', fontWeight: 600, margin: '0 0 24px' },
  title: { color: ink, fontFamily: serif, fontSize: '26px', fontWeight: 500, lineHeight: '34px', margin: '0 0 20px' },
  text: { color: ink, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' },
  quote: { borderLeft: `3px solid ${line}`, color: soft, margin: '0 0 16px', padding: '0 0 0 16px' },
  button: {
    backgroundColor: primary,
    borderRadius: '10px',
    color: surface,
    fontSize: '16px',
    fontWeight: 600,
    margin: '8px 0 12px',
    padding: '14px 24px',
  },
  address: { fontSize: '13px', lineHeight: '20px', margin: '0 0 24px', wordBreak: 'break-all' },
  link: { color: soft },
  line: { borderColor: line, margin: '24px 0 12px' },
  footer: { color: soft, fontSize: '13px', lineHeight: '20px', margin: '0' },
} as const satisfies Record<string, CSSProperties>;
