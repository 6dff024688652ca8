// What the SDK adds to another application's page.
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { root } from '#tests/support/files.ts'

const MOST_BYTES = 6_144

it('is at most 6 kB in a browser, all of it', async () => {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: 'sdk/sdk.ts', preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = [built].flat().flatMap(one => ('output' in one ? one.output : []))
  const code = chunks.map(chunk => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  expect(code).toContain('webhook-signature')
  expect(gzipSync(code).byteLength).toBeLessThanOrEqual(MOST_BYTES)
})
