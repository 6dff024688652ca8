// The price of an adder in one project: set within its limits, asked for beyond them, decided by a manager.
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { dollars } from '#machines/lib/format.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Db } from '#server/db/database.ts'
import { adder_overrides, adders as table } from '#server/db/schema/adders.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Handlers } from '#server/handler.ts'
import { anId, aTime, cursorOf, pageOf } from '#server/lib/paging.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { projectAdders } from '#server/money/adders/view.ts'
import { words } from '#server/money/adders/words.ts'
import { keepPrice } from '#server/money/quote/keep-price.ts'
import { requirePricedSale } from '#server/money/sale/load-sale.ts'
import type { AdderOverride, PricedSale } from '#server/money/sale/sale.ts'
import { visibleTo } from '#server/projects/access.ts'
import { requireNoSample } from '#server/projects/sample.ts'
import { projectNumber } from '#server/projects/view.ts'

const PAGES = cursorOf('adder_price_requests', aTime, anId, anId)

type Paths = `/v3/adders.${'UpdatePriceOverride' | 'DecideOverride' | 'ListOverrideRequests'}`
type Limits = { name: string; min_cents: number | null; max_cents: number | null }

/** Undefined within the limits; otherwise a sentence. */
export function limitWords({ name, min_cents, max_cents }: Limits, cents: number): string | undefined {
  if (min_cents !== null && cents < min_cents) return words.minimum({ name, amount: dollars(min_cents) })
  if (max_cents !== null && cents > max_cents) return words.maximum({ name, amount: dollars(max_cents) })
  return undefined
}

const NO_REQUEST = {
  requested_cents: null,
  request_reason: null,
  requested_by: null,
  requested_by_name: null,
  requested_at: null,
}
const NO_DECISION = { decision: null, decided_by: null, decided_at: null, decision_note: null }

export const overrideHandlers: Pick<Handlers<'adders'>, Paths> = {
  '/v3/adders.UpdatePriceOverride': async ({ input, caller, db, ports, audit }) => {
    const { project_id, adder_id, price_override_cents: cents } = input
    const sale = await requirePricedSale(db, caller, project_id, 'lock')
    const { project } = sale
    const here = projectAdders(sale).find(one => one.adder_id === adder_id)
    if (!here) throw notFound('adder')
    const before = await overrideOf(db, project_id, adder_id)
    if (input.version !== undefined) requireVersion({ version: before?.version ?? 0 }, input.version)
    const reason = input.reason.trim()
    if (cents !== null && reason === '') throw refuse(400, 'invalid_input', { reason: words.reason_required })
    if (cents !== null && !here.applies)
      throw refuse(409, 'does_not_apply', words.not_in_price({ name: here.name, reasons: here.because.join(' ') }))
    // An adder without limits has one price, the catalog's.
    const has_limits = here.min_cents !== null || here.max_cents !== null
    const is_beyond = cents !== null && (!has_limits || limitWords(here, cents) !== undefined)
    const asks = is_beyond && !caller.permissions.has('pricing.override')
    if (asks) requireNoSample(project, words.sample_needs_no_approval)
    const at = ports.now()
    const change = asks
      ? {
          requested_cents: cents,
          request_reason: reason,
          requested_by: caller.user_id,
          requested_by_name: caller.name,
          requested_at: at,
          ...NO_DECISION,
        }
      : {
          price_override_cents: cents,
          reason,
          set_by: caller.name,
          set_by_id: caller.user_id,
          set_at: at,
          ...NO_REQUEST,
          ...NO_DECISION,
        }
    const row = { company_id: caller.company_id, project_id, adder_id, ...change, version: (before?.version ?? 0) + 1 }
    const [saved] = await db
      .insert(adder_overrides)
      .values(row)
      .onConflictDoUpdate({
        target: [adder_overrides.company_id, adder_overrides.project_id, adder_overrides.adder_id],
        set: row,
      })
      .returning()
    if (!saved) throw notFound('adder')
    const after = withOverride(sale, saved)
    if (!asks) await keepPrice(db, ports, after)
    await audit({
      sentence: () => {
        const { name } = here
        if (cents === null) return words.catalog_price_restored({ name })
        const price = dollars(cents)
        return asks ? words.price_requested({ price, name, reason }) : words.price_set({ name, price, reason })
      },
      project_id,
      entity_id: adder_id,
      detail: { from: before?.price_override_cents ?? null, to: cents, pending: asks },
    })
    return { adders: projectAdders(after) }
  },

  '/v3/adders.DecideOverride': async ({ input, caller, db, ports, audit }) => {
    const { project_id, adder_id, version, decision, note } = input
    const sale = await requirePricedSale(db, caller, project_id, 'lock')
    const before = await overrideOf(db, project_id, adder_id)
    if (!before) throw notFound('price request')
    requireVersion(before, version)
    if (before.requested_cents === null) throw refuse(409, 'nothing_asked', words.no_request_waiting)
    const approved = decision === 'approve'
    const at = ports.now()
    const [saved] = await db
      .update(adder_overrides)
      .set({
        ...(approved
          ? {
              price_override_cents: before.requested_cents,
              reason: before.request_reason,
              set_by: before.requested_by_name,
              set_by_id: before.requested_by,
              set_at: at,
            }
          : {}),
        ...NO_REQUEST,
        decision: approved ? 'approved' : 'declined',
        decided_by: caller.name,
        decided_at: at,
        decision_note: note?.trim() || null,
        version: before.version + 1,
      })
      .where(and(eq(adder_overrides.project_id, project_id), eq(adder_overrides.adder_id, adder_id)))
      .returning()
    if (!saved) throw notFound('price request')
    const after = withOverride(sale, saved)
    if (approved) await keepPrice(db, ports, after)
    const adder = sale.adders.today.find(({ id }) => id === adder_id)
    const price = dollars(before.requested_cents)
    const person = before.requested_by_name ?? ''
    await audit({
      sentence: () => {
        const decided = {
          decision: approved ? 'approved' : 'declined',
          price,
          name: adder?.name ?? words.deleted_adder,
          person,
        }
        const reason = note?.trim()
        return reason ? words.request_decided_with_note({ ...decided, note: reason }) : words.request_decided(decided)
      },
      project_id,
      entity_id: adder_id,
      detail: {
        from: before.price_override_cents,
        to: approved ? before.requested_cents : before.price_override_cents,
      },
    })
    return { adders: projectAdders(after) }
  },

  '/v3/adders.ListOverrideRequests': async ({ input, caller, db }) => {
    const limit = input.limit ?? 50
    const after = input.cursor ? PAGES.read(input.cursor) : undefined
    const rows = await db
      .select({ own: adder_overrides, project: projects, name: table.name })
      .from(adder_overrides)
      .innerJoin(projects, eq(projects.id, adder_overrides.project_id))
      .innerJoin(table, eq(table.id, adder_overrides.adder_id))
      .where(
        and(
          isNotNull(adder_overrides.requested_cents),
          visibleTo(caller),
          after &&
            sql`(${adder_overrides.requested_at}, ${adder_overrides.project_id}, ${adder_overrides.adder_id})
              > (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::uuid)`,
        ),
      )
      .orderBy(asc(adder_overrides.requested_at), adder_overrides.project_id, adder_overrides.adder_id)
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, PAGES, ({ own }) => [
      (own.requested_at ?? new Date(0)).toISOString(),
      own.project_id,
      own.adder_id,
    ])
    return {
      requests: page.map(({ own, project, name }) => ({
        project_id: project.id,
        project_name: project.name,
        project_number: projectNumber(project),
        adder_id: own.adder_id,
        adder_name: name,
        requested_cents: own.requested_cents ?? 0,
        reason: own.request_reason ?? '',
        requested_by: own.requested_by_name ?? '',
        requested_at: (own.requested_at ?? new Date(0)).toISOString(),
        version: own.version,
      })),
      next_cursor,
    }
  },
}

const withOverride = (sale: PricedSale, saved: AdderOverride): PricedSale => ({
  ...sale,
  adders: {
    ...sale.adders,
    overrides: [...sale.adders.overrides.filter(({ adder_id }) => adder_id !== saved.adder_id), saved],
  },
})

/** An adder no longer in a project has no price there. */
export const dropOverride = (db: Db, project_id: string, adder_id: string) =>
  db
    .delete(adder_overrides)
    .where(and(eq(adder_overrides.project_id, project_id), eq(adder_overrides.adder_id, adder_id)))

/** Locked until the commit. */
async function overrideOf(db: Db, project_id: string, adder_id: string): Promise<AdderOverride | undefined> {
  const [row] = await db
    .select()
    .from(adder_overrides)
    .where(and(eq(adder_overrides.project_id, project_id), eq(adder_overrides.adder_id, adder_id)))
    .for('update')
  return row
}
