// Those who write through every fault: each write has a key of its own and is sent again until it is answered, as a browser does.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { productClient } from '#sdk/client.ts'
import { Refusal } from '#sdk/refusal.ts'
import { emailOf, PASSWORD } from '../../support/companies.ts'

export type Seen = { refused: Map<string, number>; unlike: string[] }
type Writing = { addresses: readonly string[]; who: number; seen: Seen; isOver: () => boolean }

/** Acceptable answers while the database is away; none at all only from a killed server. */
const EXPECTED = /^(503 (database_unavailable|too_busy)|0 unreachable)$/

/** Returns the names of the projects that were acknowledged, with their notes. */
export async function write({ addresses, who, seen, isOver }: Writing): Promise<string[]> {
  let nth = who
  let token: string | null = null
  const clientAt = (base_url: string) =>
    productClient({ base_url, token: () => token, impersonated: () => null, idempotency_key: () => randomUUID() })
  /** By another server each time: what one acknowledged any other knows. */
  async function untilAnswered<T>(send: (call: ReturnType<typeof clientAt>) => Promise<{ data?: T }>): Promise<T> {
    for (;;) {
      try {
        const { data } = await send(clientAt(addresses[nth++ % addresses.length] ?? ''))
        if (data !== undefined) return data
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const name = `${error.status} ${error.code}`
        seen.refused.set(name, (seen.refused.get(name) ?? 0) + 1)
        if (!EXPECTED.test(name)) seen.unlike.push(`${name}: ${error.message}`)
        if (error.status >= 400 && error.status < 500) throw error
        if (isOver()) throw error
        await pause(100 + Math.random() * 200)
      }
    }
  }
  const acknowledged: string[] = []
  const credentials = { email: emailOf('Owner'), password: PASSWORD }
  const header = () => ({ 'Idempotency-Key': randomUUID() })
  token = (await untilAnswered(call => call.POST('/v1/users/sessions', { body: credentials }))).token
  for (let made = 0; !isOver(); made++) {
    const firstname = `Writer ${who} number ${made}`
    const keys = [header(), header()]
    try {
      const { project } = await untilAnswered(call =>
        call.POST('/v1/lead/create', {
          params: { header: keys[0] },
          body: { status: 'draft', homeowner: { firstname, lastname: 'Sample' } },
        }),
      )
      acknowledged.push(firstname)
      await untilAnswered(call =>
        call.POST('/v3/notes.Create', {
          params: { header: keys[1] },
          body: { project_id: project.id, body: firstname, mention_ids: [] },
        }),
      )
      acknowledged.push(`Note of ${firstname}`)
    } catch (error) {
      if (!isOver()) throw error
    }
  }
  return acknowledged
}
