// An account that exists in place of a flow's sign-ups: `--input token=…`, or email and password, for a server that mails its links
// or takes no strangers.
import { record, text } from '#openapi/json.ts'
import type { Inputs } from './batch.ts'
import type { Step, Workflow } from './documents.ts'
import { mapTexts } from './texts.ts'

const SIGN_UP = '~1v3~1company.SignUp/post'

/** The workflow as it is without such inputs. A sign-up that is to be refused stays. */
export function withAccount(workflow: Workflow, { token, email, password }: Inputs): Workflow {
  const signs_up = ({ operationPath = '', successCriteria = [] }: Step) =>
    operationPath.endsWith(SIGN_UP) &&
    successCriteria.some(({ condition }) => /\$statusCode\s*==\s*200/.test(condition))
  const sign_ups = workflow.steps.filter(signs_up)
  if (sign_ups.length === 0 || (token === undefined && (email === undefined || password === undefined))) return workflow
  const values = new Map<string, string>()
  for (const { stepId, outputs = {}, requestBody } of sign_ups) {
    const sent = record(requestBody?.payload)
    if (email !== undefined && password !== undefined) {
      values.set(text(sent['email']), email)
      values.set(text(sent['password']), password)
    } else
      for (const [name, from] of Object.entries(outputs))
        if (token !== undefined && from === '$response.body#/token')
          values.set(`$steps.${stepId}.outputs.${name}`, token)
  }
  const entered = (step: Step): Step =>
    signs_up(step)
      ? email !== undefined && password !== undefined
        ? signIn(step, { email, password })
        : read(step, token ?? '')
      : step
  return {
    ...workflow,
    steps: workflow.steps.map(entered).map(step => replaced(step, values)),
    ...(workflow.outputs && { outputs: replaced(workflow.outputs, values) }),
  }
}

const OK = [{ condition: '$statusCode == 200' }]
const pathOf = ({ operationPath = '' }: Step, path: string) => operationPath.replace(SIGN_UP, path)

const signIn = (step: Step, payload: { email: string; password: string }): Step => ({
  ...step,
  operationPath: pathOf(step, '~1v1~1users~1sessions/post'),
  requestBody: { contentType: 'application/json', payload },
  parameters: [],
  successCriteria: OK,
})

/** Responds with the same user; the token itself is an input. */
function read({ requestBody: _, outputs = {}, ...step }: Step, token: string): Step {
  const answered = Object.entries(outputs).filter(([, from]) => from !== '$response.body#/token')
  return {
    ...step,
    operationPath: pathOf(step, '~1v1~1user/get'),
    parameters: [{ name: 'Authorization', in: 'header', value: `Bearer ${token}` }],
    successCriteria: OK,
    outputs: Object.fromEntries(answered),
  }
}

/** `{$steps.open.outputs.token}` within a text, or as the whole of it; and a text that was sent when signing up. */
const replaced = <T>(part: T, values: ReadonlyMap<string, string>): T =>
  mapTexts(
    part,
    text =>
      values.get(text) ??
      text.replaceAll(/\{(\$steps\.[^}]+)\}/g, (expression, name: string) => values.get(name) ?? expression),
  )
