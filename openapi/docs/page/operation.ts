// One operation: purpose, callers, input and output, with samples and the console next to them.
import type { Answer, Operation } from '../../contract.ts'
import { texts } from '../../json.ts'
import { escaped } from '../../report-parts.ts'
import { curlSample } from '../samples/curl.ts'
import { sdkSample } from '../samples/sdk.ts'
import type { Api } from '../sites.ts'
import { consoleForm } from './console-form.ts'
import { type Drawing, fieldList, schemaList } from './fields.ts'
import { paragraphs, sentence } from './markdown.ts'
import { refusalsOf } from './refusals.ts'
import { typeOf } from './type-words.ts'

export function operationSection(api: Api, drawing: Drawing, operation: Operation): string {
  const { method, path, id, summary, description, answers } = operation
  const answered = Object.entries(answers).filter(([status]) => status.startsWith('2'))
  return `<section class="operation" id="${escaped(id)}">
<div class="about">
<h2><a href="#${escaped(id)}">${escaped(summary)}</a></h2>
<p class="address">${methodMark(method)} <code>${breakable(api.base + path)}</code></p>
${paragraphs(description, drawing.links)}
${facts(operation)}
${parameterList(drawing, operation)}
${bodies(drawing, operation)}
${answered.map(([status, answer]) => response(drawing, status, answer)).join('')}
${refusals(drawing, operation)}
</div>
<div class="samples">
${codeBlock('curl', curlSample(api, operation))}
${sdk(api, operation)}
${consoleForm(api, operation)}
${answered
  .slice(0, 1)
  .map(([status, answer]) => example(status, answer))
  .join('')}
</div>
</section>`
}

const methodMark = (method: string) => `<span class="method ${method}">${method.toUpperCase()}</span>`

/** An address may break after its marks. */
const breakable = (path: string) => escaped(path).replaceAll(/[/.]/g, '$&<wbr>')

export const codeBlock = (title: string, code: string) =>
  `<figure class="code"><figcaption>${escaped(title)}</figcaption><pre tabindex="0"><code>${escaped(code)}</code></pre></figure>`

const CALLERS: Record<string, string> = {
  public: 'everyone',
  signed_in: 'every signed-in member',
  optional: 'everyone, signed in or not',
  signer: 'the holder of a signing link',
}

function facts({ permission, source }: Operation): string {
  const callers = permission.map(key => CALLERS[key] ?? `<code>${escaped(key)}</code>`)
  const rules = texts([source['x-further-rules'] ?? []].flat())
  const { 'x-body-limit-bytes': bytes } = source
  const rows = [
    ['Who can call it', callers.join(' or ')],
    [
      'Rules beyond the schema',
      rules.map(name => (name === '*' ? 'fields together' : `<code>${escaped(name)}</code>`)).join(', '),
    ],
    [
      'Response',
      source['x-one-time-answer'] === true ? 'contains a secret: returned once, not stored for repeats' : '',
    ],
    ['Fresh sign-in', source['x-step-up'] === true ? 'needed, from the last 15 minutes: `users.ConfirmIdentity`' : ''],
    ['Support acting as a member', escaped(String(source['x-impersonation'] ?? ''))],
    ['Body limit', typeof bytes === 'number' ? `${Math.round(bytes / 1_048_576)} MB` : ''],
  ]
  const shown = rows.filter(([, value]) => value)
  return `<dl class="facts">${shown.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`
}

function parameterList(drawing: Drawing, { parameters }: Operation): string {
  const rows = parameters.map(parameter => ({ ...parameter, note: `in ${parameter.in}` }))
  return rows.length > 0 ? `<h3>Parameters</h3>${fieldList(drawing, rows)}` : ''
}

function bodies(drawing: Drawing, { body }: Operation): string {
  const shown = Object.entries(body?.media ?? {}).map(([type, { schema = {} }]) => part(drawing, 'Body', type, schema))
  return shown.join('')
}

function response(drawing: Drawing, status: string, { description, media }: Answer): string {
  const shown = Object.entries(media).map(([type, { schema = {} }]) => part(drawing, '', type, schema))
  return `<h3>Response <span class="status">${escaped(status)}</span></h3><p>${sentence(description, drawing.links)}</p>${shown.join('')}`
}

/** Fields that have a name of their own are listed once a page, and linked to from here. */
function part(drawing: Drawing, title: string, type: string, schema: Record<string, unknown>): string {
  const kind = type === 'application/json' ? '' : `<span class="place">${escaped(type)}</span>`
  const head = title === '' ? kind && `<p>${kind}</p>` : `<h3>${title} ${kind}</h3>`
  // Request fields are shown here; for a named response the link is enough.
  const isNamed = title === '' && schema['$ref'] !== undefined
  const fields = isNamed ? '' : schemaList(drawing, schema)
  return `${head}${fields || `<p class="type">${typeOf(drawing, schema)}</p>`}`
}

function refusals(drawing: Drawing, operation: Operation): string {
  const found = refusalsOf(operation)
  if (found.length === 0) return ''
  const rows = found.map(
    ({ status, description, codes }) =>
      `<div><dt>${status}</dt><dd>${sentence(description, drawing.links)} ${codes.map(({ code }) => `<code>${escaped(code)}</code>`).join(' ')}</dd></div>`,
  )
  const statuses = [...new Set(found.map(({ status }) => status))].join(', ')
  return `<details class="refusals"><summary>Errors: ${statuses}</summary><dl class="facts">${rows.join('')}</dl></details>`
}

function sdk(api: Api, operation: Operation): string {
  const sample = sdkSample(api, operation)
  return sample === undefined ? '' : codeBlock('TypeScript SDK', sample)
}

const MOST_LINES = 60

function example(status: string, { media }: Answer): string {
  const [kind] = Object.entries(media)
  const [value] = Object.values(kind?.[1].examples ?? {})
  if (!kind || value === undefined) return ''
  const lines = (typeof value === 'string' ? value : JSON.stringify(value, null, 2)).split('\n')
  const rest =
    lines.length > MOST_LINES ? [`… ${lines.length - MOST_LINES} more lines, all of them in openapi.json`] : []
  return codeBlock(`Response ${status}`, [...lines.slice(0, MOST_LINES), ...rest].join('\n'))
}
