// Damaged or edited rate files of OpenEI and export prices.
import { exportText } from '#tests/design/energy/export-file.ts'
import { matrix } from '#tests/design/energy/plans.ts'
import { asFile, changed, flipped } from './changes.ts'
import { type Draw, drawBy } from './draw.ts'

const evenings = matrix((month, hour) => (month > 4 && month < 9 && hour > 15 && hour < 20 ? 1 : 0))
const RATE = {
  name: 'Evenings',
  utility: 'Example Light & Power',
  sector: 'Residential',
  startdate: '2024-01-01T00:00:00Z',
  enddate: 1_893_456_000,
  fixedchargefirstmeter: 12,
  fixedchargeunits: '$/month',
  mincharge: 5,
  minchargeunits: '$/month',
  energyratestructure: [
    [{ rate: 0.1, adj: 0.02, unit: 'kWh' }],
    [
      { rate: 0.3, max: 100, unit: 'kWh' },
      { rate: 0.4, unit: 'kWh' },
    ],
  ],
  energyweekdayschedule: evenings,
  energyweekendschedule: matrix(() => 0),
  fueladjustmentsmonthly: Array.from({ length: 12 }, (_, month) => month / 1000),
  demandratestructure: [[{ rate: 0 }], [{ rate: 8.4 }]],
  demandweekdayschedule: evenings,
  demandweekendschedule: matrix(() => 0),
  flatdemandstructure: [[{ rate: 2 }]],
  flatdemandmonths: new Array(12).fill(0),
  coincidentratestructure: [[{ rate: 1 }]],
}

type Node = { [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const VALUES = [null, -1, 0, 1e308, '0.1', 'high', [], {}, true, 12, '2030-01-01', 99_999_999_999] as const

/** Leaves out, renames or replaces a value somewhere in it. */
function edit(root: Node, draw: Draw) {
  let node = root
  for (;;) {
    const key = draw.of(Object.keys(node))
    const child = node[key]
    if (isNode(child) && Object.keys(child).length > 0 && draw.below(4) > 0) {
      node = child
      continue
    }
    const how = draw.below(3)
    if (how > 0) Reflect.deleteProperty(node, key)
    if (how === 1) node[`${key}_old`] = child
    if (how === 0) node[key] = draw.of(VALUES)
    return
  }
}

export function rateFile(seed: number): { kind: 'rates' | 'exports'; bytes: Uint8Array } {
  const draw = drawBy(seed)
  if (draw.below(4) === 0)
    return { kind: 'exports', bytes: flipped(asFile(changed(exportText(['NBT26'], [2026]), draw), draw), draw) }
  const rate: Node = structuredClone(RATE)
  for (let edits = draw.below(4); edits > 0 && Object.keys(rate).length > 0; edits--) edit(rate, draw)
  const text = JSON.stringify(draw.of([rate, [rate], { items: [rate, RATE] }]))
  return { kind: 'rates', bytes: flipped(Buffer.from(draw.below(3) ? text : changed(text, draw, 1)), draw) }
}
