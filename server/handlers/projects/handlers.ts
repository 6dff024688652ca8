import { and, eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { fieldLabels } from '#machines/projects/field-labels.ts'
import { statusName } from '#machines/projects/moves-by-hand.ts'
import { nextStep } from '#machines/projects/next-step.ts'
import { type ProjectStatus, projectStage } from '#machines/projects/project-status.machine.ts'
import { salePath } from '#machines/projects/sale-path.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { projects } from '#server/db/schema/projects.ts'
import { askForSite } from '#server/design/site/ask-for-site.ts'
import { acceptTariff, rateFromBill } from '#server/design/utilities/accept-tariff.ts'
import { basisOf } from '#server/money/quote/basis.ts'
import { keepPrice } from '#server/money/quote/keep-price.ts'
import { cashOf } from '#server/money/receivables/cash-paid.ts'
import { loadPricedSale, loadRatedSale } from '#server/money/sale/load-sale.ts'
import { keepDuplicates } from '#server/projects/duplicates/duplicates.ts'
import { startLead } from '#server/projects/leads/start-lead.ts'
import { activateIfNew, moveProject } from '#server/projects/moves/move.ts'
import { quoteStanding } from '#server/projects/renewal/out-of-date.ts'
import { users } from '../../db/schema/company.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'
import { requireProject } from '../../projects/access.ts'
import { activityOf } from '../../projects/activity.ts'
import { isOfDays, matching } from '../../projects/filters.ts'
import { acceptConsumption, requireUse } from '../../projects/household.ts'
import { lineFacts } from '../../projects/line-facts.ts'
import { countOfProjects, fewOfMany, pageOfProjects, totalsOfProjects } from '../../projects/list.ts'
import { alreadyMerged } from '../../projects/merged.ts'
import { saleFacts } from '../../projects/next-steps.ts'
import { addressOfLine, houseAddress } from '../../projects/postal-codes.ts'
import { requireDateOrder } from '../../projects/project-dates.ts'
import { keepSearchText, plainText } from '../../projects/search-text.ts'
import { orderOf } from '../../projects/sorts.ts'
import { chosenUtility, requireUtility } from '../../projects/utilities.ts'
import { projectRowViews, projectView, statusesByHand } from '../../projects/view.ts'
import { bulkHandlers } from './bulk-handlers.ts'
import { changeHandlers } from './change-handlers.ts'
import { endingHandlers } from './ending-handlers.ts'
import { placeHandlers } from './place-handlers.ts'
import { sampleHandlers } from './sample-handlers.ts'
import { viewHandlers } from './view-handlers.ts'
import { words } from './words.ts'

export const projectHandlers: Handlers<'projects'> = {
  ...viewHandlers,
  ...bulkHandlers,
  ...placeHandlers,
  ...changeHandlers,
  ...endingHandlers,
  ...sampleHandlers,

  '/v3/projects.List': async ({ input, caller, db, ports }) => {
    const { limit = 50, cursor, sort, direction, count, ...filters } = input
    const all = await matching(db, ports, caller, filters)
    const matches = isOfDays(filters) ? await fewOfMany(db, all) : all
    const { page, next_cursor } = await pageOfProjects(db, matches, orderOf({ sort, direction }), { limit, cursor })
    const answer = { projects: await projectRowViews(db, ports, caller, page), next_cursor }
    return count ? { ...answer, total: await countOfProjects(db, matches) } : answer
  },

  '/v3/projects.Totals': async ({ input, caller, db, ports }) => ({
    totals: await totalsOfProjects(db, ports, caller, input),
  }),

  '/v3/projects.Get': async ({ input, caller, db }) => ({
    project: await projectView(db, caller, await requireProject(db, caller, input.project_id)),
  }),

  '/v3/projects.GetNextStep': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const sale = await loadRatedSale(db, project)
    const today = basisOf(sale)
    const [facts, cash, quote] = await Promise.all([
      lineFacts(db, caller, [project.id]),
      cashOf(db, caller, project),
      quoteStanding(db, sale, today),
    ])
    const line = facts.get(project.id)
    const known = line && saleFacts(project, line, ports, hash => hash === (today?.hash ?? null))
    return { next_step: known ? nextStep(known) : null, path: known ? salePath(known) : [], cash, quote }
  },

  '/v3/projects.ListCancelReasons': async ({ db }) => ({
    reasons: (await readSetting(db, 'general')).value.cancel_reasons,
  }),

  '/v1/lead/create': async ({ input, caller, db, ports, audit }) => {
    requireUtility(input)
    requireUse(input.consumption)
    const tariff = await acceptTariff(db, ports, input)
    if (input.consumption?.mode === 'interval_8760')
      throw refuse(400, 'invalid_input', {
        'consumption.mode': words.create_before_usage_file,
      })
    const { address_line, ...given } = input
    if (address_line !== undefined && given.address)
      throw refuse(400, 'invalid_input', { address_line: words.one_address })
    const address =
      address_line === undefined
        ? given.address && (await houseAddress(given.address))
        : await addressOfLine(address_line)
    const started = await startLead(db, ports, caller, { ...given, address, tariff })
    await audit({ sentence: () => words.started, project_id: started.id, detail: { status: input.status } })
    return { project: await projectView(db, caller, started) }
  },

  '/v3/projects.Update': async ({ input, caller, db, ports, audit }) => {
    const { project_id, version, rate_confirmed, address, ...typed } = input
    const before = await requireProject(db, caller, project_id, 'lock')
    requireVersion(before, version)
    requireUtility(typed)
    requireDateOrder(before, typed)
    const tariff = await acceptTariff(db, ports, typed, before)
    const changes = {
      ...typed,
      ...(address ? { address: await houseAddress(address) } : {}),
      ...(tariff ? { tariff } : {}),
    }
    const consumption = await acceptConsumption(db, project_id, changes.consumption)
    if (changes.owner_id) {
      const [owner] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, changes.owner_id), eq(users.status, 'active')))
      if (!owner) throw refuse(400, 'invalid_input', { owner_id: words.not_a_member })
    }
    const [row] = await db
      .update(projects)
      .set({
        ...changes,
        ...(changes.name ? { name_key: plainText(changes.name) } : {}),
        ...(consumption ? { consumption } : {}),
        ...chosenUtility(changes),
        appointment_at: dateOf(changes.appointment_at),
        ...(changes.appointment_at === undefined ? {} : { appointment_on: null }),
        ...(tariff && rate_confirmed
          ? { tariff_confirmed: { ...before.tariff_confirmed, ...rateFromBill(tariff, caller.name, ports.now()) } }
          : {}),
        version: before.version + 1,
        updated_at: ports.now(),
      })
      .where(eq(projects.id, project_id))
      .returning()
    if (!row) throw notFound('project')
    await audit({
      sentence: () => words.changed({ fields: fieldLabels(changes) }),
      project_id,
      detail: changedFields(before, changes),
    })
    if (FOUND_BY.some(field => field in changes)) await keepSearchText(db, project_id)
    if (changes.address) {
      await keepDuplicates(db, ports, caller, project_id)
      await askForSite(db, ports, row, { urgent: true })
    }
    const active = row.consumption ? await activateIfNew(db, ports, row) : row
    if (PRICED_BY.some(field => field in changes)) await keepPrice(db, ports, await loadPricedSale(db, active))
    return { project: await projectView(db, caller, active) }
  },

  '/v3/projects.UpdateProjectStatus': async ({ input, caller, db, ports, audit }) => {
    const before = await requireProject(db, caller, input.project_id, 'lock')
    requireVersion(before, input.version)
    if (before.merged_into) throw await alreadyMerged(db, before)
    const byHand = statusesByHand(caller, before.status)
    const reopening = projectStage(before.status) === 'Rejected'
    const moved = await moveProject(db, ports, before, input.status, {
      name: caller.name,
      mayReopen: caller.permissions.has('projects.reopen'),
      reason: input.reason,
    })
    if (!byHand.includes(input.status)) {
      throw refuse(409, 'caused_elsewhere', words.not_by_hand({ status: statusName(input.status) }))
    }
    requireEndReason(input)
    await audit({
      sentence: () => movedSentence(reopening, input),
      project_id: before.id,
      detail: { from: before.status, to: input.status },
    })
    const active = moved.consumption ? await activateIfNew(db, ports, moved) : moved
    return { project: await projectView(db, caller, active) }
  },

  '/v3/projects.ListActivity': async ({ input, caller, db, ports }) => {
    await requireProject(db, caller, input.project_id)
    return activityOf(db, ports, input)
  },
}

/** The screen offers the company's reasons or a note; here either is its words. */
function requireEndReason({ status, reason = '' }: { status: ProjectStatus; reason?: string | undefined }) {
  if ((status === 'canceled' || status === 'voided') && reason.trim().length < 3)
    throw refuse(400, 'invalid_input', { reason: words.enter_reason })
}

function movedSentence(reopening: boolean, { status, reason }: { status: ProjectStatus; reason?: string | undefined }) {
  if (reopening) return reason ? words.reopened_why({ reason }) : words.reopened
  const to = { status: statusName(status) }
  return reason ? words.moved_why({ ...to, reason }) : words.moved(to)
}

/** Fields used by adder rules. */
const PRICED_BY = ['address', 'utility_id', 'utility_name', 'roof_type'] as const

/** Fields that are searched. */
const FOUND_BY = ['name', 'address'] as const

/** A column that is undefined is left as it is. */
const dateOf = (text: string | null | undefined) => (text ? new Date(text) : (text as null | undefined))

function changedFields(before: object, changes: Partial<Schemas['ProjectChange']>) {
  const was = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(changes).map(([field, now]) => [field, { from: was.get(field) ?? null, to: now }]),
  )
}
