// Which contracts the reference shows, and what their pages are called. Read by the build and by the tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('../..', import.meta.url).pathname

export type Page = {
  /** Of the file, and the last part of its address; the product's own is the front page. */
  name: string
  title: string
  source: string
}

/** The product first, then what else the product speaks or is spoken to. */
export function pages(): Page[] {
  const lenders = readdirSync(join(root, 'sdk/lenders'))
    .filter(file => file.endsWith('.contract.gen.json'))
    .map(file => ({ name: file.replace('.contract.gen.json', ''), source: join(root, 'sdk/lenders', file) }))
  const sandbox = join(root, 'openapi/sandbox.yaml')
  return [
    { name: 'index', source: join(root, 'sdk/contract.gen.json') },
    ...lenders,
    ...(existsSync(sandbox) ? [{ name: 'sandbox', source: sandbox }] : []),
  ].map(page => ({ ...page, title: titleOf(page.source) }))
}

export const addressOf = ({ name }: Pick<Page, 'name'>) => (name === 'index' ? '/docs' : `/docs/${name}`)

/** The title stands in the first lines of YAML and anywhere in JSON. */
const titleOf = (source: string) => {
  const text = readFileSync(source, 'utf8')
  return source.endsWith('.json') ? String(JSON.parse(text).info.title) : (/^ {2}title: (.+)$/m.exec(text)?.[1] ?? '')
}
