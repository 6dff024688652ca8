// A field and its position in words, shown and for screen readers. Pure.
import type { Schemas } from '#sdk/types.ts'
import { FIELD_NAMES, ROLE_NAMES, variableName } from '../../field-words.ts'
import { POINTS_PER_INCH, type Size } from '../pages/geometry.ts'
import type { Field } from './field-edits.ts'
import { words } from './words.ts'

export type Unit = 'in' | 'pt'

/** A fraction of a page's side in a unit, as it is shown. */
export const lengthIn = (share: number, side_pt: number, unit: Unit): number => {
  const points = share * side_pt
  return unit === 'pt' ? Math.round(points * 10) / 10 : Math.round((points / POINTS_PER_INCH) * 100) / 100
}
export const shareOf = (length: number, side_pt: number, unit: Unit) =>
  (unit === 'pt' ? length : length * POINTS_PER_INCH) / side_pt

type Named = Pick<Schemas['AgreementVariable'], 'name' | 'label' | 'group'>

export function nameOf(field: Field, variables: readonly Named[]): string {
  if (field.type !== 'variable') return FIELD_NAMES[field.type]
  const variable = variables.find(({ name }) => name === field.variable)
  return variable ? variableName(variable) : words.no_value_chosen
}

/** 'Signature (Homeowner)' */
export const fieldWords = (field: Field, variables: readonly Named[]): string =>
  field.type === 'variable'
    ? nameOf(field, variables)
    : words.field_of_role({ field: FIELD_NAMES[field.type], role: ROLE_NAMES[field.signer_role] })

/** 'page 2, 3.1 inches from left, 9.2 inches from top' */
export const placeWords = (field: Field, size: Size, unit: Unit): string =>
  [
    words.page_page({ page: field.page }),
    words.distance_from_left({ length: round(lengthIn(field.x, size.width, unit)), unit }),
    words.distance_from_top({ length: round(lengthIn(field.y, size.height, unit)), unit }),
  ].join(', ')
const round = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 })
