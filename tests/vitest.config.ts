import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { ofToday } from './support/turns.mjs'

/**
 * Each takes 12 to 75 s, of what few changes concern: faults of disks and processes, backups, files that are not what they say, old
 * browsers, the contract's tools for other servers, the strategies of batteries.
 */
const LONG = [
  'backup/backup.api',
  'lenders/fifth/fifth-lender',
  'faults/creation',
  'parse/parsers',
  'files/move-files.api',
  'faults/stopping',
  'exports/hostile.api',
  'faults/power-loss',
  'exports/mutations.api',
  'compatibility/built',
  'contract/package',
  'contract/drift',
  'faults/signing',
  'contract/replay',
  'energy/dispatch-demand',
  'energy/dispatch',
  'faults/directory-lock',
  'contract/tracker',
].map(name => `tests/${name}.test.ts`)
const todays = ofToday(LONG)

export default defineConfig({
  // What the build puts in their place; the gallery of widgets is no page of the product.
  define: { __BRAND__: '"Sunquill"', __DEVELOPMENT__: 'false' },
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: [...configDefaults.exclude, ...LONG.filter(file => !todays.includes(file))],
    globalSetup: ['tests/support/run-directory.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
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
