// The control page: forced responses, the last calls, and every operation with its possible responses.
import type { Operation } from '#openapi/contract.ts'
import { readCharts } from '#openapi/docs/page/charts.ts'
import { escaped } from '#openapi/report-parts.ts'
import { pageAnswer } from '../control-page.ts'
import { type Api, addressOf } from './apis.ts'
import type { Call, Desk, Order } from './desk.ts'
import { FAULTS } from './misbehave.ts'
import { namesOf, statusOf } from './prefer.ts'

const STYLE = `
.op { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: space-between; padding: .5rem 0; border-bottom: 1px solid var(--line) }
.op > div { flex: 1 1 20rem; min-width: 0 } .op span, td span { color: var(--faint); font-size: .9em } .op > div span { display: block }
.op form { flex: 0 1 auto; max-width: 100% }
.op select { width: 15rem } .op button, .op select { padding: .2rem .6rem; font-size: .9em }
@media (pointer: fine) { .op button, .op select { min-height: 2.1rem } }
summary { cursor: pointer; padding: .5rem 0; font-weight: 600; min-height: 2.75rem } summary span { color: var(--faint); font-weight: 400 }
h3 { margin: 2rem 0 .5rem } details { padding-left: .25rem } nav { display: flex; gap: 1rem; flex-wrap: wrap }
.all { margin-top: .75rem } a { color: inherit }
`

export function operationsPage(apis: Api[], desk: Desk, search: string): Response {
  const count = apis.reduce((sum, { contract }) => sum + contract.operations.length, 0)
  const charts = readCharts().length > 0 && apis.some(({ name }) => name === 'product')
  const main = `<h1>Mocks</h1>
${charts ? '<p><a href="/mocks/charts">Charts</a> show which flows take which transition, and how the last replay went.</p>' : ''}
<p>${count} operations answer what their contracts’ examples say, without a memory. What is forced here comes at the next call, whatever that sends; a header asks for the same: <code>Prefer: code=409, example=stale</code>.</p>
<h2>Forced</h2>${forced(desk.orders())}
<h2>Last calls</h2>${lastCalls(desk.calls())}
<h2>Operations</h2>
<form method="get" action="/mocks" role="search"><label>Search <input type="search" name="search" value="${escaped(search)}"></label><button>Search</button></form>
${apis.map(api => sectionOf(api, search)).join('')}${found(apis, search) ? '' : `<p>No operation has “${escaped(search)}” in its address or summary. <a href="/mocks">Show all</a></p>`}
<p>The same for a script: <code>GET /mocks/operations</code>, <code>POST /mocks/next {"operation": "/v3/projects.Get", "code": 404, "example": "project", "times": 1}</code>, <code>DELETE /mocks/next</code>. <code>"fault"</code> in place of the code answers ${FAULTS.join(', ')}.</p>`
  return pageAnswer({ title: 'Mocks', main, style: STYLE })
}

function forced(orders: Order[]): string {
  if (orders.length === 0) return '<p>Nothing. Every call is answered as its request deserves.</p>'
  const rows = orders.map(({ api, operation, code, example, fault, left }) => {
    const name = nameOf(api, operation)
    const times = left === 'always' ? 'every call until taken back' : left === 1 ? 'the next call' : `${left} calls`
    return `<div class="op"><div><code>${escaped(name)}</code><span>${escaped([code, example, fault].filter(Boolean).join(' '))}, ${times}</span></div><form method="post" action="/mocks/next/clear?${escaped(String(new URLSearchParams({ operation: name })))}"><button aria-label="Take back ${escaped(name)}">Take back</button></form></div>`
  })
  return `${rows.join('')}<form method="post" action="/mocks/next/clear" class="all"><button>Take all back</button></form>`
}

function lastCalls(calls: Call[]): string {
  if (calls.length === 0) return '<p>None yet.</p>'
  const rows = calls
    .slice(0, 20)
    .map(
      ({ at, method, address, status, forced, violations }) =>
        `<tr><td>${at.slice(11, 19)}</td><td><code>${escaped(`${method} ${address}`)}</code></td><td>${status}${forced ? ' <span>forced</span>' : ''}</td><td>${violations.map(({ message }) => escaped(message)).join('<br>')}</td></tr>`,
    )
  return `<div class="wide" tabindex="0" role="region" aria-label="Last calls"><table><thead><tr><th scope="col">Time, UTC</th><th scope="col">Call</th><th scope="col">Answer</th><th scope="col">What the request broke</th></tr></thead><tbody>${rows.join('')}</tbody></table></div><p><a href="/mocks">Look again</a></p>`
}

const nameOf = (api: Api, operation: Operation) => `${operation.method.toUpperCase()} ${addressOf(api, operation)}`
const matches = (api: Api, operation: Operation, search: string) =>
  `${nameOf(api, operation)} ${operation.summary}`.toLowerCase().includes(search.trim().toLowerCase())
const found = (apis: Api[], search: string) =>
  apis.some(api => api.contract.operations.some(operation => matches(api, operation, search)))

function sectionOf(api: Api, search: string): string {
  const shown = api.contract.operations.filter(operation => matches(api, operation, search))
  if (shown.length === 0) return ''
  const tags = [...new Set(shown.map(({ tags }) => tags[0] ?? ''))]
  const open = search.trim() === '' ? '' : ' open'
  const groups = tags.map(tag => {
    const operations = shown.filter(({ tags }) => (tags[0] ?? '') === tag)
    return `<details${open}><summary>${escaped(tag || 'operations')} <span>${operations.length}</span></summary>${operations.map(operation => rowOf(api, operation, search)).join('')}</details>`
  })
  return `<section><h3>${escaped(api.contract.title)}</h3>${groups.join('')}</section>`
}

function rowOf(api: Api, operation: Operation, search: string): string {
  const name = escaped(nameOf(api, operation))
  const answers = Object.entries(operation.answers).flatMap(([code, answer]) => {
    const names = namesOf(answer)
    return names.length > 0 ? names.map(example => `${statusOf(code)} ${example}`) : [String(statusOf(code))]
  })
  const options = [...answers, ...FAULTS]
  return `<div class="op"><div><code>${name}</code><span>${escaped(operation.summary)}</span></div><form method="post" action="/mocks/next"><input type="hidden" name="operation" value="${name}"><input type="hidden" name="search" value="${escaped(search)}"><select name="answer" aria-label="Answer of ${name}">${options.map(option => `<option>${escaped(option)}</option>`).join('')}</select><button name="times" value="1" aria-label="Force at the next call of ${name}">Next call</button><button name="times" value="always" aria-label="Force at every call of ${name}">Every call</button></form></div>`
}
