const REFERENCE_EFFICIENCY = 0.2
const TRANSMITTANCE_ABSORPTANCE = 0.9
/** Wind at a one-storey roof against the weather mast at 10 m. */
const ROOF_WIND = 0.51

/**
 * Cell temperature, C, by SAM's NOCT model (Gilman et al. 2018, NREL/TP-6A20-67399, section 9.4). poa is plane-of-array
 * irradiance and absorbed its part after reflection, W/m2; wind in m/s at 10 m; noct_c the nominal operating cell
 * temperature of the mounting.
 */
export function cellTemperature(
  poa: number,
  absorbed: number,
  air_c: number,
  wind_m_s: number,
  noct_c: number,
): number {
  if (absorbed <= 0) return air_c
  const converted = REFERENCE_EFFICIENCY / ((TRANSMITTANCE_ABSORPTANCE * absorbed) / poa)
  return air_c + ((poa / 800) * (noct_c - 20) * (1 - converted) * 9.5) / (5.7 + 3.8 * ROOF_WIND * wind_m_s)
}
