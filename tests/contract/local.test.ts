// The product in memory, as flows are replayed against it: it exposes what a server hides.
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startLocal } from '#mocks/replay/local.ts'
import { freshDatabase } from '#tests/support/database.ts'

it('an answer that breaks the contract is reported with what and where, not only as a failure', async () => {
  const database = await freshDatabase()
  const { url, close } = await startLocal({ database })
  const ask = async (path: string, token?: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
    const response = await fetch(`${url}${path}`, {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, said: await response.json() }
  }
  const owner = { company_name: 'Example Solar', state: 'AZ', firstname: 'Olive', lastname: 'Owner' }
  const account = { ...owner, email: 'olive@example.com', password: 'seven quiet sunflowers' }
  const { token } = (await ask('/v3/company.SignUp', undefined, account)).said
  await ask('/v1/lead/create', token, { status: 'draft', homeowner: { firstname: 'Sam', lastname: 'Sample' } })
  await database.asOwner(db => db.execute(sql`update projects set version = -1`))
  const { status, said } = await ask('/v3/projects.List', token)
  await close()
  expect(status).toBe(500)
  expect(said.code).toBe('internal')
  expect(said.message).toMatch(/^The answer of \/v3\/projects\.List breaks the contract: .*projects\/0\/version/)
})
