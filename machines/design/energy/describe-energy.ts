// The assumptions behind a year of bills, in sentences for homeowners.

import { percent } from '#machines/lib/format.ts'
import type { Language } from '#machines/words/language.ts'
import { BATTERY_FADE } from './battery.ts'
import { billWords } from './billing/describe-bills.ts'
import type { Household } from './energy-year.ts'
import { gridUse } from './strategy.ts'
import { words } from './words.ts'

type Told = Pick<Household, 'tariff' | 'battery' | 'told' | 'daylight' | 'peaks_kw'>

export function assumptionsOf(home: Told, language: Language): string[] {
  return [...home.told, ...billWords(home, language), ...batteryWords(home, language)]
}

/** A battery that stays full is described only with the year, not with money. */
function batteryWords({ battery, tariff }: Pick<Household, 'battery' | 'tariff'>, language: Language): string[] {
  if (!battery) return []
  const say = words.in(language)
  const strategy = say.strategy[battery.strategy]
  if (battery.strategy === 'backup') return [strategy]
  const [reserve, lost] = [percent(battery.reserve, 1), percent(1 - battery.round_trip_efficiency, 1)]
  return [
    strategy,
    say.battery.reserve({ reserve, lost }),
    ...gridWords({ battery, tariff }, language),
    say.battery.fade({ fade: percent(BATTERY_FADE, 1) }),
  ]
}

function gridWords(
  { battery, tariff }: { battery: NonNullable<Household['battery']>; tariff: Household['tariff'] },
  language: Language,
): string[] {
  const say = words.in(language).battery
  if (battery.strategy !== 'arbitrage' || !tariff) return [say.never_exports]
  const grid = gridUse(tariff, battery)
  return [
    grid.charge ? say.charges_from_grid : say.charges_from_solar,
    ...(tariff.plan?.demand.length ? [say.shaves_peaks] : []),
    grid.export ? say.exports : say.never_exports,
    say.foresight,
  ]
}
