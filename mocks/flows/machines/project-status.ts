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
import { coveringPairs, type Move, movesOf, said } from '../chart-paths.ts'
import { application_id, begun, connected, filledIn, get, refresh, submitted, told, verb } from '../lender-steps.ts'
import { APPLICANT, asked, designed, financed, HOUSEHOLD, licensed, project_id } from '../sale-steps.ts'
import { goesOn, signUp } from '../steps.ts'

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

/** The cause of a status that is never set by hand. */
function causeOf(site: Site, { from, to }: Move): Step[] | undefined {
  switch (`${from} ${to}`) {
    case 'active paid_by_cash':
      return [...designed, ...financed('cash'), ...licensed, ...agreementTemplate, ...signed]
    case 'active submitted':
      return [
        ...designed,
        ...financed('loan'),
        ...licensed,
        connected('goodleap'),
        ...begun('goodleap'),
        filledIn('goodleap', 'Review'),
        submitted(),
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

/** Common beginnings of paths are separate workflows, which they call. */
const BEGINNINGS = {
  'paid-by-cash': {
    way: 'draft new active paid_by_cash',
    summary: 'A draft becomes a project whose cash agreement is signed.',
  },
  'in-review': { way: 'draft new active submitted', summary: 'A draft becomes a project that a lender reviews.' },
} as const

const wayOf = (path: readonly Move[]) => ['draft', ...path.map(({ to }) => to)].join(' ')

export function projectFlows(): Flows {
  const refused = new Set<string>()
  function walk(site: Site, path: readonly Move[]) {
    const refuse = (status: string) => {
      if (refused.has(status) || !isStatus(status)) return
      refused.add(status)
      site.steps.push(refusedFrom(site, status), ...(status === 'active' ? [byHand(site)] : []))
    }
    if (path[0]?.from === 'draft') refuse('draft')
    for (const one of path) {
      takes(site, one)
      refuse(one.to)
    }
  }
  function fromDraft(workflowId: string, path: readonly Move[]): Site {
    const site: Site = { steps: [signUp(workflowId)], version: '' }
    const body = { status: 'draft', homeowner: APPLICANT }
    const call = { operation: 'POST /v1/lead/create', body, ...stands('draft') }
    const outputs = { project_id: '$response.body#/project/id', version }
    tells(site, asked('project', 'A lead that is not worked on yet.', call, outputs))
    walk(site, path)
    return site
  }
  const paths = coveringPairs(projectMoves(), 'draft', { ends: ({ event }) => event === 'reopened' })
  const beginnings = Object.entries(BEGINNINGS).map(([workflowId, { way, summary }]) => {
    const path = paths.find(one => wayOf(one).startsWith(`${way} `))?.slice(0, way.split(' ').length - 1) ?? []
    const { steps, version } = fromDraft(workflowId, path)
    const applied = steps.some(({ stepId }) => stepId === 'draft')
    const outputs = { ...(applied ? { application_id } : {}), token: '$steps.open.outputs.token', project_id, version }
    return { way, workflow: { workflowId, summary, steps, outputs } satisfies Workflow }
  })
  const workflows = paths.map((path, index): Workflow => {
    const workflowId = `project-${index + 1}`
    const summary = `A draft becomes ${path.map(({ to }) => words(to)).join(', then ')}.`
    const begun = beginnings.find(({ way }) => wayOf(path).startsWith(`${way} `))
    if (!begun) return { workflowId, summary, steps: fromDraft(workflowId, path).steps }
    const site: Site = { steps: [], version: '$steps.open.outputs.version' }
    walk(site, path.slice(begun.way.split(' ').length - 1))
    return { workflowId, summary, steps: goesOn(begun.workflow, workflowId, site.steps.map(afterwards)) }
  })
  return {
    title: 'A project’s status',
    summary: 'From draft to its end and back: every move of the chart, and from each status one that is refused.',
    made_by: 'mocks/flows/machines/project-status.ts',
    workflows: [...beginnings.map(({ workflow }) => workflow), ...workflows],
  }
}

/** Outputs of the beginning's steps come from the call to it. */
const afterwards = (step: Step): Step =>
  JSON.parse(JSON.stringify(step).replaceAll(/\$steps\.(project|draft)\.outputs/g, '$$steps.open.outputs'))
