import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { ENGINES, useOf } from './browsers/engines.ts'
import { groupOfToday } from './support/turns.mjs'

const PORT = Number(process.env['TEST_PORT'] ?? 4790)
/** The server's output, where tests read account links. */
const TERMINAL = join(tmpdir(), `sunquill-e2e-${PORT}.txt`)
process.env['TERMINAL'] = TERMINAL
// No test reaches the network.
process.env['SITE_SERVICES'] ??= 'off'

/** Tested daily: signing in, a sale, a proposal read and signed, an application. Screens take turns. */
const DAILY =
  /^(sale|screens|company\/session\/login|agreements\/signing|applications\/lenders\/applying|proposals\/public)\.e2e/
/** Seconds of the others that take more than twenty, alone on a quiet machine with two cores. */
const SECONDS: Record<string, number> = {
  'money/adders/adders': 32,
  'agreements/paper': 21,
  'agreements/in-person': 40,
  'agreements/project-agreements': 30,
  'money/analysis/analysis': 21,
  'app/error-catalogue': 66,
  'app/old-browser': 25,
  'app/shell': 36,
  'company/first-day': 120,
  'projects/dashboard/dashboard': 26,
  'money/derivations/derivations': 22,
  'design/starting': 24,
  'design/designer/designer': 35,
  'design/designer/legibility': 52,
  'design/energy/energy-tab': 22,
  'faults/save': 42,
  'files/run-nowhere': 47,
  'money/guardrails/approve': 28,
  'money/incentives/incentives': 26,
  'projects/leads/dead-ends': 40,
  'applications/lenders/by-hand': 30,
  'applications/lenders/under-way': 28,
  'company/messages/first-mail': 25,
  'offline/offline': 65,
  'company/problems/problems': 28,
  'projects/cancel': 23,
  'projects/change': 25,
  'projects/conflict': 24,
  'projects/list': 36,
  'projects/next-step': 36,
  'projects/sample': 22,
  'proposals/editor/editor': 30,
  'proposals/first-screen': 30,
  'proposals/print': 25,
  'proposals/print-sheets': 24,
  'company/session/accounts': 26,
  'company/session/expiry': 24,
  'company/session/two-tabs': 183,
  'company/team/team': 45,
  'ui/controls': 23,
  'ui/focus': 21,
  'ui/frame': 30,
  'ui/targets': 29,
  'ui/widgets': 90,
  week: 100,
}
const screens = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file.endsWith('.e2e.ts'))
  .sort()
const others = screens.filter(file => !DAILY.test(file))
const todays = [
  ...screens.filter(file => DAILY.test(file)),
  ...groupOfToday(Object.fromEntries(others.map(file => [file, SECONDS[file.replace('.e2e.ts', '')] ?? 13]))),
]

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
    // Stored copies would answer instead of the server; tests of those allow it.
    serviceWorkers: 'block',
    // Animations would be waited for, and rendered without a GPU.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every step takes a third of the time: on request only.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // With one process fewer, Chromium takes an eighth less processor time.
        '--in-process-gpu',
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
    env: { PORT: String(PORT), TERMINAL },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
