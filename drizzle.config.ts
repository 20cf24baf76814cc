import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next numbered file of `migrations/` from the schema. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './worker/directory/schema.ts',
  out: './migrations',
});
