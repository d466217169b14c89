import { writeFile } from 'node:fs/promises';
import { curvesPicture } from './curves-picture.ts';

/** `npm run curves`: draws the picture in `docs/analysis.md` from the formula itself. A test reports if it is outdated. */
await writeFile('docs/pictures/curves.svg', curvesPicture());
