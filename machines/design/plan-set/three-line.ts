// The three-line diagram by rule: every conductor from the strings to the utility, with the poles that open it.
import type { Schemas } from '#sdk/types.ts'
import { circle, line, type Mark, type Measure, rectangle, textAt, wrap } from './sheet.ts'
import { number } from './sizes.ts'

type Plan = Schemas['ElectricalPlan']
const WIRES = ['L1', 'L2', 'N', 'G'] as const
const EVERY = 24
const amps = (value: number | null) => (value === null ? '– A' : `${number(value)} A`)

/** `poles`: conductors that this device opens. */
type Device = {
  readonly title: string
  readonly note: string
  readonly poles: readonly (typeof WIRES)[number][]
  readonly circuit?: string | undefined
}

export function drawThreeLine(plan: Plan, width: number, measure: Measure): { marks: Mark[]; height: number } {
  const marks: Mark[] = []
  const { circuits, units, strings, choices, kind } = plan
  const combined = circuits.find(one => one.kind === 'combined')
  const sources = circuits.filter(one => one.kind === (kind === 'micro' ? 'branch' : 'inverter'))
  const output = combined ?? sources[0]
  const tap = plan.connection === 'supply_side'
  const devices: Device[] = [
    {
      title: 'AC disconnect',
      note: tap ? `Fused ${amps(output?.device_a ?? null)}` : 'Lockable',
      poles: ['L1', 'L2'],
      circuit: output?.tag,
    },
    ...(tap
      ? []
      : [{ title: 'PV breaker', note: `${amps(output?.device_a ?? null)}, 2-pole`, poles: ['L1', 'L2'] as const }]),
    {
      title: tap ? 'Supply-side connection' : 'Main breaker',
      note: tap ? 'Before the main' : amps(choices.main_a),
      poles: tap ? [] : ['L1', 'L2'],
    },
    { title: 'Utility meter', note: `Service ${amps(choices.service_a)}`, poles: [] },
  ]
  const lanes = sources.slice(0, 4)
  const dc_width = kind === 'micro' ? 120 : 200
  const left = Math.min(dc_width, width * 0.3)
  const column = (width - left - 110) / devices.length
  let y = 0
  const joint = (index: number) => left + 46 + index * 7
  const blade = (x: number, at: number) =>
    marks.push(
      rectangle({ x: x - 14, y: at - 5, width: 28, height: 10 }, { width: 1, fill: '#ffffff' }),
      line([x - 9, at], [x + 9, at - 4], { width: 1 }),
    )
  const text = (words: string, x: number, top: number, room: number, bold = false) => {
    for (const [index, part] of wrap(words, room, measure, { face: bold ? 'bold' : 'regular' }).entries())
      marks.push(textAt(part, [x, top + index * 12], measure, { face: bold ? 'bold' : 'regular' }, 'middle'))
  }
  for (const lane of lanes) {
    const unit = units.find(({ tag }) => lane.serves.split(', ').includes(tag)) ?? units[0]
    const own = strings.filter(
      one => units[one.unit]?.tag === unit?.tag && (kind !== 'micro' || one.tag === lane.serves),
    )
    const height = 4 * EVERY
    const box = { x: left - 96, y, width: 90, height }
    marks.push(rectangle(box, { width: 1.25, fill: '#ffffff' }))
    text(kind === 'micro' ? lane.serves : (unit?.tag ?? ''), box.x + 45, y + 16, 84, true)
    text(kind === 'micro' ? `${own[0]?.units ?? 0} units` : amps(unit?.output_a ?? null), box.x + 45, y + 34, 84)
    text(lane.tag, box.x + 45, y + 60, 84)
    if (kind !== 'micro')
      for (const [index, { tag }] of own.slice(0, 3).entries()) {
        const at = y + 14 + index * 28
        marks.push(
          line([34, at], [box.x, at], { width: 1.1 }),
          line([34, at + 10], [box.x, at + 10], { width: 1.1, dash: [4, 2] }),
        )
        marks.push(
          textAt(tag, [0, at + 8], measure, { face: 'bold' }),
          textAt('+', [26, at + 3], measure),
          textAt('–', [26, at + 13], measure),
        )
      }
    for (const [index, wire] of WIRES.entries()) {
      const at = y + 14 + index * EVERY
      marks.push(
        line([left - 6, at], [joint(index), at], { width: wire === 'G' ? 0.8 : 1.1, dash: wire === 'G' ? [6, 2] : [] }),
      )
      if (combined && (wire === 'L1' || wire === 'L2')) blade(left + 24, at)
    }
    y += height + 14
  }
  if (combined) {
    marks.push(rectangle({ x: left + 4, y: 2, width: 72, height: y - 16 }, { width: 0.6, dash: [3, 2] }))
    text('AC combiner', left + 40, y + 2, 90, true)
    if (sources.length > lanes.length) text(`${sources.length - lanes.length} more alike`, left - 51, y + 2, 100)
  }
  const base = 0
  for (const [index, wire] of WIRES.entries()) {
    const at = base + 14 + index * EVERY
    for (const [nth] of lanes.entries()) {
      const from = nth * (4 * EVERY + 14) + at
      if (nth > 0) marks.push(line([joint(index), from], [joint(index), at], { width: 0.8 }))
      if (nth > 0 && nth === lanes.length - 1) marks.push(circle([joint(index), at], 1.6, { fill: '#111111' }))
    }
    marks.push(
      line([joint(index), at], [width - 22, at], { width: wire === 'G' ? 0.8 : 1.1, dash: wire === 'G' ? [6, 2] : [] }),
    )
    marks.push(textAt(wire, [width - 18, at + 3.5], measure, { face: 'bold' }))
  }
  const top = Math.max(y + 16, 4 * EVERY + 14)
  for (const [index, { title, note, poles, circuit }] of devices.entries()) {
    const center = left + 84 + column * (index + 0.5)
    for (const [nth, wire] of WIRES.entries()) {
      const at = base + 14 + nth * EVERY
      if (!poles.includes(wire)) continue
      blade(center, at)
    }
    marks.push(
      rectangle(
        { x: center - column / 2 + 6, y: 2, width: column - 12, height: 4 * EVERY },
        { width: 0.6, dash: [3, 2] },
      ),
    )
    text(title, center, 4 * EVERY + 16, column - 8, true)
    text(
      `${note}${circuit ? `, ${circuit}` : ''}`,
      center,
      4 * EVERY + 16 + 12 * wrap(title, column - 8, measure, { face: 'bold' }).length,
      column - 8,
    )
  }
  return { marks, height: Math.max(top, 4 * EVERY + 70) }
}
