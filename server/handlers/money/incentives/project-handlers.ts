// Incentives in a project: judged for every way to pay, added and left out by hand.
import { and, eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Decision } from '#machines/money/incentives/company.ts'
import { taxCreditDisclaimer } from '#machines/money/incentives/rules.ts'
import { incentiveRules, judgeIncentives } from '#machines/money/sale/judge-incentives.ts'
import { priceOf } from '#machines/money/sale/price.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { incentives, project_incentives } from '#server/db/schema/incentives.ts'
import type { Handlers } from '#server/handler.ts'
import { dayOfCompany } from '#server/lib/company-day.ts'
import { incentiveView } from '#server/money/incentive-view.ts'
import { productionOf } from '#server/money/quote/production.ts'
import { loadSale, requireSale } from '#server/money/sale/load-sale.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type ProjectRow, requireProject } from '#server/projects/access.ts'
import { words } from './words.ts'

type Operations = Handlers<'incentives'>
type OfProjects = '/v3/projects.ListIncentives' | '/v3/projects.AddIncentive' | '/v3/projects.RemoveIncentive'

export const projectIncentiveHandlers: Pick<Operations, OfProjects> = {
  '/v3/projects.ListIncentives': async ({ input, caller, db, ports }) =>
    judged(db, ports, await requireSale(db, caller, input.project_id)),

  '/v3/projects.AddIncentive': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const rule = await requireRule(db, input.incentive_id)
    if (!rule.active) throw refuse(409, 'incentive_inactive', words.off_in_catalog({ name: rule.name }))
    if (rule.automatic) await forget(db, project.id, rule.id)
    else await decide(db, ports, caller, project, rule.id, { decision: 'added', reason: '' })
    await audit({ sentence: () => words.counted({ name: rule.name }), project_id: project.id, entity_id: rule.id })
    return judged(db, ports, await loadSale(db, project))
  },

  '/v3/projects.RemoveIncentive': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const rule = await requireRule(db, input.incentive_id)
    const reason = input.reason?.trim() ?? ''
    if (rule.automatic && reason === '') throw refuse(400, 'invalid_input', { reason: words.reason_required })
    if (rule.automatic) await decide(db, ports, caller, project, rule.id, { decision: 'removed', reason })
    else await forget(db, project.id, rule.id)
    await audit({
      sentence: () => (reason ? words.excluded_for({ name: rule.name, reason }) : words.excluded({ name: rule.name })),
      project_id: project.id,
      entity_id: rule.id,
    })
    return judged(db, ports, await loadSale(db, project))
  },
}

async function requireRule(db: Db, incentive_id: string) {
  const [rule] = await db.select().from(incentives).where(eq(incentives.id, incentive_id))
  if (!rule) throw notFound('incentive')
  return rule
}

const forget = (db: Db, project_id: string, incentive_id: string) =>
  db
    .delete(project_incentives)
    .where(and(eq(project_incentives.project_id, project_id), eq(project_incentives.incentive_id, incentive_id)))

async function decide(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  { id: project_id }: ProjectRow,
  incentive_id: string,
  decision: Decision,
) {
  const { company_id, name: decided_by } = caller
  const row = { company_id, project_id, incentive_id, ...decision, decided_by, decided_at: ports.now() }
  const { company_id: company, project_id: project, incentive_id: incentive } = project_incentives
  await db
    .insert(project_incentives)
    .values(row)
    .onConflictDoUpdate({ target: [company, project, incentive], set: row })
}

async function judged(db: Db, ports: Ports, sale: Sale): Promise<Schemas['ProjectIncentives']> {
  const rules = incentiveRules(sale)
  const price = priceOf(sale)
  const annual_kwh = (await productionOf(db, ports, sale))?.annual_kwh ?? null
  const price_cents = price?.price_cents ?? null
  const way = {
    price_cents: price_cents ?? 0,
    incentive_basis_cents: price?.incentive_basis_cents ?? price_cents ?? 0,
    size_w: price?.size_w ?? 0,
    annual_kwh: annual_kwh ?? 0,
    language: currentLanguage(),
  }
  const types = typesOffered(sale)
  const today = dayOfCompany(sale.company, ports)
  const byType = types.map(type => ({ type, ...judgeIncentives(rules, sale.project, { type, ...way }) }))
  return {
    incentives: sale.incentives.rules
      .map((rule, index) => {
        const decision = sale.incentives.decided.find(({ incentive_id }) => incentive_id === rule.id)
        return {
          incentive: incentiveView(rule, today),
          decision: decision?.decision ?? null,
          decision_reason: decision?.reason || null,
          decided_by: decision?.decided_by ?? null,
          judged: byType.flatMap(({ type, lines }) => {
            const line = lines[index]
            if (!line) return []
            const { counts, capped, amount_cents, reason } = line
            return [{ type, counts, capped, amount_cents, reason }]
          }),
        }
      })
      .toSorted((a, b) => Number(a.incentive.ended) - Number(b.incentive.ended)),
    totals: byType.map(({ type, upfront_cents, year_cents, homeowner_total_cents }) => ({
      type,
      upfront_cents,
      year_cents,
      homeowner_total_cents,
    })),
    price_cents,
    annual_kwh,
    disclaimer: taxCreditDisclaimer(),
  }
}

const ORDER: readonly Schemas['FinancingType'][] = ['cash', 'loan', 'lease', 'ppa']

/** Payment types the company offers; all if it offers none. */
function typesOffered({ ways }: Sale): readonly Schemas['FinancingType'][] {
  const offered = ORDER.filter(type => ways.some(({ option }) => option.type === type))
  return offered.length > 0 ? offered : ORDER
}
