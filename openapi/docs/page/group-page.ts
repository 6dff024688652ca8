// A page of operations, with the fields of every named object they use listed once at its end.
import { escaped } from '../../report-parts.ts'
import type { Page } from '../sites.ts'
import { schemaList } from './fields.ts'
import { type Links, paragraphs } from './markdown.ts'
import { codeBlock, operationSection } from './operation.ts'

/** Its content, as markup. */
export function groupPage({ api, title, description, operations }: Page, links: Links): string {
  const names = new Set<string>()
  const drawing = { contract: api.contract, links, name: (name: string) => void names.add(name) }
  const sections = operations.map(operation => operationSection(api, drawing, operation))
  // Rendering one may add further ones, which a set's iteration includes.
  const schemas: string[] = []
  for (const name of names)
    schemas.push(
      `<section class="schema" id="schema-${escaped(name)}"><h3>${escaped(name)}</h3>${schemaList(drawing, { $ref: `#/components/schemas/${name}` })}</section>`,
    )
  return `<div class="intro"><h1>${escaped(title)}</h1>${paragraphs(description, links)}
${api.sdk ? codeBlock('SDK client for the samples on this page', api.sdk.setup) : ''}</div>
${sections.join('\n')}
${schemas.length > 0 ? `<section class="objects"><h2>Objects</h2>${schemas.join('\n')}</section>` : ''}`
}
