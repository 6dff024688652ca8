// A proposal's sentences about net metering and the rate behind its bills, in the homeowner's language.
import { dayIn } from '#machines/lib/day-in.ts'
import { dayWords } from '#machines/lib/format.ts'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { yearsOf } from './average-rate.ts'
import { netMeteringLine, rateLine } from './tariff-lines.ts'
import { words } from './words.ts'

type Sentences = NonNullable<Schemas['ProposalFigures']['tariff']>
type Standing = Pick<Schemas['TariffBasis'], 'net_metering' | 'rate'>

export function tariffSentences(
  tariff: Schemas['Tariff'],
  standing: Standing,
  company: { name: string; timezone: string },
  language: Language,
): Sentences {
  const say = words.in(language).standing
  const { net_metering = { kind: 'full_retail' }, ...rate } = tariff
  const lines = { net_metering: netMeteringLine(net_metering, language), rate: rateLine(rate, language) }
  return (['net_metering', 'rate'] as const).map(part => {
    const { state, confirmed_at, average } = standing[part]
    const day = confirmed_at && dayWords(dayIn(company.timezone, new Date(confirmed_at)))
    const line = lines[part]
    return {
      part,
      state,
      sentence: day
        ? say.confirmed({ line, company: company.name, day })
        : average
          ? say.average({ line, ...yearsOf(average) })
          : say.assumed({ line }),
    }
  })
}
