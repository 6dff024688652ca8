// Materials of a plan set with racking parts, as rows of a spreadsheet. What isn't known has no row and is a finding instead.
import type { Schemas } from '#sdk/types.ts'
import type { PlaneRails, Racking } from './rails.ts'
import { feetOf } from './sizes.ts'

export type Material = {
  readonly group: 'modules' | 'inverters' | 'storage' | 'racking' | 'electrical' | 'labels'
  readonly item: string
  readonly quantity: number
  readonly unit: 'each' | 'ft'
  readonly basis: string
}

export function rackingParts(planes: readonly PlaneRails[], racking: Racking, panels: number): Material[] {
  const rails = planes.flatMap(plane => plane.rails)
  const { rail_length_in: length_in } = racking
  const cut = (meters: number) => Math.ceil((feetOf(meters) * 12) / (length_in ?? 1) - 1e-6)
  const pieces = rails.reduce((sum, { length_m }) => sum + cut(length_m), 0)
  const splices = rails.reduce((sum, { length_m }) => sum + Math.max(0, cut(length_m) - 1), 0)
  const total_m = rails.reduce((sum, { length_m }) => sum + length_m, 0)
  const attachments = rails.reduce((sum, rail) => sum + rail.attachments.length, 0)
  const middle = rails.reduce((sum, rail) => sum + rail.panels - 1, 0)
  const of = (item: string, quantity: number, basis: string, unit: Material['unit'] = 'each'): Material => ({
    group: 'racking',
    item,
    quantity,
    unit,
    basis,
  })
  return [
    length_in === null
      ? of(`Rail, ${racking.rail}`, Math.ceil(feetOf(total_m)), 'Length of all rails', 'ft')
      : of(`Rail, ${racking.rail}, ${length_in} in.`, pieces, 'Each rail cut from whole lengths'),
    ...(length_in === null ? [] : [of(`Rail splice, ${racking.rail}`, splices, 'One where two lengths meet')]),
    of(`Attachment, ${racking.attachment}`, attachments, 'Drawn on PV-3'),
    of(
      `Fastener, ${racking.fastener}`,
      attachments * racking.fasteners_each,
      `${racking.fasteners_each} an attachment`,
    ),
    of('Mid clamp', middle, 'One on each rail between panels'),
    of('End clamp', rails.length * 2, 'Two a rail'),
    of(
      'Rail grounding lug',
      planes.reduce((sum, { rows }) => sum + rows, 0),
      'One a row; rails are bonded by listed parts',
    ),
    of('Wire management clip', panels * 4, 'Four a panel'),
  ].filter(({ quantity }) => quantity > 0)
}

/** Conductors, raceway and devices of circuits; lengths only where they are known. */
export function electricalParts({ circuits, kind, strings }: Schemas['ElectricalPlan']): Material[] {
  const of = (item: string, quantity: number, unit: Material['unit'], basis: string): Material => ({
    group: 'electrical',
    item,
    quantity,
    unit,
    basis,
  })
  return circuits
    .flatMap(({ tag, kind: of_circuit, size, grounding, raceway, length_ft, conductors, device_a }) => [
      ...(size && length_ft
        ? [
            of(
              `Conductor ${size} AWG copper, ${of_circuit === 'string' || of_circuit === 'branch' ? 'PV wire or THWN-2' : 'THWN-2'}`,
              Math.ceil(length_ft * (of_circuit === 'combined' || of_circuit === 'inverter' ? 3 : conductors)),
              'ft',
              `Circuit ${tag}`,
            ),
          ]
        : []),
      ...(grounding && length_ft
        ? [of(`Equipment grounding conductor ${grounding} AWG copper`, Math.ceil(length_ft), 'ft', `Circuit ${tag}`)]
        : []),
      ...(raceway && length_ft ? [of(`EMT ${raceway} in.`, Math.ceil(length_ft), 'ft', `Circuit ${tag}`)] : []),
      ...(device_a && of_circuit !== 'string'
        ? [of(`Circuit breaker ${device_a} A, 2-pole`, 1, 'each', `Circuit ${tag}`)]
        : []),
      ...(device_a && of_circuit === 'string'
        ? [of(`PV fuse ${device_a} A`, strings.length, 'each', `Circuit ${tag}`)]
        : []),
    ])
    .concat(
      circuits.length > 0
        ? [of('AC disconnect, lockable', 1, 'each', kind === 'micro' ? 'Branches' : 'Inverters')]
        : [],
    )
}

/** Equal items of a group in one row. */
export function merged(materials: readonly Material[]): Material[] {
  const rows = new Map<string, Material>()
  for (const one of materials) {
    const key = `${one.group} ${one.item} ${one.unit}`
    const before = rows.get(key)
    rows.set(
      key,
      before
        ? {
            ...before,
            quantity: before.quantity + one.quantity,
            basis: `${before.basis}, ${one.basis.replace('Circuit ', '')}`,
          }
        : one,
    )
  }
  return [...rows.values()]
}
