// A project whose design has a battery, for tests that take it out again.
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { answered, designInput, newProject } from '#tests/support/sale.ts'

/** One battery of $9,000. */
export async function designedWithBattery(call: Client, more: Partial<Schemas['NewProject']> = {}): Promise<string> {
  const { id: project_id } = await newProject(call, more)
  const made = { manufacturer: 'Example', model: `Store ${project_id.slice(-6)}`, usable_kwh: 10, power_kw: 5 }
  const added = await call.POST('/v3/collections.AddStorage', {
    body: { ...made, chemistry: 'LFP', coupling: 'ac', amount_usd: 9_000 },
  })
  const storage_id = answered(added.data).storage.id
  const input = await designInput(call, project_id)
  await call.POST('/v3/design.Save', { body: { ...input, storage: [{ storage_id, count: 1 }] } })
  return project_id
}
