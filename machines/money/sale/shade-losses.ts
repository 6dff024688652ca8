// A company's losses include a flat share for shade. Where a plane's shade was calculated from its surroundings, the flat share would
// count it twice, so it is left out.

import { steadyLoss } from '#machines/design/rules.ts'
import { scenePlanes } from '#machines/design/shade/shade-scene.ts'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { CompanyFigures } from './company-figures.ts'
import { words } from './describe/words.ts'

type Array = Schemas['RoofArray']
const isDrawn = ({ shading, shading_source }: Array) => shading !== undefined && shading_source === 'drawing'

/** The losses of one plane; undefined if those of all planes apply. */
export function lossesOf(
  array: Array,
  { shares, monthly_soiling, conditions }: Pick<CompanyFigures, 'shares' | 'monthly_soiling' | 'conditions'>,
): number | undefined {
  return isDrawn(array) ? steadyLoss({ ...shares, shading: 0 }, { monthly_soiling, snow: conditions?.snow }) : undefined
}

/** A simulation's assumptions about shade, for the reader. */
export function shadeSentences(
  { arrays, scene }: { readonly arrays: readonly Array[]; readonly scene: Schemas['ShadeScene'] | null },
  { shares, of_design }: Pick<CompanyFigures, 'shares' | 'of_design'>,
  language: Language = 'en',
): string[] {
  const say = words.in(language)
  const drawn = arrays.filter(isDrawn)
  const entered = arrays.some(array => array.shading && !isDrawn(array))
  if (drawn.length === 0) return [entered ? say.shade_entered : say.shade_none]
  const all = drawn.length === arrays.length
  const where = all ? 'all' : 'some'
  const is_hourly = scenePlanes(arrays, scene).every((plane, index) => {
    const array = arrays[index]
    return plane !== undefined || !array || !isDrawn(array)
  })
  return [
    say.shade_drawn({
      where,
      names: drawn.map(({ name }) => name).join(', '),
      step: is_hourly ? 'hour' : 'month',
    }),
    ...(is_hourly ? [say.shade_mismatch] : []),
    ...(shares.shading > 0 ? [say.flat_shade_left_out({ whose: of_design ? 'design' : 'company', where })] : []),
    ...(all ? [] : [entered ? say.other_shade_entered : say.other_shade_none]),
  ]
}
