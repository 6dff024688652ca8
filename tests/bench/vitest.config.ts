import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    globalSetup: ['tests/support/run-directory.ts'],
    benchmark: { include: ['tests/bench/**/*.bench.ts'] },
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
