import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/tables.ts', './src/platform/tables/*.ts', './src/areas/*/tables.ts', './src/areas/*/tables/*.ts'],
  out: './migrations',
});
