import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    globalSetup: ['tests/support/run-directory.ts'],
    benchmark: { include: ['tests/bench/**/*.bench.ts'] },
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
