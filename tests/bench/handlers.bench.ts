// An operation's overhead on its query: sign-in, permission, validation, tenant role, audit, response.
import { eq } from 'drizzle-orm'
import { bench, describe } from 'vitest'
import { enterTenant } from '#server/db/database.ts'
import { projects } from '#server/db/schema/projects.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { financed, newProject } from '#tests/support/sale.ts'

const test = await testApp()
const owner = (await test.signIn(emailOf('Owner'))).call
const { id } = await newProject(owner)
for (let n = 0; n < 200; n++) await newProject(owner)

describe('one project', () => {
  bench('baseline: the row, in a transaction in the role of its tenant', async () => {
    await test.database.transaction(async db => {
      await enterTenant(db, 2)
      await db.select().from(projects).where(eq(projects.id, id))
    })
  })
  bench('/v3/projects.Get', async () => {
    await owner.GET('/v3/projects.Get', { params: { query: { project_id: id } } })
  })
  bench('/v3/projects.List, 50 of 201', async () => {
    await owner.GET('/v3/projects.List', {})
  })
})

const { project_id } = await financed(owner)
let price_usd_per_w = 2

// The wait after moving a slider: all payment options again, each with its 25 years twice (once with flat utility prices).
describe('the playground', () => {
  bench('baseline: the price alone', async () => {
    await owner.GET('/v3/pricing.Get', { params: { query: { project_id } } })
  })
  bench('/v3/financing.Preview', async () => {
    price_usd_per_w = price_usd_per_w > 4 ? 2 : price_usd_per_w + 0.01
    await owner.GET('/v3/financing.Preview', { params: { query: { project_id, price_usd_per_w } } })
  })
})
