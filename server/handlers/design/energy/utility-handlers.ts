// A company's confirmations of its utilities, and of one project's tariff.
import { eq } from 'drizzle-orm'
import { netMeteringFaults, planFaults } from '#machines/design/energy/plan-faults.ts'
import { netMeteringLine, plainNetMetering, rateLine } from '#machines/design/utilities/tariff-lines.ts'
import { markOf, type TariffConfirmed } from '#machines/design/utilities/tariff-standing.ts'
import { forbidden, notFound, refuse } from '#machines/lib/refuse.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { changes } from '#server/audit.ts'
import type { Db } from '#server/db/database.ts'
import { utility_terms as table } from '#server/db/schema/energy.ts'
import { projects } from '#server/db/schema/projects.ts'
import { words } from '#server/design/energy/words.ts'
import { type Rated, tariffBasisOf } from '#server/design/utilities/tariff-basis.ts'
import { projectsOf, type TermsRow, termsRow, utilitiesInUse, utilityFacts } from '#server/design/utilities/terms.ts'
import type { Handlers } from '#server/handler.ts'
import { inLanguage } from '#server/lib/reader-language.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { type ProjectRow, requireProject } from '#server/projects/access.ts'
import { utilityById } from '#server/projects/utilities.ts'

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
    if (!utility) throw refuse(400, 'invalid_input', { utility_id: words.choose_utility })
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
    await audit({
      sentence: () =>
        net_metering || rate
          ? words.terms_confirmed({ ...linesOf(net_metering, rate), utility: utility.name })
          : words.terms_withdrawn({ utility: utility.name }),
      entity_id: utility_id,
      detail: changes<object>(
        { net_metering: before?.net_metering ?? null, rate: before?.rate ?? null },
        { net_metering, rate },
      ),
    })
    return { utility: utilityFacts(ports, utility, row, await projectsOf(db, utility_id)) }
  },

  '/v3/energy.GetTariffBasis': async ({ input, caller, db, ports }) => ({
    basis: tariffBasisOf(ports, await rated(db, await requireProject(db, caller, input.project_id))),
  }),

  '/v3/energy.ConfirmTariff': async ({ input, caller, db, ports, audit }) => {
    const before = await requireProject(db, caller, input.project_id, 'lock')
    requireVersion(before, input.version)
    if (!before.tariff) throw refuse(409, 'no_tariff', words.rate_required)
    if (input.for_utility && !caller.permissions.has('settings.edit'))
      throw forbidden(['settings.edit'], words.cannot_confirm_for_utility)
    const { net_metering: _, ...rate } = before.tariff
    const settled = plainNetMetering(input.net_metering ?? before.tariff.net_metering)
    const tariff: Tariff = { ...rate, ...(settled ? { net_metering: settled } : {}) }
    if (input.parts.includes('net_metering')) requireWhole(settled ?? null, null)
    const terms = await rated(db, before)
    const after = { ...terms, project: { ...before, tariff } }
    // Its sources are stored.
    const basis = inLanguage('en', () => tariffBasisOf(ports, after))
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
    const given = {
      net_metering: input.parts.includes('net_metering') ? settledOf(tariff) : null,
      rate: input.parts.includes('rate') ? tariff : null,
    }
    await audit({
      sentence: () => {
        const lines = linesOf(given.net_metering, given.rate)
        return input.for_utility
          ? words.tariff_confirmed_for_utility({ ...lines, utility: basis?.utility_name ?? '' })
          : words.tariff_confirmed(lines)
      },
      project_id: before.id,
      detail: { parts: input.parts, tariff },
    })
    // Read again: confirming may have changed what holds for the utility.
    const { utility_terms } = input.for_utility ? await rated(db, before) : terms
    const confirmed = tariffBasisOf(ports, { project: { ...after.project, tariff_confirmed }, utility_terms })
    if (!confirmed) throw notFound('project')
    return { basis: confirmed }
  },
}

const rated = async (db: Db, project: ProjectRow): Promise<Rated> => ({
  project,
  utility_terms: project.utility_id ? await termsRow(db, project.utility_id) : undefined,
})

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

/** The confirmed terms, in the current language. */
const linesOf = (net_metering: Schemas['NetMetering'] | null, rate: Schemas['UtilityRate'] | null) => ({
  has: net_metering && rate ? 'both' : rate ? 'rate' : 'net_metering',
  net_metering: net_metering ? netMeteringLine(net_metering) : '',
  rate: rate ? rateLine(rate) : '',
})

async function keepTerms(db: Db, row: TermsRow): Promise<TermsRow> {
  const [kept] = await db
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: [table.company_id, table.utility_id], set: row })
    .returning()
  if (!kept) throw notFound('utility')
  return kept
}

/** A confirmation for the project also counts for its utility; the other part keeps the company's value. */
async function confirmUtility(
  db: Db,
  now: Date,
  { company_id, name }: { company_id: number; name: string },
  utility_id: string | null,
  tariff: Tariff,
  { parts }: Input<'/v3/energy.ConfirmTariff'>,
  basis: Schemas['TariffBasis'] | null,
) {
  if (!utility_id || !basis?.utility_name) throw refuse(400, 'invalid_input', { for_utility: words.utility_required })
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
