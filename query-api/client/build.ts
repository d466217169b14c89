import path from 'node:path';
import { builtClient } from './built-client.ts';

// For images: the server finds the client built, and builds nothing.
console.log(`the client is built in ${await builtClient(path.resolve('.'))}`);
