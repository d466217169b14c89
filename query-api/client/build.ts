import path from 'node:path';
import { builtClient } from './built-client.ts';

// Used when building images, so that the server finds a built client.
console.log(`the client is built in ${await builtClient(path.resolve('.'))}`);
