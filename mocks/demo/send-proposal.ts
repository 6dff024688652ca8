// The mail a demo household's proposal goes out with, as its rep finds it prepared.
import type { Client } from './sell.ts'

export async function sendProposal(rep: Client, project_id: string) {
  const { data } = await rep.GET('/v3/proposal.PrepareMessage', { params: { query: { project_id } } })
  if (!data) throw new Error('The demo was answered nothing')
  const { recipients, subject, body } = data
  const homeowner_ids = recipients.filter(({ email }) => email !== null).map(({ homeowner_id }) => homeowner_id)
  await rep.POST('/v3/proposal.Send', { body: { project_id, way: 'mail', homeowner_ids, cc: [], subject, body } })
}
