// The fields of a schema as a list: name, type, whether it is required, limits and description; fields of an unnamed object fold out.
import { propertiesOf, requiredOf } from '../../check/shape.ts'
import type { Schema } from '../../contract.ts'
import { record, text } from '../../json.ts'
import { escaped } from '../../report-parts.ts'
import { type Links, sentence } from './markdown.ts'
import { branchesOf, fieldsOf, isCompound, limitsOf, type Naming, nameOf, plain, typeOf } from './type-words.ts'

export type Drawing = Naming & { links: Links }
type Row = { name: string; schema: Schema; required: boolean; description: string; note?: string }

/** Of an object its fields, of anything else what it is. */
export function schemaList(drawing: Drawing, schema: Schema): string {
  const { contract } = drawing
  const shape = plain(contract, schema)
  const branches = branchesOf(shape)
  const own = shape['properties'] || shape['allOf'] ? fieldsOf(contract, shape) : undefined
  const properties = own ? propertiesOf(own) : {}
  const rows = Object.entries(properties).map(([name, part]) => ({
    name,
    schema: part,
    required: own !== undefined && requiredOf(own).includes(name),
    description: descriptionOf(part, plain(contract, part)),
  }))
  return `${fieldList(drawing, rows)}${branches.length > 1 ? alternatives(drawing, branches) : ''}`
}

export function fieldList(drawing: Drawing, rows: Row[]): string {
  if (rows.length === 0) return ''
  return `<ul class="fields">${rows.map(row => `<li>${field(drawing, row)}</li>`).join('')}</ul>`
}

function field(drawing: Drawing, { name, schema, required, description, note }: Row): string {
  const limits = limitsOf(drawing.contract, schema)
  const wanted = required ? ' <span class="required">required</span>' : ''
  const place = note ? ` <span class="place">${note}</span>` : ''
  return [
    `<p class="head"><code class="name">${escaped(name)}</code> <span class="type">${typeOf(drawing, schema)}</span>${place}${wanted}</p>`,
    ...(description ? [`<p>${sentence(description, drawing.links)}</p>`] : []),
    ...(limits.length > 0 ? [`<p class="limits">${limits.join(' · ')}</p>`] : []),
    inner(drawing, schema),
  ].join('')
}

/** Fields of an unnamed object, or of a list's unnamed items. */
function inner(drawing: Drawing, schema: Schema): string {
  const { contract } = drawing
  const [only, ...others] = branchesOf(schema)
  const target = only && others.length === 0 ? only : schema
  if (target['$ref'] !== undefined && isCompound(plain(contract, target))) return ''
  const shape = plain(contract, target)
  if (shape['type'] === 'array') return inner(drawing, record(shape['items']))
  const values = record(shape['additionalProperties'])
  if (shape['properties'] === undefined && Object.keys(values).length > 0) return inner(drawing, values)
  if (!isCompound(shape)) return ''
  const list = schemaList(drawing, shape)
  return list && `<details><summary>Fields</summary>${list}</details>`
}

function alternatives(drawing: Drawing, branches: Schema[]): string {
  const shown = branches.map((branch, at) => {
    const name = branch['$ref'] === undefined ? '' : nameOf(branch)
    const list = name ? '' : schemaList(drawing, branch)
    return `<li><p class="head"><span class="type">${list ? `Option ${at + 1}` : typeOf(drawing, branch)}</span></p>${list}</li>`
  })
  return `<p class="limits">One of:</p><ul class="fields">${shown.join('')}</ul>`
}

const descriptionOf = (part: Schema, shape: Schema) => text(part['description']) || text(shape['description'])
