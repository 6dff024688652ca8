// Flows of a project's status: each path of machines/projects/project-status.machine.ts as manual moves, and moves
// caused by a household's use, a signature or a lender; plus, once per status, a move the chart forbids.
import {
  nextProjectStatuses,
  PROJECT_STATUSES,
  type ProjectStatus,
  projectStatusMachine,
} from '#machines/projects/project-status.machine.ts'
import { agreementTemplate, signed } from '../agreement-steps.ts'
import type { Flows, Step, Workflow } from '../arazzo.ts'
import { company } from '../beginnings.ts'
import { coveringPairs, type Move, movesOf, newPairs, said, usualMoves } from '../chart-paths.ts'
import { begun, connected, filledIn, get, refresh, submitted, told, verb } from '../lender-steps.ts'
import { APPLICANT, asked, designed, financed, HOUSEHOLD, licensed, project_id, waysToPay } from '../sale-steps.ts'
import { scene, slug } from '../steps.ts'

export const projectMoves = (): Move[] =>
  movesOf(projectStatusMachine, {
    events: [
      ...PROJECT_STATUSES.map(status => ({ type: `to.${status}` as const })),
      { type: 'reopened', mayReopen: true },
    ],
    nameOf: ({ value }) => value,
  })

const words = (status: string) => status.replaceAll('_', ' ')
const version = '$response.body#/project/version'
const stands = (status: string) => ({
  status: 200,
  example: status,
  checks: [`$response.body#/project/status == '${status}'`],
})

/** A path being turned into steps: the existing parts of the sale, and the step with the project's latest version. */
type Site = { steps: Step[]; version: string }

function tells(site: Site, step: Step) {
  site.steps.push(step)
  site.version = `$steps.${step.stepId}.outputs.version`
}

/** `lead`, then `lead-2`. */
function free({ steps }: Site, stepId: string): string {
  const taken = new Set(steps.map(step => step.stepId))
  const ids = [stepId, ...steps.map((_, index) => `${stepId}-${index + 2}`)]
  return ids.find(id => !taken.has(id)) ?? stepId
}

const move = (site: Site, to: string, rest: Pick<Step, 'moves'> & { description: string }, answer: object) => {
  const stepId = free(site, `to-${to.replaceAll('_', '-')}`)
  const ends = to === 'canceled' || to === 'voided'
  const body = { project_id, version: site.version, status: to, ...(ends ? { reason: 'Chose another installer' } : {}) }
  const call = { operation: 'POST /v3/projects.UpdateProjectStatus', body, ...stands(to), ...answer }
  return { ...asked(stepId, rest.description, call, { version }), ...rest }
}

/** Another event has moved the project. */
function looked(site: Site, { to }: Move, moves: string[]) {
  const call = { operation: 'GET /v3/projects.Get', query: { project_id }, ...stands(to) }
  const step = asked(free(site, `is-${to.replaceAll('_', '-')}`), `The project is ${words(to)} by it.`, call, {
    version,
  })
  tells(site, { ...step, moves })
}

const draft = scene('draft-project', 'A lead that is not worked on yet.', [
  company,
  asked(
    'project',
    'A draft.',
    { operation: 'POST /v1/lead/create', body: { status: 'draft', homeowner: APPLICANT }, ...stands('draft') },
    { project_id: '$response.body#/project/id', version },
  ),
])
/** The cause of a status that is never set by hand. */
function causeOf(site: Site, { from, to }: Move): Step[] | undefined {
  switch (`${from} ${to}`) {
    case 'active paid_by_cash':
      return [...financed('cash').slice(1), ...agreementTemplate, ...signed]
    case 'active submitted':
      return [
        ...[...financed('loan').slice(1), connected('goodleap'), ...begun('goodleap')],
        ...[filledIn('Review'), submitted()],
      ]
    case 'submitted approved':
    case 'approved submitted':
    case 'submitted declined': {
      const decided = to === 'submitted' ? 'in_review' : to
      const description = to === 'submitted' ? 'The lender looks again.' : `The lender’s answer: ${to}.`
      const known = free(site, 'application')
      return [
        { stepId: free(site, `lender-${decided.replaceAll('_', '-')}`), description, call: verb(`decide/${decided}`) },
        asked(known, 'The application, as the company knows it.', get, told),
        asked(free(site, 'news'), 'The lender is asked how it stands.', refresh(`$steps.${known}.outputs.version`)),
      ]
    }
    default:
      return undefined
  }
}

function takes(site: Site, one: Move) {
  const moves = [said(one)]
  if (said(one) === 'new | to.active | active') {
    const body = { project_id, version: site.version, ...HOUSEHOLD }
    const call = { operation: 'POST /v3/projects.Update', body, ...stands('active') }
    tells(site, {
      ...asked('use', 'What the household uses is known; that makes the project active.', call, { version }),
      moves,
    })
    return
  }
  const cause = causeOf(site, one)
  if (cause) {
    if (one.from === 'active') {
      const sold = scene('active-designed', 'A draft becomes an active project with a design.', [
        ...site.steps,
        ...designed,
        ...licensed,
        waysToPay,
      ])
      site.steps.splice(0, site.steps.length, sold)
    }
    site.steps.push(...cause)
    looked(site, one, moves)
    return
  }
  const description = one.event === 'reopened' ? 'Somebody who may reopens it.' : `By hand: ${words(one.to)}.`
  tells(site, move(site, one.to, { description, moves }, {}))
}

/** `funded` is only reached by finishing the work, so requesting it early is refused everywhere. */
function refusedFrom(site: Site, status: ProjectStatus): Step {
  const legal = nextProjectStatuses(status)
  const to = legal.includes('funded') || status === 'funded' ? 'draft' : 'funded'
  const checks = [
    "$response.body#/code == 'illegal_transition'",
    ...legal.map((next, index) => `$response.body#/legal/${index} == '${next}'`),
  ]
  const description = `What is ${words(status)} does not become ${to}, and the answer says what it can become.`
  const step = move(site, to, { description }, { status: 409, example: `from_${status}`, checks })
  return { ...step, stepId: free(site, `not-${to}`), outputs: {} }
}

function byHand(site: Site): Step {
  const checks = ["$response.body#/code == 'caused_elsewhere'"]
  const description = 'Nobody says by hand that an agreement was signed.'
  const step = move(site, 'paid_by_cash', { description }, { status: 409, example: 'by_hand', checks })
  return { ...step, stepId: 'not-by-hand', outputs: {} }
}

const isStatus = (text: string): text is ProjectStatus => PROJECT_STATUSES.some(status => status === text)

const summaryOf = (path: readonly Move[]) => `A draft becomes ${path.map(({ to }) => words(to)).join(', then ')}.`

/** Each path from the draft, and in each status that one reaches first a move that is refused. */
export function projectFlows(): Flows {
  const refused = new Set<string>()
  const refuse = (site: Site, status: string) => {
    if (refused.has(status) || !isStatus(status)) return
    refused.add(status)
    site.steps.push(refusedFrom(site, status), ...(status === 'active' ? [byHand(site)] : []))
  }
  /** What has happened before, as a scene that goes on from the one before. */
  function after(path: readonly Move[]): Site {
    const last = path.at(-1)
    if (!last) return { steps: [draft], version: `$steps.${draft.stepId}.outputs.version` }
    const site = after(path.slice(0, -1))
    takes(site, last)
    const id = slug(`${last.from} then ${last.to}`)
    return { steps: [scene(id, summaryOf(path), site.steps)], version: `$steps.${id}.outputs.version` }
  }
  const paths = coveringPairs(projectMoves(), 'draft', { ends: ({ event }) => event === 'reopened' })
  const about = newPairs(paths)
  const workflows = paths.map((path, nth): Workflow => {
    const usual = usualMoves(projectMoves(), 'draft', path)
    const site = after(path.slice(0, usual))
    refuse(site, path[usual]?.from ?? '')
    for (const one of path.slice(usual)) {
      takes(site, one)
      refuse(site, one.to)
    }
    const [first, last] = about[nth] ?? []
    return {
      workflowId: slug([first?.from, first?.to, last?.to].join(' ')),
      summary: summaryOf(path),
      steps: site.steps,
    }
  })
  return {
    title: 'A project’s status',
    summary: 'From draft to its end and back: every move of the chart, and from each status one that is refused.',
    chart: 'project status',
    made_by: 'mocks/flows/machines/project-status.ts',
    workflows,
  }
}
