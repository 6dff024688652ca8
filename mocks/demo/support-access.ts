// Support was turned away once and let in once; since then it need not ask, so that the demo shows what it sees.
import { the } from './answers.ts'
import type { Client } from './sell.ts'

export async function demoSupportAccess(owner: Client, support: Client, company_id: number) {
  const ask = async (reason: string) =>
    the(await support.POST('/v3/support.RequestAccess', { body: { company_id, reason } })).access.id
  const declined = await ask('A look at how the dashboard is used.')
  await owner.POST('/v3/support.DecideAccess', { body: { access_id: declined, decision: 'decline' } })
  const access_id = await ask('The usage file of Emery Sample is read an hour late.')
  await owner.POST('/v3/support.DecideAccess', { body: { access_id, decision: 'approve', hours: 1 } })
  await support.POST('/v3/support.CloseRequest', { body: { company_id, access_id } })
  await owner.POST('/v3/support.SetPolicy', { body: { without_asking: true, version: 0 } })
}
