import { config } from 'zod/mini';

// The page's policy forbids code made from text, which zod would otherwise make for speed. Runs before the first schema is made.
config({ jitless: true });
