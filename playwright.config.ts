import { defineConfig } from '@playwright/test';

const enCI = process.env.CI !== undefined;
/** A screen that is looked at in all its ways, and not in one, takes its time. */
const enTodas = process.env.TRASTIENDA_PRUEBAS === 'todo' || process.env.CAPTURAS !== undefined;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  timeout: enTodas ? 900_000 : 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: enCI,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Nothing of the browser's own may reach a network during a test.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-domain-reliability',
        '--disable-sync',
        '--no-first-run',
        '--no-pings',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
