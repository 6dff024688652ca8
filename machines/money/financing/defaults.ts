/** Defaults for companies without settings. Every screen and document can print them next to its figures. */
export const ASSUMPTIONS = {
  analysis_years: 25,
  /** EIA: 2.85 % a year over 25 years for US households, faster lately. */
  utility_escalation: 0.03,
  /** SAM default for modules. */
  degradation: 0.005,
  /** Upkeep of an owned system: NREL SAM, residential, $29 per kW DC and year, rising with 2.5 % inflation. */
  o_and_m_usd_per_kw_year: 29,
  inflation: 0.025,
  discount_rate: 0.06,
} as const

export type Assumptions = { [name in keyof typeof ASSUMPTIONS]: number }

/** Solar loans re-amortise once, by this payment, when the homeowner pays a tax credit in. */
export const PAYDOWN_MONTH = 18
