// The fields of a signer in the order they are filled in. Pure.
import type { Asked } from '#machines/agreements/signing-facts.ts'
import type { Schemas } from '#sdk/types.ts'
import type { SigningWords } from '../words/sentences.ts'

type Field = Schemas['Field']

const isAsked = (type: Field['type']): type is Asked['type'] =>
  type === 'text' || type === 'checkbox' || type === 'signature' || type === 'initials'

/** In line heights: fields this close are on the same line. */
const SAME_LINE = 0.012

/** As one reads: page by page, line by line, from left to right. */
export const askedOf = (fields: readonly Field[]): Asked[] =>
  fields
    .toSorted((a, b) => a.page - b.page || (Math.abs(a.y - b.y) > SAME_LINE ? a.y - b.y : a.x - b.x))
    .flatMap(({ id, type, page, required, label }) => (isAsked(type) ? [{ id, type, page, required, label }] : []))

/** 'Initials on page 2', or 'Page 2: ' and what the template calls it. */
export const fieldName = (
  { label, type, page }: Pick<Field, 'label' | 'type' | 'page'>,
  words: SigningWords,
): string => {
  if (label.trim()) return words.labelled({ what: label.trim(), page })
  const what = type === 'date' ? words.date_of_signing : type === 'variable' ? '' : words[type]
  return words.on_page({ what, page })
}
