// How much a browser loads, measured as it travels.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { builtProduct, type Chunk } from '#tests/support/built.ts'

const LOGIN_KB = 115
/** The hydration code of a homeowner's page, two thirds of it React; the page is readable before. */
const DOCUMENT_KB = 92.5
const DOCUMENT_STYLE_KB = 20
/** Packages of the application that a homeowner's page doesn't load. */
const NOT_IN_DOCUMENT =
  /node_modules\/(wouter|@tanstack|react-toastify|openapi-fetch|@base-ui|xstate|@xstate|react-hook-form|zod)\/|\/web\/(app\/(?!theme)|ui|routes)/
const CHUNK_KB = 40
/** Files an installed application stores in advance: screens in English and Spanish, help in the reader's language. */
const KEPT_KB = 755
/** The articles of one language, which every new feature adds to. */
const KEPT_HELP_KB = 165
/** Libraries, loaded only where a PDF, a house in three dimensions or a text that is written is on screen; no route is in them. */
const LIBRARIES = ['pdf-library', 'scene-canvas', 'rich-text-field']
const LIBRARY_KB = 160
/** Parts of the menus, dialogs and hints of every page (web/chunks.ts); without any route. */
const FRAME = 'frame-parts'
const FRAME_KB = 45

let out: string
let chunks: Chunk[]
beforeAll(async () => {
  const built = await builtProduct()
  out = built.out
  chunks = built.chunks
}, 240_000)

const kilobytes = (file: string) => gzipSync(readFileSync(join(out, file))).length / 1024
const sum = (sizes: (readonly [string, number])[]) => sizes.reduce((total, [, size]) => total + size, 0)
const chunkOf = (name: string) => {
  const found = chunks.find(chunk => chunk.facadeModuleId?.endsWith(name))
  if (!found) throw new Error(`${name} is in no chunk of its own`)
  return found
}
const limitOf = (file: string) =>
  LIBRARIES.some(one => file.startsWith(one)) ? LIBRARY_KB : file.startsWith(FRAME) ? FRAME_KB : CHUNK_KB
/** A chunk and all it needs before it runs. */
function needed(chunk: Chunk, seen = new Set<string>()): Set<string> {
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
    const sizes = [...files].map(file => [basename(file), kilobytes(file)] as const)
    expect(sum(sizes), JSON.stringify(sizes)).toBeLessThanOrEqual(LOGIN_KB)
  })

  it(`makes a homeowner's page alive with at most ${DOCUMENT_KB} kB of script, and nothing of the application`, () => {
    const files = [...needed(chunkOf('document.html'))]
    const sizes = files.map(file => [basename(file), Math.round(kilobytes(file) * 10) / 10] as const)
    expect(sum(sizes), JSON.stringify(sizes)).toBeLessThanOrEqual(DOCUMENT_KB)
    const modules = chunks.filter(({ fileName }) => files.includes(fileName)).flatMap(({ moduleIds }) => moduleIds)
    expect(modules.filter(id => NOT_IN_DOCUMENT.test(id))).toEqual([])
    expect(modules.some(id => id.endsWith('/proposals/document/pages-view.tsx'))).toBe(true)
    const page = readFileSync(join(out, 'document.html'), 'utf8')
    const styles = [...page.matchAll(/rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file = '']) => kilobytes(file))
    expect(styles).toHaveLength(1)
    expect(styles[0]).toBeLessThanOrEqual(DOCUMENT_STYLE_KB)
  })

  it(`has no other chunk above ${CHUNK_KB} kB`, () => {
    const first = new Set([...needed(chunkOf('index.html')), ...needed(chunkOf('document.html'))])
    const large = readdirSync(join(out, 'assets'))
      .filter(name => name.endsWith('.js') && !first.has(`assets/${name}`))
      .map(name => [name, kilobytes(`assets/${name}`)] as const)
      .filter(([name, size]) => size > limitOf(name))
    expect(large).toEqual([])
  })

  it('has no files that wait for each other', () => {
    const waiting = chunks.filter(chunk =>
      chunk.imports.some(name => {
        const imported = chunks.find(({ fileName }) => fileName === name)
        return imported && needed(imported).has(chunk.fileName)
      }),
    )
    expect(waiting.map(({ fileName }) => fileName)).toEqual([])
  })

  it('is kept on a device as the first screen at once and the screens of a sale afterwards, without the large libraries', () => {
    const worker = readFileSync(join(out, 'sw.js'), 'utf8')
    const list = (name: string): string[] => JSON.parse(new RegExp(`const ${name} = (.*)`).exec(worker)?.[1] ?? '[]')
    const [first, soon] = [list('FIRST'), list('SOON')]
    for (const file of needed(chunkOf('index.html'))) expect(first).toContain(`/${file}`)
    for (const screen of [
      'project-screen.tsx',
      'notes-tab.tsx',
      'demo-screen.tsx',
      'offline/waiting-changes.tsx',
      'app/shell.tsx',
    ])
      expect(soon).toContain(`/${chunkOf(screen).fileName}`)
    // Without one of these the page would not even begin.
    const begins = chunks.filter(({ fileName, moduleIds }) => {
      return first.includes(`/${fileName}`) && !moduleIds.some(id => id.endsWith('web/app/screens.ts'))
    })
    for (const name of begins.flatMap(({ dynamicImports }) => dynamicImports)) expect(soon).toContain(`/${name}`)
    expect([...first, ...soon].filter(file => LIBRARIES.some(one => file.includes(one)))).toEqual([])
    expect(worker).not.toMatch(/__[A-Z]+__/)
    const sizeOf = (files: string[]) => {
      const scripts = files.filter(file => file.endsWith('.js') && file.startsWith('/assets/'))
      return sum(scripts.map(file => [file, kilobytes(file)] as const))
    }
    expect(sizeOf([...first, ...soon])).toBeLessThanOrEqual(KEPT_KB)
    const help: Record<string, string[]> = JSON.parse(/const HELP = (.*)/.exec(worker)?.[1] ?? '{}')
    expect(Object.keys(help)).toEqual(['en', 'es'])
    for (const articles of Object.values(help)) {
      expect(articles.length).toBeGreaterThan(50)
      expect(sizeOf(articles)).toBeLessThanOrEqual(KEPT_HELP_KB)
    }
  })
})
