// Common first steps of several machines' flows: creating a company, and passing time. Called by machines/.
import type { Call, Step, Workflow } from './arazzo.ts'

const PASSWORD = 'seven quiet sunflowers'
/** Each workflow signs up for itself; two of one run must not meet at one address. */
const emailIn = (workflowId: string) => `owner-{$inputs.run}-${workflowId}@example.com`

/** Every flow's first step. Its owner may do everything. */
export const signUp = (workflowId: string): Step => ({
  stepId: 'open',
  description: 'A company of its own.',
  call: {
    operation: 'POST /v3/company.SignUp',
    body: {
      company_name: 'Example Solar',
      state: 'AZ',
      firstname: 'Olive',
      lastname: 'Owner',
      email: emailIn(workflowId),
      password: PASSWORD,
    },
    status: 200,
  },
  outputs: { token: '$response.body#/token', email: '$response.body#/user/contacts/0/contact' },
})

/** The owner signs in; the step's token is the session. */
export const signIn = (email: string): Call => ({
  operation: 'POST /v1/users/sessions',
  body: { email, password: PASSWORD },
  status: 200,
})

export const bearer = (stepId = 'open') => ({ Authorization: `Bearer {$steps.${stepId}.outputs.token}` })

/** One clock for product and lenders, where there is a sandbox. */
export const clockBy = (advance: string): Call => ({
  source: 'sandbox',
  operation: 'POST /sandbox/clock',
  body: { advance },
  status: 200,
})

/**
 * Continues from another workflow: calls it first, under its own name, with all its outputs. `steps` refer to them as
 * of a step `open`, as if they were in the other one.
 */
export const goesOn = (before: Workflow, caller: string, steps: readonly Step[]): Step[] => [
  {
    stepId: before.workflowId,
    description: before.summary,
    workflow: before.workflowId,
    inputs: { run: `{$inputs.run}-${caller}` },
    outputs: Object.fromEntries(Object.keys(before.outputs ?? {}).map(name => [name, `$outputs.${name}`])),
  },
  ...steps.map(
    (step): Step => JSON.parse(JSON.stringify(step).replaceAll('$steps.open.', `$steps.${before.workflowId}.`)),
  ),
]

/** Without its moves: another chart's flows name them. */
export const silent = ({ unseen: _, steps, ...workflow }: Workflow): Workflow => ({
  ...workflow,
  steps: steps.map(({ moves: _, ...step }) => step),
})

/** Step ids by their words, each once: a second `keep` is `keep-2`. */
export function numbered(steps: readonly Step[]): Step[] {
  const count = new Map<string, number>()
  return steps.map(step => {
    const nth = (count.get(step.stepId) ?? 0) + 1
    count.set(step.stepId, nth)
    return nth === 1 ? step : { ...step, stepId: `${step.stepId}-${nth}` }
  })
}
