// The application as browsers get it: what `npm test` has built already, or now where its sources are newer.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rollup } from 'vite'
import { buildOutdated } from '#server/commands/start.mjs'
import { root } from './files.ts'

/** Listed by the build (web/vite.config.ts). */
export type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'dynamicImports' | 'moduleIds'>

export async function builtProduct(): Promise<{ out: string; chunks: Chunk[] }> {
  await buildOutdated()
  const out = join(root, 'dist')
  return { out, chunks: JSON.parse(readFileSync(join(out, 'chunks'), 'utf8')) }
}
