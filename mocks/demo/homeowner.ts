// What a homeowner does with the link to a proposal: reads it, and accepts.
import type { Client } from './sell.ts'

export type Reading = {
  /** Since it was published, or since the reading before. */
  after_days: number
  minutes: number
  /** So many of them from the first on. */
  pages: number
  /** The name of the way to pay looked at last. */
  looks_at: string
}

export async function readProposal(reader: Client, public_id: string, { minutes, pages, looks_at }: Reading) {
  const proposal = await shown(reader, public_id)
  const pages_seen = proposal.content.pages.slice(0, pages).map(({ id }) => id)
  const option_id = proposal.figures.offers.find(({ name }) => name === looks_at)?.option_id
  const { data } = await reader.POST('/v3/proposal.Track', {
    body: { public_id, seconds: 0, pages_seen: pages_seen.slice(0, 1) },
  })
  await reader.POST('/v3/proposal.Track', {
    body: {
      public_id,
      seconds: minutes * 60,
      pages_seen,
      ...(data ? { visit_id: data.visit_id } : {}),
      ...(option_id ? { option_id } : {}),
    },
  })
}

export async function acceptProposal(reader: Client, public_id: string, option_id: string, name: string) {
  const { figures } = await shown(reader, public_id)
  await readProposal(reader, public_id, { after_days: 0, minutes: 8, pages: 7, looks_at: '' })
  await reader.POST('/v3/proposal.Accept', {
    body: { public_id, option_id, with_battery: figures.with_battery, name },
  })
}

async function shown(reader: Client, public_id: string) {
  const { data } = await reader.GET('/v3/proposal.View', { params: { query: { public_id } } })
  if (!data) throw new Error('The demo proposal cannot be read')
  return data.proposal
}
