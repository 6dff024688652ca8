import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { ENGINES, useOf } from './browsers/engines.ts'
import { ofToday } from './support/turns.mjs'

const PORT = Number(process.env['TEST_PORT'] ?? 4790)

/** What no day may pass without: signing in, a sale, a proposal that is read and signed, an application. The screens take turns among themselves. */
const DAILY =
  /^(sale|screens|session\/(?!two-tabs)|agreements\/signing|lenders\/applying|proposals\/public|projects\/next-step)/
const screens = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file.endsWith('.e2e.ts'))
  .sort()
const todays = [...screens.filter(file => DAILY.test(file)), ...ofToday(screens.filter(file => !DAILY.test(file)))]

export default defineConfig({
  testDir: '.',
  projects: [
    // Each thing a person does, in one Chromium; and the journeys that must work in every engine, in each of them.
    { name: 'product', testMatch: todays.map(file => `**/tests/${file}`) },
    ...ENGINES.map(engine => ({
      name: engine,
      testMatch: 'browsers/*.journey.ts',
      timeout: 90_000,
      use: useOf(engine),
    })),
  ],
  outputDir: '../test-results',
  fullyParallel: false,
  // Each test has people or a project of its own, so two may run at once.
  workers: 2,
  // A machine that stalls for seconds is tried once more, and the test is reported as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL: `http://localhost:${PORT}`,
    // What is kept on the device would answer in place of the server; tests of that allow it.
    serviceWorkers: 'block',
    // What moves is waited for, and drawn without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every step takes a third of the time: on request only.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node tests/support/serve.mjs',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${PORT}/login`,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
