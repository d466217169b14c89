import { config } from 'zod/mini';

// The page's policy forbids code from text, which zod would generate for speed. Runs before the first schema is made.
config({ jitless: true });
