// Gives each file of the application the messages it reads, in the language of the page and without their keys: a screen carries
// its own words alone, and a browser needs no parser of ICU texts. A text that cannot be read ends the build.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { compile } from '#machines/words/compile.ts'

/** Catalogs of screens have no language of their own; that of a document is asked for by `in()` and stays an object. */
const READ = /import \{ (?:words|common)(?: as \w+)? \} from '([^']*\/(?:words|common)\.ts)'/g
const ASKER = '?asked-by='
/** What a person can choose. Spanish follows once all that the server says is in catalogs too. */
const LANGUAGES = ['en']

export const wordsPlugin: Plugin = {
  name: 'words',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/.*\.tsx?$/, code: READ },
    handler: code =>
      code.replaceAll(READ, (line: string, from: string) =>
        line
          .replace(/\{ (\w+)(?: as (\w+))? \}/, (_, name, local) => `* as ${local ?? name}`)
          .replace(from, `${from}?messages`),
      ),
  },
  resolveId: {
    filter: { id: /\?messages$/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source.replace('?messages', ''), importer, { ...options, skipSelf: true })
      return found && `${found.id}${ASKER}${importer}`
    },
  },
  load: {
    filter: { id: /\?asked-by=|\/machines\/words\/compile\.ts$/ },
    handler(id) {
      const [file = ''] = id.split(ASKER)
      if (file === id)
        return 'export const compile = text => { throw new SyntaxError("Not read by the build: " + text) }'
      this.addWatchFile(file)
      return exportsOf(this.parse(readFileSync(file, 'utf8'), { lang: 'ts' }), file)
    },
  },
}

type Node = { type: string; value?: unknown; key: { name: string }; properties: Node[] } & Record<string, unknown>

/** 'export const empty = message("No tasks", "Sin tareas")', for each message of the catalog. */
function exportsOf(program: { body: unknown }, file: string): string {
  const [messages] = find(program.body, node => isCall(node, 'catalog')) ?? []
  if (!messages) throw new Error(`${file} holds no catalog.`)
  // A key may be a reserved word, which can name an export but no variable.
  const lines = (messages as Node).properties.map(
    ({ key: { name }, value }) =>
      `const _${name} = ${expressionOf(value as Node, file)}\nexport { _${name} as ${name} }`,
  )
  return `import { message } from '#machines/words/message.ts'\n${lines.join('\n')}`
}

function expressionOf({ properties }: Node, file: string): string {
  const texts = Object.fromEntries(properties.map(({ key, value }) => [key.name, value as Node]))
  if (texts['en']?.type === 'Literal')
    return `/*#__PURE__*/ message(${LANGUAGES.map(language => read(String(texts[language]?.value), file)).join()})`
  return `{ ${Object.entries(texts).map(([key, value]) => `${key}: ${expressionOf(value, file)}`)} }`
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
