// The parts of the demo company: its settings, the sale a user sees first, and the later steps, newest first. Each step
// is independent and doesn't change the others' results.
import { fullName } from '#machines/lib/text.ts'
import { INTERNAL_COMPANY } from '#server/caller.ts'
import { demoAdders } from './adders.ts'
import { connectLenders } from './apply.ts'
import { demoBulkChanges } from './bulk-changes.ts'
import { demoByHand } from './by-hand.ts'
import { demoCatalogue } from './catalogue.ts'
import { demoDeals } from './deals.ts'
import { EARLIER, earlierSale } from './earlier-sales.ts'
import { demoRatePlans, demoUtilities } from './energy.ts'
import { demoEquipment } from './equipment.ts'
import { demoLeadImport } from './lead-import.ts'
import { demoRecipients } from './notifications.ts'
import { demoPageProblems } from './page-problems.ts'
import { type DemoTemplates, demoAgreements } from './papers/agreements.ts'
import { demoTemplates } from './papers/templates.ts'
import { demoPrivacy } from './privacy.ts'
import { type DemoProject, demoProjects } from './projects.ts'
import { demoInvoicing } from './receivables.ts'
import { demoResources } from './resources.ts'
import { demoLimits, demoPlaces, demoPlanRules, demoSettings } from './settings.ts'
import { DEMO, nameOf, type Stage } from './stage.ts'
import { demoSupportAccess } from './support-access.ts'
import { demoApprovals, demoOwnTask, demoTeamWork } from './team-work.ts'
import { demoViews } from './views.ts'

type Step = { name: string; days_ago: number; run: (stage: Stage, templates: DemoTemplates) => Promise<unknown> }

/** Sold by the first rep named among the sign-ins: designed, proposed, and signed by the homeowners. */
const FIRST = 'Emery Sample, 505 Example Street'

/** Everything an earlier sale or a person could miss. */
export async function setUp({ owner, turn, has_lenders, ports }: Stage, invited_as: string): Promise<DemoTemplates> {
  turn(90)
  await demoAdders(owner)
  await demoUtilities(owner)
  turn(0)
  // The contract takes the company's color.
  await demoSettings(owner)
  const templates = await demoAgreements(owner)
  await demoPlaces(owner)
  await demoLimits(owner)
  await demoRecipients(owner)
  await demoInvoicing(owner)
  await demoTemplates(owner)
  await demoEquipment(owner)
  await demoPlanRules(owner)
  await demoRatePlans(owner)
  await demoCatalogue(owner, ports.now().getUTCFullYear())
  if (has_lenders) await connectLenders(owner)
  await owner.POST('/v3/users.GenerateInviteLink', {
    body: { role_id: invited_as, email: 'nova@example.com', firstname: 'Nova', lastname: 'Newcomer' },
  })
  // It is past its first steps, and its mails are read in the product.
  await owner.POST('/v3/dashboard.DismissOnboarding', { body: { dismissed: true, version: 0 } })
  return templates
}

async function sell(stage: Stage, project: DemoProject, templates: DemoTemplates) {
  const { team, ports } = stage
  const sold = { id: await stage.sold(project, templates), name: fullName(project.homeowner) }
  await demoTeamWork(team, ports.now(), sold)
  await demoApprovals(team, sold)
}

const households = [...demoProjects, ...demoDeals]
const sale = (project: DemoProject): Step => ({
  name: nameOf(project),
  days_ago: project.days_ago,
  run: (stage, templates) => sell(stage, project, templates),
})

const OTHERS: Step[] = [
  { name: 'Leads of a home show', days_ago: 0, run: stage => demoLeadImport(stage) },
  { name: 'Views of the list', days_ago: 0, run: ({ team }) => demoViews(team) },
  { name: 'A task without a project', days_ago: 0, run: ({ team, ports }) => demoOwnTask(team, ports.now()) },
  { name: 'Resources', days_ago: 0, run: ({ owner }) => demoResources(owner) },
  {
    name: 'Support access',
    days_ago: 0,
    run: ({ owner, person, turn }) => {
      turn(0.1)
      return demoSupportAccess(owner, person('support@example.com', INTERNAL_COMPANY), DEMO)
    },
  },
  {
    name: 'A privacy request',
    days_ago: 3,
    run: ({ owner, ports, turn }) => {
      turn(0.1)
      return demoPrivacy(owner, ports.now())
    },
  },
  // Once there are proposals to report a problem with.
  {
    name: 'Page problems',
    days_ago: 7,
    run: ({ owner, anyone, turn }) => {
      turn(0.1)
      return demoPageProblems(owner, anyone)
    },
  },
  { name: 'Bulk changes', days_ago: 400, run: ({ owner, ports }) => demoBulkChanges(owner, ports.now()) },
]

export const firstSale = sale(one(households, FIRST))

/** Households financed by a lender without an API, only where lenders are connected. */
export const furtherSteps = (has_lenders: boolean): Step[] =>
  [
    ...OTHERS,
    ...[...households, ...(has_lenders ? demoByHand : [])].map(sale),
    ...EARLIER.map(
      (earlier, index): Step => ({
        name: earlier.name,
        days_ago: earlier.days_ago,
        run: stage => earlierSale(stage, earlier, index),
      }),
    ),
  ]
    .filter(({ name }) => name !== FIRST)
    .sort((one, other) => one.days_ago - other.days_ago)

function one(projects: readonly DemoProject[], name: string): DemoProject {
  const found = projects.find(project => nameOf(project) === name)
  if (!found) throw new Error(`No demo household is ${name}`)
  return found
}
