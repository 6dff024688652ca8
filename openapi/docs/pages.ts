// Which contracts the reference shows, and what their pages are called. Read by the build and by the tests.
import { documentAt } from '../bundle.ts'
import { lenderContracts, PRODUCT, SANDBOX } from '../contract.ts'
import { record, text } from '../json.ts'

export type Page = {
  /** Of the file, and the last part of its address; the product's own is the front page. */
  name: string
  title: string
  source: string
}

/** The product first, then what else the product speaks or is spoken to. */
export function pages(): Page[] {
  return [
    { name: 'index', source: PRODUCT },
    ...lenderContracts().map(({ name, file }) => ({ name, source: file })),
    { name: 'sandbox', source: SANDBOX },
  ].map(page => ({ ...page, title: text(record(documentAt(page.source)['info'])['title']) }))
}

export const addressOf = ({ name }: Pick<Page, 'name'>) => (name === 'index' ? '/docs' : `/docs/${name}`)
