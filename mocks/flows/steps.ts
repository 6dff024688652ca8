// Common first steps of several machines' flows: creating a company, and passing time. Called by machines/.
import type { Call, Scene, Step } from './arazzo.ts'

const PASSWORD = 'seven quiet sunflowers'

/** Every flow's first step. Its owner may do everything. A recording names itself: no scene gives it a run of its own. */
export const signUp = (workflowId?: string): Step => ({
  stepId: 'open',
  description: 'A company of its own.',
  call: {
    operation: 'POST /v3/company.SignUp',
    body: {
      company_name: 'Example Solar',
      state: 'AZ',
      firstname: 'Olive',
      lastname: 'Owner',
      email: `owner-{$inputs.run}${workflowId ? `-${workflowId}` : ''}@example.com`,
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

/** A scene as a step of its name. */
export const scene = (
  id: string,
  summary: string,
  steps: Step[],
  more: Partial<Scene> = {},
): Step & { scene: Scene } => ({
  stepId: id,
  scene: { id, summary, steps, ...more },
})

/** Continues from a scene; `steps` refer to what it has as of a step `open`. */
export const goesOn = (before: Step, steps: readonly Step[]): Step[] => [
  before,
  ...steps.map((step): Step => JSON.parse(JSON.stringify(step).replaceAll('$steps.open.', `$steps.${before.stepId}.`))),
]

/** Without its moves: another chart's flows name them. */
export const silent = (steps: readonly Step[]): Step[] =>
  steps.map(({ moves: _, ...step }) => {
    return 'scene' in step ? { ...step, scene: { ...step.scene, steps: silent(step.scene.steps) } } : step
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

/** As an id: `sent as Review` is `sent-as-review`. */
export const slug = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
