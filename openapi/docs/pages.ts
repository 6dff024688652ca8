// The contracts in the API reference and the names of their pages. Used by the build and by tests.
import { documentAt } from '../bundle.ts'
import { lenderContracts, PRODUCT, SANDBOX } from '../contract.ts'
import { record, text } from '../json.ts'

export type Page = {
  /** File name and last part of the path; the product's contract is the front page. */
  name: string
  title: string
  source: string
}

/** The product first, then the lender contracts and the sandbox. */
export function pages(): Page[] {
  return [
    { name: 'index', source: PRODUCT },
    ...lenderContracts().map(({ name, file }) => ({ name, source: file })),
    { name: 'sandbox', source: SANDBOX },
  ].map(page => ({ ...page, title: text(record(documentAt(page.source)['info'])['title']) }))
}

export const addressOf = ({ name }: Pick<Page, 'name'>) => (name === 'index' ? '/docs' : `/docs/${name}`)
