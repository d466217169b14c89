import { writeFile } from 'node:fs/promises';
import { curvesPicture } from './curves-picture.ts';

/** `npm run curves`: the picture in `docs/analysis.md`, from the formula itself. A test says where it is out of date. */
await writeFile('docs/pictures/curves.svg', curvesPicture());
