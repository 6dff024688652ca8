// A homeowner accepts: the payment option becomes the project's, a declined battery is removed, the project moves on
// and the seller is notified. All in one transaction, which holds the project's lock: a crash leaves nothing or
// everything accepted, and repeating the request with the same choice returns the accepted result.

import { eq } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Input } from '#sdk/types.ts'
import { notify } from '#server/company/notifications/notify.ts'
import { projects } from '#server/db/schema/projects.ts'
import { basisOf, isCurrent } from '#server/money/quote/basis.ts'
import { chooseFinancing } from '#server/money/quote/choose-financing.ts'
import { keepDesign } from '#server/money/quote/keep-design.ts'
import { offersOf } from '#server/money/quote/offers.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import { moveProject } from '#server/projects/moves/move.ts'
import type { Db } from '../db/database.ts'
import { type KeptAcceptance, proposals } from '../db/schema/proposals.ts'
import { chooseDesign } from '../design/choose-design.ts'
import { requireDesign } from '../design/project-designs.ts'
import type { AuditNote, RequestFacts } from '../handler.ts'
import { dayOfCompany } from '../lib/company-day.ts'
import type { Sentence } from '../lib/reader-language.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { requireNoSample } from '../projects/sample.ts'
import { acceptedBefore, requireOffered, requireOpen, typedName } from './acceptance.ts'
import { sideOf } from './explore.ts'
import { figuresFrom, OWN_ESCALATION } from './figures.ts'
import { leavingBattery } from './inputs.ts'
import { acceptedProposal } from './of-design.ts'
import type { Shown } from './public-link.ts'
import { type ProposalRow, stateOf } from './state.ts'
import { words } from './words.ts'

type Acting = { db: Db; ports: Ports; request: RequestFacts; audit: (note: AuditNote) => Promise<void> }
type Accepting = Input<'/v3/proposal.Accept'>

/** The caller has locked the project. Returns the updated proposal. */
export async function accept(
  acting: Acting,
  { project: before, design_id, row, snapshot }: Shown,
  asked: Accepting,
): Promise<ProposalRow> {
  const { db, ports, request, audit } = acting
  requireNoSample(before, words.sample_not_accepted)
  const { figures, rep } = snapshot
  const name = typedName(asked.name)
  // Without a battery there is none to remove.
  const leaves = figures.with_battery && !asked.with_battery
  const choice = { option_id: asked.option_id, with_battery: figures.with_battery && asked.with_battery }
  if (acceptedBefore(row, choice, rep.name)) return row
  const accepted_id = (await acceptedProposal(db, before))?.id
  const project = await sell(acting, before, design_id, name)
  const sale = await loadSale(db, project)
  const basis = basisOf(sale)
  const is_current = basis?.holds(row.basis_hash) ?? false
  requireOpen(stateOf(row, { is_current, today: dayOfCompany(sale.company, ports), project, accepted_id }), rep.name)
  const chosen = leaves ? bareOf(sale, row, rep.name) : { sale, figures, basis_hash: row.basis_hash }
  const offer = requireOffered(
    chosen.figures.offers.find(({ option_id }) => option_id === choice.option_id),
    (await offersOf(db, ports, chosen.sale)).find(({ option_id }) => option_id === choice.option_id),
    rep.name,
  )
  const { company_id } = project
  const actor = { company_id, user_id: null, name: `${name} (homeowner)` }
  const note = (sentence: Sentence, detail = {}) => audit({ sentence, project_id: project.id, actor, detail })
  if (leaves) await takeBatteryOut(acting, chosen.sale, note)
  await chooseFinancing(db, ports, leaves ? await loadSale(db, project) : sale, choice.option_id)
  const moved = await moveOn(acting, project, offer.type)
  const accepted: KeptAcceptance = {
    ...choice,
    name,
    option_name: offer.name,
    at: ports.now().toISOString(),
    ip: request.ip,
    user_agent: request.user_agent.slice(0, 400),
  }
  const [after] = await db
    .update(proposals)
    .set({
      accepted,
      status: 'accepted',
      basis_hash: chosen.basis_hash,
      snapshot: { ...snapshot, figures: chosen.figures },
    })
    .where(eq(proposals.id, row.id))
    .returning()
  await note(() => words.log.accepted({ option: offer.name, has_battery: leaves ? 'no' : 'yes' }), {
    option_id: choice.option_id,
    ...(moved ? {} : { not_moved_from: project.status }),
  })
  await tell(acting, project, accepted, moved)
  return after ?? row
}

/** The design that is accepted becomes the one that is sold. What is refused further on takes this back with it. */
async function sell(
  { db, ports, audit }: Acting,
  project: ProjectRow,
  design_id: string | undefined,
  name: string,
): Promise<ProjectRow> {
  if (!design_id) return project
  const design = await requireDesign(db, project, design_id)
  const by = { user_id: project.owner_id, name: `${name} (homeowner)` }
  await chooseDesign(db, ports, by, project, design)
  await audit({
    sentence: () => words.log.design_chosen({ design: design.name }),
    project_id: project.id,
    entity_id: design.id,
    actor: { company_id: project.company_id, user_id: null, name: by.name },
  })
  const [sold] = await db.select().from(projects).where(eq(projects.id, project.id))
  return sold ?? project
}

/** The sale and the figures without the battery; 409 where they are not what was published. */
function bareOf(sale: Sale, row: ProposalRow, rep_name: string) {
  const side = sideOf(row.inputs, false)
  const bare = leavingBattery(sale)
  if (!side || !bare || !row.snapshot)
    throw refuse(409, 'not_offered', words.acceptance.only_with_battery({ rep: rep_name }))
  // The price without the battery can change while the proposal itself is unchanged.
  if (!isCurrent(bare, side.basis_hash)) requireOpen('out_of_date', rep_name)
  const option_ids = row.snapshot.figures.offers.map(({ option_id }) => option_id)
  return { sale: bare, figures: figuresFrom(side, option_ids, OWN_ESCALATION), basis_hash: side.basis_hash }
}

async function takeBatteryOut(
  { db, ports }: Acting,
  { project, design }: Sale,
  note: (sentence: Sentence) => Promise<void>,
) {
  if (!design) return
  await keepDesign(db, ports, project, { ...design, version: design.version + 1, updated_at: ports.now() })
  await note(() => words.log.battery_removed)
}

const WAY_ON: readonly ProjectRow['status'][] = ['draft', 'new', 'active', 'submitted']

/**
 * Along the status machine: a financed project to submitted, a cash one to active, where its agreement moves it on.
 * False if it can't move, being closed; then it stays for a person to decide.
 */
async function moveOn({ db, ports }: Acting, before: ProjectRow, type: string): Promise<boolean> {
  const to = WAY_ON.indexOf(type === 'cash' ? 'active' : 'submitted')
  const from = WAY_ON.indexOf(before.status)
  if (from < 0) return false
  let project = before
  for (const status of WAY_ON.slice(from + 1, to + 1)) project = await moveProject(db, ports, project, status)
  return true
}

const tell = ({ db, ports }: Acting, project: ProjectRow, { name, option_name }: KeptAcceptance, moved: boolean) =>
  notify(db, ports, {
    company_id: project.company_id,
    event: 'proposal_accepted',
    sentence: () => words.accepted({ project: project.name }),
    details: () => [
      words.accepted_detail({ name, option: option_name }),
      ...(moved ? [] : [words.project_not_moved({ status: project.status })]),
    ],
    page: `/projects/${project.id}?tab=proposal`,
    project_id: project.id,
    responsible_id: project.owner_id,
  })
