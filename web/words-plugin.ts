// Reads the messages of every catalog when the application is built: a browser then needs no parser of ICU texts, and a text that
// cannot be read ends the build.
import type { Plugin } from 'vite'
import { compile } from '#machines/words/compile.ts'

const CATALOG = /\bcatalog\(\{/
const FILLED = /[{<]/

export const wordsPlugin: Plugin = {
  name: 'words',
  apply: 'build',
  transform: {
    filter: { id: /\.tsx?$/, code: CATALOG },
    handler(code) {
      let read = ''
      let from = 0
      for (const [start, end, text] of messages(this.parse(code, { lang: 'ts' }))) {
        if (!FILLED.test(text)) continue
        read += `${code.slice(from, start)}${JSON.stringify(compile(text))} as never`
        from = end
      }
      return { code: read + code.slice(from), map: null }
    },
  },
  load: {
    filter: { id: /\/machines\/words\/compile\.ts$/ },
    handler: () => 'export const compile = text => { throw new SyntaxError(`Not read by the build: ${text}`) }',
  },
}

type Node = { type?: string; start?: number; end?: number; key?: { name?: string }; value?: unknown } & Record<string, unknown>

/** Every `en` and `es` of an object, in order of place. */
function* messages(node: unknown): Generator<[start: number, end: number, text: string]> {
  if (Array.isArray(node)) for (const one of node) yield* messages(one)
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return
  const { type, key, value } = node as Node
  if (type === 'Property' && (key?.name === 'en' || key?.name === 'es')) {
    const { type: kind, start = 0, end = 0, value: text } = (value ?? {}) as Node
    if (kind === 'Literal' && typeof text === 'string') yield [start, end, text]
  } else for (const one of Object.values(node)) yield* messages(one)
}
