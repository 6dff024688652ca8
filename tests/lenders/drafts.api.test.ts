// An application before it is sent: begun from a lender's product, filled in, quoted anew, shared, moved, discarded.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { connected, withSandbox } from '#tests/support/lenders.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed, newProject } from '#tests/support/sale.ts'

const HOMEOWNER = { firstname: 'Sam', lastname: 'Sample', email: 'sam.sample@example.com', phone: '(602) 555-0142' }
let test: TestApp
let owner: TestApp['anyone']
beforeAll(async () => {
  test = await testApp()
  withSandbox(test)
  owner = (await test.signIn(emailOf('Owner'))).call
  await connected(owner, 'goodleap', 'lightreach', 'enfin')
})

const offersOf = async (project_id: string, lender = 'goodleap', call = owner) =>
  answered((await call.GET('/v3/lender_applications.Products', { params: { query: { project_id, lender } } })).data)
    .products
const create = (project_id: string, product_id: string, lender = 'goodleap', call = owner) =>
  call.POST('/v3/lender_applications.Create', { body: { project_id, lender, product_id } })

describe('a draft', () => {
  it('is begun', async () => {
    const { project_id } = await financed(owner, 'Cash', { homeowner: HOMEOWNER })
    const products = await offersOf(project_id)
    console.log(products.slice(0, 2))
    const r = await create(project_id, products[0]?.id ?? '')
    console.log(r.error, JSON.stringify(r.data, null, 1)?.slice(0, 6000))
  })
})
