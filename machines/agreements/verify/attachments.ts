// The files attached to a PDF under one name. Pure.
import { catalogOf, follow, objectOf, type PdfFile, type PdfObject } from './pdf-file.ts'
import { entry, type PdfValue, textOf } from './pdf-values.ts'

const DEEPEST = 10

/** There should be one at most; several are for the caller to judge. */
export function attachmentsOf(file: PdfFile, name: string): PdfObject[] {
  const named: PdfValue[] = []
  const collect = (node: PdfValue | undefined, depth = 0) => {
    const names = follow(file, node, 'Names')
    if (names?.kind === 'array')
      named.push(...names.items.map(one => (one.kind === 'ref' ? (follow(file, one) ?? one) : one)))
    const kids = follow(file, node, 'Kids')
    if (kids?.kind === 'array' && depth < DEEPEST) for (const kid of kids.items) collect(kid, depth + 1)
  }
  collect(follow(file, catalogOf(file), 'Names', 'EmbeddedFiles'))
  return named
    .filter(one => (textOf(entry(one, 'UF')) ?? textOf(entry(one, 'F'))) === name)
    .map(one => objectOf(file, entry(follow(file, one, 'EF'), 'F')))
    .filter(one => one !== undefined)
}
