// Each way to pay of the company's list, held against what its lender offers today.

import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { OWN_FINANCING } from '#machines/applications/lenders/modes.ts'
import { nearestProducts, notOfferedWords, sameTerms } from '#machines/applications/lenders/product-standing.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { financing_options, financing_providers } from '#server/db/schema/financing.ts'
import { projects } from '#server/db/schema/projects.ts'
import { companyOf } from '#server/lib/own-company.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { NOT_SAMPLE } from '#server/projects/sample.ts'
import { words } from '../words.ts'
import { askSoon, connectedDialects, type KeptProducts, keptOf } from './kept-products.ts'

type Standing = Schemas['OptionStanding']

/** The state to query: the project's, else the company's own, else that of its last sale. Null if none is known. */
export async function stateAsked(db: Db, project: Pick<ProjectRow, 'address'> | undefined): Promise<string | null> {
  if (project?.address) return project.address.state
  const { address } = await companyOf(db)
  if (address) return address.state
  const [last] = await db
    .select({ address: projects.address })
    .from(projects)
    .where(and(isNotNull(projects.address), NOT_SAMPLE))
    .orderBy(desc(projects.id))
    .limit(1)
  return last?.address?.state ?? null
}

/** For lenders' loans, leases and PPAs; a company's own financing needs no confirmation. */
export async function optionStandings(
  db: Db,
  ports: Ports,
  state: string | null,
  option_ids?: readonly string[],
  known?: readonly Dialect[],
): Promise<Standing[]> {
  const rows = await db
    .select({ option: financing_options, provider: financing_providers })
    .from(financing_options)
    .innerJoin(financing_providers, eq(financing_providers.id, financing_options.provider_id))
    .where(
      and(
        ne(financing_options.type, 'cash'),
        ne(financing_providers.code, OWN_FINANCING),
        option_ids && inArray(financing_options.id, [...option_ids]),
      ),
    )
    .orderBy(financing_providers.position, financing_options.position, financing_options.id)
  const connected = known ?? (await connectedDialects(db, ports))
  const codes = connected.map(({ code }) => code)
  const kept = state === null || codes.length === 0 ? [] : await keptOf(db, codes, state)
  return rows.map(({ option, provider }) =>
    standingOf(
      option,
      connected.find(({ code }) => code === provider.code)?.name ?? provider.name,
      kept.find(({ lender }) => lender === provider.code),
    ),
  )
}

function standingOf(
  option: typeof financing_options.$inferSelect,
  lender_name: string,
  kept: KeptProducts | undefined,
): Standing {
  const common = { option_id: option.id, lender_name, sentence: null, nearest: [] }
  if (!kept?.products || !kept.fetched_at) return { ...common, standing: 'unconfirmed', checked_at: null }
  const checked_at = kept.fetched_at.toISOString()
  if (kept.products.some(product => sameTerms(option, product))) return { ...common, standing: 'confirmed', checked_at }
  const nearest = nearestProducts(option, kept.products).map(({ name }) => name)
  const sentence = notOfferedWords(option, lender_name, kept.state, nearest)
  return { ...common, standing: 'not_offered', checked_at, sentence, nearest }
}

/** Throws 409 for a product its lender doesn't offer. Publishing isn't blocked while a lender hasn't answered. */
export async function requireOffered(db: Db, ports: Ports, project: ProjectRow, option_ids: readonly string[]) {
  const state = await stateAsked(db, project)
  const connected = await connectedDialects(db, ports)
  if (state !== null) for (const { code } of connected) await askSoon(db, ports, project.company_id, code, state)
  const standings = await optionStandings(db, ports, state, option_ids, connected)
  const sentences = standings.flatMap(({ sentence }) => sentence ?? [])
  if (sentences.length > 0)
    throw refuse(409, 'product_not_offered', words.choose_offered({ sentences: sentences.join(' ') }))
}
