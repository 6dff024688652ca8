// One application, step by step: each action is a call, its effect in the chart, and a read of the product's state. The
// chart determines what is expected; if it doesn't allow the action, generating the flow fails.

import { type AvailableAction, availableActions } from '#machines/applications/lenders/application.ts'
import { APPLICATION_ACTIONS, type ApplicationAction, MILESTONES } from '#machines/applications/lenders/codes.ts'
import type { Call, Check, Step } from '../arazzo.ts'
import { application, draftApplication, signedApplication } from '../beginnings.ts'
import { AT_EACH, get, type Lender, refresh, submitted, told, verb, webhookSecret } from '../lender-steps.ts'
import { asked } from '../sale-steps.ts'
import { scene, slug } from '../steps.ts'
import { type ApplicationEventName, type Walk, walkAt } from './lender-chart.ts'
import type { Example, Stands } from './lender-examples.ts'

/** What happens in the chart, which may differ by lender. */
export type Events = readonly ApplicationEventName[] | ((walk: Walk) => ApplicationEventName[])
type Act = { stepId: string; description: string; events: Events }
type Options = {
  /** One lender, or all that go the same way: an input then names it. */
  lender: Lender | readonly Lender[]
  /** The first applicant's, which controls the sandbox. Without one nothing is filled in. */
  lastname: string
  /** True if the company's agreement is signed by then. */
  is_signed?: boolean
  /** Until the application is filled in, where it isn't the usual. */
  begin?: readonly Step[]
  /** True if the lender reports news by webhook, so that the company doesn't have to ask. */
  by_webhook?: boolean
  examples: { of(stands: Stands, checks: readonly Fact[]): Example }
}
/** One expectation on an answer: a field's value, or an action's availability. */
export type Fact =
  | { field: string; value: string | boolean | null }
  | { action: ApplicationAction; available: boolean; reason: string | null }

export type Road = ReturnType<typeof roadOf>

export function roadOf({ lender, lastname, is_signed = false, begin, by_webhook = false, examples }: Options) {
  const steps: Step[] = []
  const count = new Map<string, number>()
  const walks = [lender].flat().map(walkAt)
  const at = typeof lender === 'string' ? lender : '$inputs.lender'
  let version = '$steps.filled-in.outputs.version'
  let stipulations: Stands['stipulations'] = []
  let known = stands()

  function add(step: Step): string {
    const nth = (count.get(step.stepId) ?? 0) + 1
    count.set(step.stepId, nth)
    const stepId = nth === 1 ? step.stepId : `${step.stepId}-${nth}`
    steps.push({ ...step, stepId })
    return stepId
  }
  function stands(): Stands[] {
    return walks.map(({ lender, dialect, standing }) => {
      const now = standing()
      return { lender, dialect, standing: now, stipulations, actions: availableActions(now) }
    })
  }
  /** Differences from the last read: fields, available actions, and unavailable ones with reasons. */
  function newsOf(was: Stands, now: Stands): Fact[] {
    const before = new Map(fieldsOf(was).map(({ field, value }) => [field, value]))
    const fields = fieldsOf(now).filter(({ field, value }) => field === 'status' || before.get(field) !== value)
    const actions = APPLICATION_ACTIONS.flatMap(action => {
      const [before, is] = [actionOf(was, action), actionOf(now, action)]
      if (!is || action === 'submit' || before?.available === is.available) return []
      // A reason that names the lender would need an example at each.
      return [is.reason?.includes(now.dialect.name) ? { ...is, reason: null } : is]
    })
    return [...fields, ...actions]
  }
  /** What is so at every lender. */
  function news(now: Stands[]): Fact[] {
    const [first = [], ...others] = now.map((one, nth) =>
      newsOf(known[nth] ?? one, one).map(fact => JSON.stringify(fact)),
    )
    return first.filter(fact => others.every(facts => facts.includes(fact))).map(fact => JSON.parse(fact))
  }
  /** A read; stores its version for later calls. One with more outputs needs its own name. */
  function look(stepId: string, description: string, call: Call, outputs: Record<string, string> = {}) {
    const now = stands()
    const [first] = now
    if (!first) throw new Error('A road leads to a lender')
    const facts = news(now)
    const { name } = examples.of(first, facts)
    const kept = { ...told, ...outputs }
    const made = add(asked(stepId, description, { ...call, example: name, checks: facts.map(checkOf) }, kept))
    version = `$steps.${made}.outputs.version`
    known = now
    return made
  }
  /** All moves that some lender makes. */
  const happen = (events: Events, ...more: ApplicationEventName[]) => [
    ...new Set(
      walks.flatMap(walk => {
        const these = typeof events === 'function' ? events(walk) : events
        return [...these, ...more].flatMap(event => walk.happens(event))
      }),
    ),
  ]

  if (lastname === '') version = '$steps.draft.outputs.version'
  const usual = lastname === '' ? draftApplication : is_signed ? signedApplication : application
  const first = [{ ...usual, inputs: { lender: at, ...(lastname === '' ? {} : { lastname }) } }]
  for (const step of [...(begin ?? first), ...(by_webhook ? [webhookSecret(at)] : [])]) add(step)

  return {
    steps,
    version: () => version,
    add,
    has_stipulations: () => stipulations.length > 0,
    /** Tracked separately, as the chart only knows if any is open. */
    stipulate(change: (before: Stands['stipulations']) => Stands['stipulations']) {
      stipulations = change(stipulations)
    },
    /** The company does something, and looks. */
    act({ stepId, description, events }: Act, call: (version: string) => Call) {
      const moves = happen(events)
      add({ ...asked(stepId, description, call(version)), moves })
      return look('look', 'As the product shows it.', get)
    },
    /** An action of the company without a visible effect here. */
    say({ stepId, description, events }: Act, call: (version: string) => Call) {
      const moves = happen(events)
      const made = add({ ...asked(stepId, description, call(version), told), moves })
      version = `$steps.${made}.outputs.version`
      return made
    },
    /** Something happens at the lender, and the company asks. */
    lender({ stepId, description, events }: Act, name: string) {
      const moves = happen(events, ...(by_webhook ? [] : ['application.refreshed' as const]))
      add({ stepId, description, moves, call: verb(name) })
      return by_webhook
        ? look('look', 'The lender has told the company by webhook.', get)
        : look('ask', 'The company asks the lender.', refresh(version))
    },
    look,
    happen,
    /** With the homeowner's consent, and the decision where it comes at once. */
    send(events: Events, { stepId = 'look', outputs = {} }: Pick<Partial<Step>, 'stepId' | 'outputs'> = {}) {
      const moves = [...happen(['application.submitted']), ...happen(events)]
      add({ ...submitted(), moves })
      const looked = look(stepId, 'As the product shows it.', get, outputs)
      // Many flows begin alike where lenders do.
      if (walks.length > 1) {
        const sent = scene(
          slug(`application sent as ${lastname}`),
          'The application is sent, and decided at once.',
          steps.splice(0),
          {
            inputs: AT_EACH,
          },
        )
        steps.push({ ...sent, inputs: { lender: at } })
      }
      return looked
    },
    /** An action that is refused now. */
    refused(stepId: string, description: string, call: (version: string) => Call) {
      const refusal = {
        status: 409,
        example: 'action_unavailable',
        checks: ["$response.body#/code == 'action_unavailable'"],
      }
      add(asked(stepId, description, { ...call(version), ...refusal }))
    },
  }
}

const actionOf = ({ actions }: Stands, action: ApplicationAction): AvailableAction | undefined =>
  actions.find(one => one.action === action)

export function fieldsOf({ standing, stipulations }: Stands): { field: string; value: string | boolean | null }[] {
  const { status, documents, contract, change_order, milestones, notice_to_proceed, regions } = standing
  return [
    { field: 'status', value: status },
    { field: 'documents', value: documents },
    { field: 'contract/status', value: contract },
    { field: 'notice_to_proceed', value: notice_to_proceed },
    ...stipulations.map((value, at) => ({ field: `stipulations/${at}/status`, value })),
    ...(status === 'draft' || status === 'shared' || !regions.includes('milestones')
      ? []
      : MILESTONES.map((milestone, at) => ({ field: `milestones/${at}/status`, value: milestones[milestone] }))),
    change_order === null
      ? { field: 'change_order', value: null }
      : { field: 'change_order/status', value: change_order },
  ]
}

function checkOf(fact: Fact): Check {
  if ('field' in fact) {
    const value = typeof fact.value === 'string' ? `'${fact.value}'` : String(fact.value)
    return `$response.body#/application/${fact.field} == ${value}`
  }
  const { action, available, reason } = fact
  const why = reason === null ? '' : ` && @.reason == '${reason}'`
  // From anywhere, for runners differ in whether the body is the root or its first member.
  return {
    jsonpath: `$..available_actions[?(@.action == '${action}' && @.available == ${available}${why})]`,
  }
}
