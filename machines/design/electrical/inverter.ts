// The efficiency curve of PVWatts version 5 (Dobos 2014, NREL/TP-6A20-62641, section 10).

const REFERENCE_EFFICIENCY = 0.9637

/** AC kW of DC kW on an inverter of so many AC kW before it clips; zero where its own use exceeds what comes in. */
export function invert(dc_kw: number, ac_rating_kw: number, efficiency: number): number {
  if (dc_kw <= 0) return 0
  const load = (dc_kw * efficiency) / ac_rating_kw
  const share = (efficiency / REFERENCE_EFFICIENCY) * (-0.0162 * load - 0.0059 / load + 0.9858)
  return Math.max(0, share * dc_kw)
}
