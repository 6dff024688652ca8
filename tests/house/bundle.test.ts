// How much a browser loads: built anew from the sources, measured as it travels.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { root } from '#tests/support/files.ts'

const LOGIN_KB = 115
const CHUNK_KB = 40
/** Libraries, loaded only where a PDF or a house in three dimensions is on screen; no route is in them. */
const LIBRARIES = ['pdf-pages', 'scene-canvas']
const LIBRARY_KB = 160

const out = mkdtempSync(join(tmpdir(), 'bundle-'))
let chunks: Rollup.OutputChunk[]
beforeAll(async () => {
  // As it is deployed: the test runner's environment would build React's development version.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    mode: 'production',
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: out },
  })
  const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : []
  chunks = outputs.flatMap(({ output }) => output).filter(one => one.type === 'chunk')
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(out, { recursive: true })
})

const kilobytes = (file: string) => gzipSync(readFileSync(join(out, file))).length / 1024
const chunkOf = (name: string) => {
  const found = chunks.find(chunk => chunk.facadeModuleId?.endsWith(name))
  if (!found) throw new Error(`${name} is in no chunk of its own`)
  return found
}
/** A chunk and all it needs before it runs. */
function needed(chunk: Rollup.OutputChunk, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen
  seen.add(chunk.fileName)
  for (const name of chunk.imports) {
    const next = chunks.find(one => one.fileName === name)
    if (next) needed(next, seen)
  }
  return seen
}

describe('the bundle', () => {
  it(`shows the login after at most ${LOGIN_KB} kB of script`, () => {
    const files = new Set([...needed(chunkOf('index.html')), ...needed(chunkOf('login-screen.tsx'))])
    const sizes = [...files].map(file => [basename(file), Math.round(kilobytes(file) * 10) / 10] as const)
    const sum = sizes.reduce((total, [, size]) => total + size, 0)
    expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(LOGIN_KB)
  })

  it(`has no other chunk above ${CHUNK_KB} kB`, () => {
    const first = needed(chunkOf('index.html'))
    const large = readdirSync(join(out, 'assets'))
      .filter(name => name.endsWith('.js') && !first.has(`assets/${name}`))
      .map(name => [name, kilobytes(`assets/${name}`)] as const)
      .filter(([name, size]) => size > (LIBRARIES.some(one => name.startsWith(one)) ? LIBRARY_KB : CHUNK_KB))
    expect(large).toEqual([])
  })
})
