// Parses the caller's preferred response: the header `Prefer: code=409, example=transition`. Prism ignores a typo, or
// answers something else; here it is an error.
import type { Answer, Operation } from '#openapi/contract.ts'
import type { Preference } from './load-prism.ts'

/** Preferences of RFC 7240 without meaning here, which are no typos. */
const STANDARD = ['return', 'wait', 'respond-async', 'handling']
const OWN = ['code', 'example', 'dynamic', 'seed']

/** A preference, or the error message. */
export function preferenceOf(header: string | null, operation: Operation): Preference | string {
  const said = new Map<string, string>()
  for (const part of (header ?? '').split(',').filter(part => part.trim() !== '')) {
    const [, name = '', quoted, plain = ''] =
      /^\s*([\w-]+)\s*(?:=\s*(?:"([^"]*)"|([^;"]*?)))?\s*(?:;.*)?$/.exec(part) ?? []
    const known = name.toLowerCase()
    if (STANDARD.includes(known)) continue
    if (!OWN.includes(known))
      return `Prefer says “${part.trim()}”. It knows code, example, dynamic and seed, such as “code=409, example=stale”.`
    said.set(known, quoted ?? plain)
  }
  const [code, example, dynamic = 'false', seed] = OWN.map(name => said.get(name))
  if (!['true', 'false'].includes(dynamic)) return `Prefer says dynamic=${dynamic}. It is true or false.`
  const fault = faultOf(operation, code, example)
  if (fault) return fault
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { exampleKey: example }),
    ...(seed !== undefined && { seed }),
    dynamic: dynamic === 'true',
  }
}

/** Why this operation has no such answer; undefined where it has. */
export function faultOf(
  operation: Operation,
  code: string | undefined,
  example: string | undefined,
): string | undefined {
  const { answers, path } = operation
  if (code !== undefined && !/^[1-5]\d\d$/.test(code))
    return `“${code}” is no status. ${path} documents ${listed(Object.keys(answers))}.`
  const answer = code === undefined ? usualOf(answers) : answerOf(answers, code)
  if (!answer) return `${path} documents no ${code}, but ${listed(Object.keys(answers))}.`
  const names = namesOf(answer)
  if (example === undefined || names.includes(example)) return undefined
  const at = `${path}${code === undefined ? '' : ` at ${code}`}`
  return `${at} has no example “${example}”, but ${names.length > 0 ? listed(names) : 'none at all'}.`
}

/** Prism's choice without a preference. */
const usualOf = (answers: Record<string, Answer>) => answers[Object.keys(answers).find(code => /^2/.test(code)) ?? '']
const answerOf = (answers: Record<string, Answer>, code: string) =>
  answers[code] ?? answers[`${code.charAt(0)}XX`] ?? answers['default']
export const namesOf = (answer: Answer) => [
  ...new Set(Object.values(answer.media).flatMap(({ examples }) => Object.keys(examples))),
]
/** `4XX` means any; asking for the first of them shows it. */
export const statusOf = (code: string) => Number(code.replace('XX', '00').replace('default', '500'))
const listed = (names: string[]) => names.join(', ')
