// The figures a company simulates and reckons with, as quotes need them.

import { totalLoss } from '#machines/design/rules.ts'
import { type Areas, DEFAULTS } from '#machines/settings/areas.ts'
import type { Db } from '../db/database.ts'
import { readSetting } from '../settings/store.ts'

export type CompanyFigures = ReturnType<typeof figuresOf>

export async function companyFigures(db: Db): Promise<CompanyFigures> {
  return figuresOf((await readSetting(db, 'simulation')).value)
}

function figuresOf(value: Areas['simulation']) {
  return {
    shares: value.losses,
    losses: totalLoss(value.losses),
    /** Undefined where each inverter has its own. */
    inverter_efficiency: value.catalogue_efficiency ? undefined : value.inverter_efficiency,
    degradation: value.degradation,
    yearly_deviation: value.yearly_deviation,
    uncertainty: value.uncertainty,
  }
}

/**
 * What of them offers and documents follow from. Undefined where they are the product's own, so that what was sent
 * before a company could set any is still current.
 */
export function figuresBeyondDefaults({ losses, inverter_efficiency, degradation }: CompanyFigures) {
  const ours = figuresOf(DEFAULTS.simulation)
  const same =
    losses === ours.losses && inverter_efficiency === ours.inverter_efficiency && degradation === ours.degradation
  return same ? undefined : { losses, inverter_efficiency, degradation }
}
