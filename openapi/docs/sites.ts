// Pages of the API reference and their addresses: the product by group, each lender and the sandbox on one page.
import { readFileSync } from 'node:fs'
import { type Contract, contractAt, lenderContracts, type Operation, PRODUCT, SANDBOX } from '../contract.ts'
import { list, record, text } from '../json.ts'

export type Api = {
  /** In addresses; of the product empty. */
  name: string
  title: string
  contract: Contract
  /** The bundled document as it was written. */
  source: string
  /** This origin's path prefix. */
  base: string
  /** The variable and import of its SDK client, where there is one. */
  sdk: { client: string; setup: string } | undefined
}

export type Page = { api: Api; address: string; title: string; description: string; operations: Operation[] }

const PRODUCT_SETUP = `import { productClient } from '@sunquill/sdk'

const sunquill = productClient({ base_url, token: () => token })`

const lenderSetup = (name: string, client: string) => `import { client } from '@sunquill/sdk/lenders/${name}'

const ${client} = client({ base_url, token: () => token })`

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The product first, then the lenders and the sandbox. */
export const readApis = (): Api[] => [
  apiOf('', PRODUCT, '', { client: 'sunquill', setup: PRODUCT_SETUP }),
  ...lenderContracts().map(({ name, file }) => {
    const client = camelCase(name)
    return apiOf(name, file, `/api/lenders/${name}`, { client, setup: lenderSetup(name, client) })
  }),
  apiOf('sandbox', SANDBOX, '', undefined),
]

function apiOf(name: string, file: string, base: string, sdk: Api['sdk']): Api {
  const contract = contractAt(file)
  return { name, title: contract.title.split(',')[0] ?? '', contract, source: readFileSync(file, 'utf8'), base, sdk }
}

/** One for each group of the product, one for each other contract. */
export function pagesOf(api: Api): Page[] {
  const { contract, name, title } = api
  if (name !== '') {
    const description = text(record(contract.document['info'])['description'])
    return [{ api, address: `/docs/${name}`, title, description, operations: contract.operations }]
  }
  return list(contract.document['tags'])
    .map(record)
    .map(tag => ({
      api,
      address: `/docs/${text(tag['name'])}`,
      title: capitalized(text(tag['name'])),
      description: text(tag['description']),
      operations: contract.operations.filter(({ tags }) => tags[0] === tag['name']),
    }))
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Where a contract's document is, without its ending. */
export const documentAddress = ({ name }: Api) => `/docs/${name === '' ? '' : `${name}/`}openapi`
