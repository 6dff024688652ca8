// What a company confirms of its utilities, and of the tariff of one project.
import { eq } from 'drizzle-orm'
import { netMeteringFaults, planFaults } from '#machines/energy/plan-faults.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { markOf, type TariffConfirmed } from '#machines/utilities/tariff-standing.ts'
import { netMeteringLine, plainNetMetering, rateLine } from '#machines/utilities/tariff-words.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { changes } from '../../audit.ts'
import type { Db } from '../../db/database.ts'
import { utility_terms as table } from '../../db/schema/energy.ts'
import { projects } from '../../db/schema/projects.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'
import { requireProject } from '../../projects/access.ts'
import { utilityById } from '../../projects/utilities.ts'
import { tariffBasisOf } from '../../utilities/tariff-basis.ts'
import { projectsOf, type TermsRow, termsRow, utilitiesInUse, utilityFacts } from '../../utilities/terms.ts'

type Paths =
  `/v3/energy.${'ListUtilityTerms' | 'GetUtilityTerms' | 'SaveUtilityTerms' | 'GetTariffBasis' | 'ConfirmTariff'}`
type Tariff = Schemas['Tariff']

export const utilityHandlers: Pick<Handlers<'energy'>, Paths> = {
  '/v3/energy.ListUtilityTerms': async ({ db, ports }) => ({ utilities: await utilitiesInUse(db, ports) }),

  '/v3/energy.GetUtilityTerms': async ({ input, db, ports }) => {
    const utility = utilityById(input.utility_id)
    if (!utility) throw notFound('utility')
    const row = await termsRow(db, utility.id)
    return { utility: utilityFacts(ports, utility, row, await projectsOf(db, utility.id)) }
  },

  '/v3/energy.SaveUtilityTerms': async ({ input, caller, db, ports, audit }) => {
    const { utility_id, version, net_metering, rate, source } = input
    const utility = utilityById(utility_id)
    if (!utility) throw refuse(400, 'invalid_input', { utility_id: 'Choose a utility from the list.' })
    requireWhole(net_metering, rate)
    const before = await termsRow(db, utility_id)
    requireVersion({ version: before?.version ?? 0 }, version)
    const row = await keepTerms(db, {
      company_id: caller.company_id,
      utility_id,
      net_metering,
      rate,
      source,
      confirmed_by_name: caller.name,
      confirmed_at: ports.now(),
      version: version + 1,
    })
    const what = termsWords(row)
    await audit({
      sentence: what ? `confirmed for ${utility.name}: ${what}` : `no longer confirms anything for ${utility.name}`,
      entity_id: utility_id,
      detail: changes<object>(
        { net_metering: before?.net_metering ?? null, rate: before?.rate ?? null },
        { net_metering, rate },
      ),
    })
    return { utility: utilityFacts(ports, utility, row, await projectsOf(db, utility_id)) }
  },

  '/v3/energy.GetTariffBasis': async ({ input, caller, db, ports }) => ({
    basis: await tariffBasisOf(db, ports, await requireProject(db, caller, input.project_id)),
  }),

  '/v3/energy.ConfirmTariff': async ({ input, caller, db, ports, audit }) => {
    const before = await requireProject(db, caller, input.project_id, 'lock')
    requireVersion(before, input.version)
    if (!before.tariff) throw refuse(409, 'no_tariff', 'Enter the utility rate first.')
    if (input.for_utility && !caller.permissions.has('settings.edit'))
      throw refuse(403, 'forbidden', 'Your role does not allow confirming for every project of a utility.')
    const { net_metering: _, ...rate } = before.tariff
    const settled = plainNetMetering(input.net_metering ?? before.tariff.net_metering)
    const tariff: Tariff = { ...rate, ...(settled ? { net_metering: settled } : {}) }
    if (input.parts.includes('net_metering')) requireWhole(settled ?? null, null)
    const after = { ...before, tariff }
    const basis = await tariffBasisOf(db, ports, after)
    const made: TariffConfirmed = Object.fromEntries(
      input.parts.map(part => [
        part,
        {
          of: markOf(part, tariff),
          by_name: caller.name,
          at: ports.now().toISOString(),
          source: basis?.[part].source ?? '',
        },
      ]),
    )
    const tariff_confirmed = { ...before.tariff_confirmed, ...made }
    if (input.for_utility) await confirmUtility(db, ports.now(), caller, before.utility_id, tariff, input, basis)
    await db
      .update(projects)
      .set({ tariff, tariff_confirmed, version: before.version + 1, updated_at: ports.now() })
      .where(eq(projects.id, before.id))
    const words = input.parts.map(part => (part === 'rate' ? rateLine(tariff) : netMeteringLine(settledOf(tariff))))
    await audit({
      sentence: `confirmed ${words.join(' and ')}${input.for_utility ? ` for every project of ${basis?.utility_name}` : ''}`,
      project_id: before.id,
      detail: { parts: input.parts, tariff },
    })
    const confirmed = await tariffBasisOf(db, ports, { ...after, tariff_confirmed })
    if (!confirmed) throw notFound('project')
    return { basis: confirmed }
  },
}

const settledOf = ({ net_metering }: Tariff) => net_metering ?? ({ kind: 'full_retail' } as const)

/** Throws 400 with a sentence for each field. */
function requireWhole(net_metering: Schemas['NetMetering'] | null, rate: Schemas['UtilityRate'] | null) {
  const faults = [
    ...(net_metering ? netMeteringFaults(net_metering) : []).map(fault => [
      `net_metering.${fault.field}`,
      fault.sentence,
    ]),
    ...(rate?.plan ? planFaults(rate.plan) : []).map(fault => [`rate.plan.${fault.field}`, fault.sentence]),
  ]
  if (faults.length > 0) throw refuse(400, 'invalid_input', Object.fromEntries(faults))
}

const termsWords = ({ net_metering, rate }: TermsRow): string =>
  [net_metering && netMeteringLine(net_metering), rate && rateLine(rate)].filter(Boolean).join(', ')

async function keepTerms(db: Db, row: TermsRow): Promise<TermsRow> {
  const [kept] = await db
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: [table.company_id, table.utility_id], set: row })
    .returning()
  if (!kept) throw notFound('utility')
  return kept
}

/** What is confirmed for the project counts for its utility too; the other part stays as the company had it. */
async function confirmUtility(
  db: Db,
  now: Date,
  { company_id, name }: { company_id: number; name: string },
  utility_id: string | null,
  tariff: Tariff,
  { parts }: Input<'/v3/energy.ConfirmTariff'>,
  basis: Schemas['TariffBasis'] | null,
) {
  if (!utility_id || !basis?.utility_name)
    throw refuse(400, 'invalid_input', { for_utility: 'Choose the utility of the project first.' })
  const before = await termsRow(db, utility_id)
  const { net_metering: _, ...rate } = tariff
  await keepTerms(db, {
    company_id,
    utility_id,
    net_metering: parts.includes('net_metering') ? settledOf(tariff) : (before?.net_metering ?? null),
    rate: parts.includes('rate') ? rate : (before?.rate ?? null),
    source: parts.map(part => basis[part].source).join(' '),
    confirmed_by_name: name,
    confirmed_at: now,
    version: (before?.version ?? 0) + 1,
  })
}
