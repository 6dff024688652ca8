import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { groupOfToday } from './support/turns.mjs'

/**
 * Seconds of the longest tests, on a quiet machine with two cores, affected by few changes: disk and process faults,
 * backups, exports, disguised files, old browsers, other servers and packages, battery strategies.
 */
const LONG = {
  'agreements/seal-log/forgeries.api': 7,
  'agreements/sealing.api': 12,
  'agreements/verify/verify-flips': 5,
  'agreements/verify/verify-genuine': 5,
  'backup/backup.api': 78,
  'backup/commands': 15,
  'backup/refused.api': 13,
  'compatibility/built': 8,
  'contract/check': 5,
  'contract/check-own.api': 11,
  'contract/diff/command': 4,
  'contract/diff/history': 4,
  'contract/drift': 8,
  'contract/flow-values': 4,
  'contract/in-passing': 7,
  'contract/independent': 25,
  'contract/load': 4,
  'contract/mocks': 6,
  'contract/package': 35,
  'contract/replay': 15,
  'contract/samples': 6,
  'contract/sequences-own': 45,
  'deploy/bundle': 5,
  'deploy/doctor': 8,
  'design/hourly-shade': 7,
  'design/energy/dispatch': 17,
  'design/energy/dispatch-demand': 14,
  'design/energy/usual-strategy': 4,
  'design/equipment/public-lists.api': 22,
  'company/exports/exports.api': 14,
  'company/exports/hostile.api': 32,
  'company/exports/members.api': 9,
  'company/exports/mutations.api': 17,
  'faults/creation': 56,
  'faults/directory-lock': 23,
  'faults/failing-disk': 9,
  'faults/kill': 14,
  'faults/power-loss': 32,
  'faults/signing': 35,
  'faults/stopping': 44,
  'files/move-files.api': 30,
  'house/start': 9,
  'projects/leads/imports/files.api': 9,
  'applications/lenders/faults': 9,
  'applications/lenders/fifth/fifth-lender': 110,
  'applications/lenders/prism': 4,
  'applications/lenders/sandbox.api': 10,
  'parse/parsers': 17,
  'proposals/print/chromium': 12,
  'sdk/package': 8,
  'telemetry/personal-data.api': 60,
}
const todays = groupOfToday(LONG)
/** The run on PostgreSQL names its files itself. */
const others = process.env['DATABASE_URL_FOR_TESTS'] ? [] : Object.keys(LONG).filter(name => !todays.includes(name))

// Servers that tests start inherit it: no test reaches the network.
process.env['SITE_SERVICES'] = 'off'

export default defineConfig({
  // Values set by the build; the widget gallery isn't a page of the product.
  define: { __BRAND__: '"Sunquill"', __DEVELOPMENT__: 'false' },
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: [...configDefaults.exclude, ...others.map(name => `tests/${name}.test.ts`)],
    globalSetup: ['tests/support/run-directory.ts'],
    setupFiles: ['tests/support/every-statement.ts'],
    // They end what hangs; a slow machine is no fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Rows and answers that live for one request fit into it: collecting them takes a tenth of the time with the default of 16 MB.
    execArgv: ['--max-semi-space-size=64'],
    // `--changed` reruns what imports a changed file; a new script in package.json is no reason to run everything.
    forceRerunTriggers: [],
    // One file after the other in one process: they share the application once loaded, and databases that are over. It halves the
    // time; what a file changes outside itself (timers, environment) it puts back.
    isolate: false,
  },
})
