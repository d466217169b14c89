import { useMemo } from 'react';
import { encode } from 'uqr';

const border = 3;

/** Dark on light in both themes: cameras expect it so. */
export function QrCode({ text, label }: Readonly<{ text: string; label: string }>) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border }), [text]);
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
