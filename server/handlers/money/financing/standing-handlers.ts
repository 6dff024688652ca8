import {
  connectedDialects,
  FRESH_MS,
  keptOf,
  refreshProducts,
} from '#server/applications/lenders/products/kept-products.ts'
import { optionStandings, stateAsked } from '#server/applications/lenders/products/option-standings.ts'
import type { Db } from '#server/db/database.ts'
import { inCompany } from '#server/db/database.ts'
import { Afterwards, type Handlers } from '#server/handler.ts'
import type { Ports } from '#server/ports/ports.ts'
import { requireProject } from '#server/projects/access.ts'

export const standingHandlers: Pick<Handlers<'financing'>, '/v3/financing.ListStandings'> = {
  '/v3/financing.ListStandings': async ({ input, caller, db, ports }) => {
    const { company_id } = caller
    const project = input.project_id ? await requireProject(db, caller, input.project_id) : undefined
    const state = await stateAsked(db, project)
    const due = state === null ? [] : await lendersDue(db, ports, state, input.refresh === true)
    return new Afterwards(async database => {
      if (state !== null)
        await Promise.all(due.map(lender => refreshProducts(database, ports, { company_id, lender, state })))
      return inCompany(database, company_id, async later => ({
        options: await optionStandings(later, ports, state),
        lenders: await lendersAsked(later, ports, state),
      }))
    })
  },
}

/** Lenders to query now. Answers and failures from the last minute are not repeated. */
async function lendersDue(db: Db, ports: Ports, state: string, refresh: boolean): Promise<string[]> {
  const codes = (await connectedDialects(db, ports)).map(({ code }) => code)
  const kept = codes.length > 0 ? await keptOf(db, codes, state) : []
  const now = ports.now().getTime()
  return codes.filter(code => {
    const row = kept.find(({ lender }) => lender === code)
    if (!row) return true
    const age = row.fetched_at ? now - row.fetched_at.getTime() : Number.POSITIVE_INFINITY
    if (refresh) return age > PAUSE_MS
    return age > FRESH_MS && row.next_check_at.getTime() <= now
  })
}
const PAUSE_MS = 60_000

async function lendersAsked(db: Db, ports: Ports, state: string | null) {
  if (state === null) return []
  const connected = await connectedDialects(db, ports)
  const codes = connected.map(({ code }) => code)
  const kept = codes.length > 0 ? await keptOf(db, codes, state) : []
  return connected.map(({ code, name }) => {
    const row = kept.find(({ lender }) => lender === code)
    return {
      lender: code,
      lender_name: name,
      state,
      checked_at: row?.fetched_at?.toISOString() ?? null,
      failure: row?.failure ?? null,
    }
  })
}
