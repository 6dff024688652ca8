// A sequence's call to the same server under another contract, such as a sandbox's: its answer isn't judged.
import { record } from '../json.ts'
import { type Answers, resolved, type Step } from './inputs/step-input.ts'
import type { Session } from './session.ts'

export async function callBeside({ options }: Session, answers: Answers, step: Step) {
  const [method = 'GET', path = ''] = step.call.split(' ')
  const given = record(resolved(answers, step.with ?? {}))
  const url = addressOf(options.base, path, given)
  if (!url) return
  const fields = Object.fromEntries(Object.entries(given).filter(([name]) => !path.includes(`{${name}}`)))
  const body = method === 'GET' ? null : JSON.stringify(fields)
  const request = new Request(url, { method, body, headers: { 'content-type': 'application/json' } })
  const response = await (options.fetch ?? fetch)(request).catch(() => undefined)
  answers.set(step.call, response?.ok ? await contentOf(response).catch(() => undefined) : undefined)
}

/** `{src}` alone is a URL from an answer. It may lead elsewhere, where no requests are allowed. */
function addressOf(base: string, path: string, given: Record<string, unknown>): string | undefined {
  const [, alone] = /^\{(\w+)\}$/.exec(path) ?? []
  if (alone === undefined)
    return `${base}${path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(given[name])))}`
  const address = given[alone]
  if (typeof address !== 'string' || !URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return url.origin === new URL(base).origin ? url.href : undefined
}

/** Non-JSON is stored as a `data:` URL, which a later step can send as a file. */
async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type')?.split(';')[0] ?? 'application/octet-stream'
  if (/[/+]json$/.test(type)) return response.json()
  return `data:${type};base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`
}
