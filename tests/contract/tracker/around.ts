// Wraps the correct tracker with a fault: changes one operation's requests or answers.
import type { CheckName } from '#openapi/check/report/report.ts'
import type { Answering, Tracker } from './backend.ts'

export type TrackerDrift = { check: CheckName; sentence: string; around: (tracker: Tracker) => Answering }
export type Json = Record<string, unknown>

/** The successes of one operation made again. */
export const changing =
  (id: string, change: (text: string, answer: Response, request: Request) => Response | Promise<Response>) =>
  ({ fetch, isFor }: Tracker): Answering =>
  async request => {
    const answer = await fetch(request.clone())
    return isFor(id, request) && answer.ok ? change(await answer.text(), answer, request) : answer
  }

/** Replaces requests to one operation if they match. */
export const sending =
  (id: string, change: (request: Request, body: string, tracker: Tracker) => Request | Response) =>
  (tracker: Tracker): Answering =>
  async request => {
    if (!tracker.isFor(id, request)) return tracker.fetch(request)
    const changed = change(request, await request.clone().text(), tracker)
    return changed instanceof Request ? tracker.fetch(changed) : changed
  }

export const as = (answer: Response, text: string, status = answer.status, headers = answer.headers) =>
  new Response(text, { status, headers })
export const own = (request: Request) => request.headers.get('authorization') === 'Bearer first'
export const withBody = (request: Request, body: string) =>
  new Request(request.url, { method: request.method, headers: request.headers, body })
export const byFirst = (request: Request) => {
  const headers = new Headers(request.headers)
  headers.set('authorization', 'Bearer first')
  return new Request(request, { headers })
}

/** An object, where the text is one. */
export function named(text: string): Json | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return json !== null && typeof json === 'object' && !Array.isArray(json) ? { ...json } : undefined
  } catch {
    return undefined
  }
}

/** The list that an answer shows, however it is wrapped, made again. */
export function answeringAs(answer: Response, text: string, change: (rows: unknown[]) => unknown[]): Response {
  const json: unknown = JSON.parse(text)
  const made = Array.isArray(json)
    ? change(json)
    : Object.fromEntries(
        Object.entries(Object(json)).map(([name, one]) => [name, Array.isArray(one) ? change(one) : one]),
      )
  return as(answer, JSON.stringify(made))
}
