// A company counts a flat share for shade among its losses. Where a plane's shade was reckoned from what stands around it,
// the flat share would count the same shade twice: it is left out there.
import type { Schemas } from '#sdk/types.ts'
import { totalLoss } from '../design/rules.ts'
import type { CompanyFigures } from './company-figures.ts'

type Array = Schemas['RoofArray']
const isDrawn = ({ shading, shading_source }: Array) => shading !== undefined && shading_source === 'drawing'

/** Of one plane; undefined where the losses of all hold. */
export function lossesOf(array: Array, { shares }: Pick<CompanyFigures, 'shares'>): number | undefined {
  return isDrawn(array) ? totalLoss({ ...shares, shading: 0 }) : undefined
}

/** What a simulation assumes of shade, for its reader. */
export function shadeSentences(arrays: readonly Array[], { shares }: Pick<CompanyFigures, 'shares'>): string[] {
  const drawn = arrays.filter(isDrawn)
  const entered = arrays.some(array => array.shading && !isDrawn(array))
  if (drawn.length === 0)
    return [entered ? 'Shade as entered for each plane and month.' : 'No shade: none was entered.']
  const all = drawn.length === arrays.length
  const where = all ? '' : ` of ${drawn.map(({ name }) => name).join(', ')}`
  return [
    `Shade${where} by month, from the obstructions, trees, roofs and horizon of the drawing.`,
    ...(shares.shading > 0
      ? [`The company’s flat loss for shading is left out ${all ? 'for that reason' : 'on these planes'}.`]
      : []),
    ...(all
      ? []
      : [
          entered
            ? 'Shade of the other planes as entered for each month.'
            : 'No shade on the other planes: none was entered.',
        ]),
  ]
}
