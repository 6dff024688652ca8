// The application built anew from the sources, as it is deployed. Made once for all tests of a run that ask for it.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { root } from './files.ts'

export type Built = { out: string; chunks: Rollup.OutputChunk[] }
let running: Promise<Built> | undefined

export const builtProduct = (): Promise<Built> => {
  running ??= buildProduct()
  return running
}

async function buildProduct(): Promise<Built> {
  const out = join(process.env['TEST_RUN_DIR'] ?? '', `built-${process.pid}`)
  mkdirSync(out, { recursive: true })
  // The test runner's environment would build React's development version.
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    const built = await build({
      mode: 'production',
      configFile: join(root, 'web/vite.config.ts'),
      logLevel: 'error',
      build: { outDir: out },
    })
    const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : []
    return { out, chunks: outputs.flatMap(({ output }) => output).filter(one => one.type === 'chunk') }
  } finally {
    process.env['NODE_ENV'] = before
  }
}
