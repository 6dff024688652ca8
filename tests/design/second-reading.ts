// The rules of the code read a second time, written against the tables without the product's functions: what a circuit and a
// connection must be. Compared with the product over random designs.

const WIRES = ['14', '12', '10', '8', '6', '4', '3', '2', '1', '1/0', '2/0', '3/0', '4/0']
const AT_60 = [15, 20, 30, 40, 55, 70, 85, 95, 110, 125, 145, 165, 195]
const AT_75 = [20, 25, 35, 50, 65, 85, 100, 115, 130, 150, 175, 200, 230]
const AT_90 = [25, 30, 40, 55, 75, 95, 115, 130, 145, 170, 195, 225, 260]
/** 90 °C insulation in steps of 5 °C from 26-30 °C. */
const HOT_90 = [1, 0.96, 0.91, 0.87, 0.82, 0.76, 0.71, 0.65, 0.58, 0.5, 0.41, 0.29]
const BREAKERS = [
  15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600,
]
const INSULATED = [0.0097, 0.0133, 0.0211, 0.0366, 0.0507, 0.0824, 0.0973, 0.1158, 0.1562, 0.1855, 0.2223, 0.2679]
const TUBES: [string, number][] = [
  ['1/2', 0.304],
  ['3/4', 0.533],
  ['1', 0.864],
  ['1-1/4', 1.496],
]

export const breakerFor = (amps: number) => BREAKERS.find(size => size > amps - 1e-6) ?? null

function hotFactor(air_c: number): number {
  if (air_c <= 10) return 1.15
  if (air_c <= 15) return 1.12
  if (air_c <= 20) return 1.08
  if (air_c <= 25) return 1.04
  return HOT_90[Math.ceil((air_c - 30) / 5)] ?? (air_c <= 30 ? 1 : 0)
}

function crowd(count: number): number {
  if (count < 4) return 1
  if (count < 7) return 0.8
  if (count < 10) return 0.7
  if (count < 21) return 0.5
  if (count < 31) return 0.45
  return count < 41 ? 0.4 : 0.35
}

/** AWG, or null beyond 4/0. */
export function wireFor(
  maximum: number,
  device: number | null,
  air_c: number,
  count: number,
  terminal: 60 | 75,
  least = '14',
) {
  for (let at = WIRES.indexOf(least); at < WIRES.length; at++) {
    const derated = (AT_90[at] ?? 0) * hotFactor(air_c) * crowd(count)
    const marked = ((terminal === 60 ? AT_60 : AT_75)[at] ?? 0) + 1e-6
    if (derated + 1e-6 < maximum || marked < maximum * 1.25) continue
    if (device !== null) {
      const small = [15, 20, 30][at]
      if (small !== undefined && device > small) continue
      if (device > (breakerFor(Math.min(derated, marked)) ?? 0)) continue
    }
    return WIRES[at] ?? null
  }
  return null
}

export function groundFor(device: number): string | null {
  if (device <= 15) return '14'
  if (device <= 20) return '12'
  if (device <= 60) return '10'
  if (device <= 100) return '8'
  if (device <= 200) return '6'
  if (device <= 300) return '4'
  return device <= 400 ? '3' : null
}

export function tubeFor(size: string, count: number, ground: string): string | null {
  const wire = INSULATED[WIRES.indexOf(size)]
  const bare = INSULATED[WIRES.indexOf(ground)]
  if (wire === undefined || bare === undefined) return null
  const area = wire * count + bare
  const share = count + 1 > 2 ? 0.4 : 0.31
  return TUBES.find(([, inside]) => area <= inside * share + 1e-9)?.[0] ?? null
}

/** A roof's air near a raceway. */
export const roofAir = (air_c: number, height_in: number, edition: string) =>
  height_in < (edition === '2017' || edition === '2020' ? 7 / 8 : 3 / 4) ? air_c + 33 : air_c

type House = {
  bus: number
  main: number
  center: boolean
  service: number
  loads: number[]
  opposite: boolean
  taps: boolean
}

/** Which ways to connect are allowed, of those whose facts are known. */
export function waysFor(
  amps: number,
  own: number[],
  { bus, main, center, service, loads, opposite, taps }: House,
): string[] {
  const counted = amps + amps / 4
  const ways: string[] = []
  const room = (limit: number) => counted + main <= limit + 1e-6
  if (room(bus)) ways.push('bus_100')
  if (!center && opposite && room((bus * 6) / 5)) ways.push('bus_120')
  if (main <= bus && [...loads, ...own].reduce((sum, one) => sum + one, 0) <= bus) ways.push('bus_sum')
  if (center && room((bus * 6) / 5)) ways.push('bus_center')
  if (taps && amps <= service + 1e-6) ways.push('supply_side')
  return ways
}
