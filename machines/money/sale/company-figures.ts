// The figures a company simulates and calculates with, as quotes need them.

import { type Areas, DEFAULTS } from '#machines/company/settings-areas.ts'
import { steadyLoss, totalLoss } from '#machines/design/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Design } from './sale.ts'

export type CompanyFigures = ReturnType<typeof companyFigures> & {
  /** Soiling by month; `losses` are then those of all months alike. */
  readonly monthly_soiling?: Schemas['MonthlySoiling'] | undefined
  /** Snow and ground of the design's place; `losses` are without flat snow where there is snow by month. */
  readonly conditions?: Schemas['SiteConditions'] | undefined
  /** True if the losses are a design's own. */
  readonly of_design?: true
}

/** A design's own losses override the company's. */
export function figuresFor(
  { losses: own, conditions }: Pick<Design, 'losses' | 'conditions'>,
  company: CompanyFigures,
): CompanyFigures {
  if (!own && !conditions) return company
  const { shares, monthly_soiling } = own ?? company
  return {
    ...company,
    shares,
    monthly_soiling,
    losses: steadyLoss(shares, { monthly_soiling, snow: conditions?.snow }),
    ...(conditions ? { conditions } : {}),
    ...(own ? { of_design: true } : {}),
  }
}

export function companyFigures(value: Areas['simulation']) {
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
 * The values offers and documents depend on. Undefined if they are the defaults, so that documents from before the
 * settings existed are still current.
 */
export function figuresBeyondDefaults(figures: CompanyFigures) {
  const { shares } = figures
  const totals = totalsBeyondDefaults(figures)
  const usual = Object.entries(DEFAULTS.simulation.losses).every(([name, share]) =>
    Object.entries(shares).some(([of, own]) => of === name && own === share),
  )
  return totals || !usual ? { ...totalsOf(figures), shares } : undefined
}

/** The form stored before losses were itemized: only their total. */
export function totalsBeyondDefaults(figures: CompanyFigures) {
  const ours = companyFigures(DEFAULTS.simulation)
  const { losses, inverter_efficiency, degradation, monthly_soiling } = figures
  const same =
    !monthly_soiling &&
    losses === ours.losses &&
    inverter_efficiency === ours.inverter_efficiency &&
    degradation === ours.degradation
  return same ? undefined : totalsOf(figures)
}

const totalsOf = ({ losses, inverter_efficiency, degradation, monthly_soiling }: CompanyFigures) => ({
  losses,
  inverter_efficiency,
  degradation,
  monthly_soiling,
})
