// Gives each file of the application the messages it reads, in the language of the page and without their keys: a screen carries
// its own words alone, and a browser needs no parser of ICU texts. A text that cannot be read ends the build. Where a file asks
// for a language by `in()`, as documents do, it gets the whole catalog in both.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { compile } from '#machines/words/compile.ts'

const READ = /import \{ (?:words|common)(?: as \w+)? \} from '([^']*\/(?:words|common)\.ts)'/g
const MESSAGES = '?messages'
const WHOLE = '&whole'
const ASKER = '?asked-by='
const LANGUAGES = ['en', 'es']

/** By file: on average eight files read a catalog, and parsing it for each took a third of the build's time. */
const modules = new Map<string, string>()

export const wordsPlugin: Plugin = {
  name: 'words',
  apply: 'build',
  enforce: 'pre',
  buildStart: () => modules.clear(),
  transform: {
    filter: { id: /\/(web|machines)\/.*\.tsx?$/, code: READ },
    handler: code =>
      code.replaceAll(READ, (line: string, from: string) => {
        const [, name = '', local = name] = /\{ (\w+)(?: as (\w+))? \}/.exec(line) ?? []
        const whole = new RegExp(`\\b${local}\\.in\\(`).test(code) ? WHOLE : ''
        return line.replace(/\{.*\}/, `* as ${local}`).replace(from, `${from}${MESSAGES}${whole}`)
      }),
  },
  resolveId: {
    filter: { id: /\?messages(&whole)?$/ },
    async handler(source, importer, options) {
      const [file = '', whole = ''] = source.split(MESSAGES)
      const resolved = await this.resolve(file, importer, { ...options, skipSelf: true })
      return resolved && `${resolved.id}${ASKER}${importer}${whole}`
    },
  },
  load: {
    filter: { id: /\?asked-by=|\/machines\/words\/compile\.ts$/ },
    handler(id) {
      const [file = ''] = id.split(ASKER)
      if (file === id)
        return 'export const compile = text => { throw new SyntaxError("Not read by the build: " + text) }'
      this.addWatchFile(file)
      const key = id.endsWith(WHOLE) ? file + WHOLE : file
      const made =
        modules.get(key) ?? exportsOf(this.parse(readFileSync(file, 'utf8'), { lang: 'ts' }), file, id.endsWith(WHOLE))
      modules.set(key, made)
      return made
    },
  },
}

type Node = { type: string; value?: unknown; key: { name?: string; value?: unknown }; properties: Node[] } & Record<
  string,
  unknown
>

/** 'export const empty = message("No tasks", "Sin tareas")', for each message of the catalog. */
function exportsOf(program: { body: unknown }, file: string, whole: boolean): string {
  const [messages] = find(program.body, node => isCall(node, 'catalog')) ?? []
  if (!messages) throw new Error(`${file} holds no catalog.`)
  // A key may be a reserved word, which can name an export but no variable.
  const lines = (messages as Node).properties.map(
    ({ key: { name }, value }) =>
      `const _${name} = ${expressionOf(value as Node, file)}\nexport { _${name} as ${name} }`,
  )
  if (whole)
    lines.push(`const $whole = { ${LANGUAGES.map(one => `${one}: ${expressionOf(messages as Node, file, one)}`)} }
const $in = language => $whole[language]
export { $in as in }`)
  return `import { message, spoken } from '#machines/words/message.ts'\n${lines.join('\n')}`
}

/** In the page's language, or in one that is named. */
function expressionOf({ properties }: Node, file: string, named?: string): string {
  const texts = Object.fromEntries(properties.map(({ key, value }) => [key.name ?? String(key.value), value as Node]))
  const text = (language: string) => read(String(texts[language]?.value), file)
  if (texts['en']?.type === 'Literal')
    return named ? `spoken(${text(named)}, '${named}')` : `/*#__PURE__*/ message(${LANGUAGES.map(text).join()})`
  const inner = Object.entries(texts).map(([key, value]) => `'${key}': ${expressionOf(value, file, named)}`)
  return `{ ${inner} }`
}

function read(text: string, file: string): string {
  try {
    return JSON.stringify(/[{<]/.test(text) ? compile(text) : text)
  } catch (thrown) {
    throw new Error(`${file}: ${text}: ${String(thrown)}`)
  }
}

const isCall = (node: Node, name: string) =>
  node.type === 'CallExpression' && (node['callee'] as { name?: string }).name === name

/** The arguments of the first call. */
function find(node: unknown, is: (node: Node) => boolean): unknown[] | undefined {
  if (node === null || typeof node !== 'object') return undefined
  if ('type' in node && is(node as Node)) return (node as Node)['arguments'] as unknown[]
  for (const one of Object.values(node)) {
    const found = find(one, is)
    if (found) return found
  }
  return undefined
}
