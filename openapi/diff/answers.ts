// Compares responses: statuses, headers, links and bodies. An unlisted status falls under its range or the default.
import { record } from '../json.ts'
import { compareMedia } from './bodies.ts'
import type { Collector } from './collector.ts'
import { followed, type Place, step, steps } from './place.ts'

/** `method` in lower case: an answer to HEAD has no body, whatever is listed. */
export function compareAnswers(old: Place, now: Place, method: string, collector: Collector) {
  const statuses = new Set(
    [...steps(old), ...steps(now)].map(([status]) => status).filter(status => !status.startsWith('x-')),
  )
  for (const status of statuses) {
    const [before, after] = [answerFor(old, status), answerFor(now, status)]
    const kind = /^[23]/.test(status) ? 'success' : 'other'
    if (before && after) {
      compareOne(before, after, `The answer ${status}`, collector)
      if (method !== 'head' && !BODILESS.test(status)) compareContent(before, after, `The answer ${status}`, collector)
    } else if (after) collector.add(`response-${kind}-added`, after, `It may answer ${status} now.`)
    else if (before) collector.add(`response-${kind}-removed`, before, `It no longer answers ${status}.`)
  }
}

function answerFor(answers: Place, status: string): Place | undefined {
  const names = [status, `${status[0]}XX`, `${status[0]}xx`, 'default']
  const name = names.find(one => record(answers.value)[one] !== undefined)
  return name === undefined ? undefined : followed(step(answers, name))
}

function compareOne(before: Place, after: Place, what: string, collector: Collector) {
  if (record(before.value)['description'] !== record(after.value)['description'])
    collector.add('response-words-changed', after, `The description of ${what.toLowerCase()} reads otherwise.`)
  compareHeaders(step(before, 'headers'), step(after, 'headers'), what, collector)
  compareLinks(step(before, 'links'), step(after, 'links'), what, collector)
}

/** RFC 9110, section 6.4.1. */
const BODILESS = /^(1..|20[45]|304)$/i

function compareContent(before: Place, after: Place, what: string, collector: Collector) {
  const [one, other] = [step(before, 'content'), step(after, 'content')]
  const [was, is] = [steps(one).length > 0, steps(other).length > 0]
  if (was && is) compareMedia(one, other, 'response', what, collector)
  else if (is) collector.add('response-body-added', after, `${what} has a body now.`)
  else if (was) collector.add('response-body-removed', after, `${what} no longer has a body.`)
}

function compareHeaders(old: Place, now: Place, what: string, collector: Collector) {
  const [before, after] = [headersOf(old), headersOf(now)]
  for (const [name, header] of before) {
    const other = after.get(name)
    const was = record(header.value)['required'] === true
    if (!other) {
      const rule = was ? 'response-header-removed-required' : 'response-header-removed-optional'
      collector.add(rule, header, `${what} no longer has the header ${name}.`)
      continue
    }
    const is = record(other.value)['required'] === true
    if (was && !is) collector.add('response-header-became-optional', other, `${what} may lack the header ${name} now.`)
    if (is && !was)
      collector.add('response-header-became-required', other, `${what} always has the header ${name} now.`)
    collector.schemas(step(header, 'schema'), step(other, 'schema'), 'response', `The header ${name}`)
  }
  for (const [name, header] of after)
    if (!before.has(name)) collector.add('response-header-added', header, `${what} has the header ${name} now.`)
}

const headersOf = (headers: Place) =>
  new Map(steps(headers).map(([name, header]) => [name.toLowerCase(), followed(header)]))

function compareLinks(old: Place, now: Place, what: string, collector: Collector) {
  const [before, after] = [record(old.value), record(now.value)]
  for (const name of Object.keys(before).filter(name => !(name in after)))
    collector.add('response-link-removed', step(old, name), `${what} no longer links to ${name}.`)
  for (const name of Object.keys(after).filter(name => !(name in before)))
    collector.add('response-link-added', step(now, name), `${what} links to ${name} now.`)
}
