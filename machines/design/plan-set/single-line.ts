// The single-line diagram by rule: sources one below the other, their outputs joined, then the way to the utility, with storage and loads
// below the main panel. The plan set prints it, and the electrical part of the design shows it.
import type { Schemas } from '#sdk/types.ts'
import { circle, LEADING, line, type Mark, type Measure, type Pt, path, rectangle, textAt, wrap } from './sheet.ts'
import { number } from './sizes.ts'
import { words } from './words.ts'

type Plan = Schemas['ElectricalPlan']
type Node = { readonly title: string; readonly lines: readonly string[] }
/** A circuit's tag is on the line into its node; `out`: of a source, on the line out of it. */
type Step = Node & { readonly circuit?: string | undefined; readonly out?: string | undefined }
type Diagram = {
  readonly sources: readonly (readonly Step[])[]
  readonly trunk: readonly Step[]
  /** Position in the trunk that the nodes below hang on. */
  readonly panel: number
  readonly below: readonly Step[]
}
type LineFacts = {
  readonly panel_of: (plane: number) => string
  readonly battery_of: (tag: string) => string
  readonly backup: Schemas['PlanSetFacts']['backup']
  readonly phases?: boolean
}

const amps = (value: number | null) => (value === null ? '– A' : `${number(value)} A`)

export function diagramOf(plan: Plan, facts: LineFacts): Diagram {
  const { circuits, units, strings, choices, connection, kind } = plan
  const combined = circuits.find(one => one.kind === 'combined')
  const output = combined ?? circuits.find(one => one.kind === 'inverter' || one.kind === 'branch')
  const circuitOf = (kinds: readonly string[], tag: string) =>
    circuits.find(one => kinds.includes(one.kind) && one.serves.split(', ').includes(tag))
  const panels = (runs: readonly Schemas['StringRun'][]) =>
    [...new Set(runs.map(({ plane }) => facts.panel_of(plane)))].join(', ')
  const sources: Step[][] =
    kind === 'micro'
      ? grouped(strings).map(({ of, first }) => [
          {
            title: rangeOf(of.map(({ tag }) => tag)) ?? '',
            out: rangeOf(of.flatMap(({ tag }) => circuitOf(['branch'], tag)?.tag ?? [])),
            lines: [
              words.sld.panels({ count: first.modules, model: panels(first.runs) }),
              words.sld.microinverters({ count: first.units, model: modelOf(units[first.unit]) }),
            ],
          },
        ])
      : units.map((unit, index): Step[] => {
          const own = strings.filter(one => one.unit === index)
          const dc = circuitOf(['string'], own[0]?.tag ?? '')
          return [
            {
              title: words.sld.array,
              lines: [
                ...own.map(({ tag, modules, input }) => words.sld.string({ tag, modules, input: input + 1 })),
                panels(own.flatMap(({ runs }) => runs)),
                ...(kind === 'optimizer' ? [words.sld.optimizers] : []),
              ],
            },
            {
              title: words.sld.dc_disconnect,
              lines: [
                words.sld.in_inverter,
                choices.module_shutdown === true || kind === 'optimizer' ? words.sld.shutdown : '',
              ].filter(Boolean),
              circuit: dc?.tag,
            },
            {
              title: unit.tag,
              lines: [modelOf(unit), words.sld.output({ amps: amps(unit.output_a) })],
              out: circuitOf(['inverter'], unit.tag)?.tag,
            },
          ]
        })
  const tap = connection === 'supply_side'
  const panel: Step = {
    title: words.sld.main_panel,
    lines: [
      words.sld.bus({ bus: amps(choices.busbar_a), main: amps(choices.main_a) }),
      ...(tap || !connection ? [] : [words.sld.breaker({ amps: amps(output?.device_a ?? null) })]),
      connection ? words.options[connection] : words.sld.no_connection,
      ...plan.options
        .filter(one => one.option === connection)
        .flatMap(({ article }) => (article ? [`NEC ${article}`] : [])),
    ],
  }
  const meter: Step = { title: words.sld.meter, lines: [words.sld.service({ amps: amps(choices.service_a) })] }
  const disconnect: Step = {
    title: words.sld.ac_disconnect,
    lines: [tap ? words.sld.fused({ amps: amps(output?.device_a ?? null) }) : words.sld.lockable, words.sld.initiator],
    circuit: combined?.tag,
  }
  const feeders =
    kind === 'micro' ? circuits.filter(one => one.kind === 'branch') : circuits.filter(one => one.kind === 'inverter')
  const combiner: Step[] = combined
    ? [
        {
          title: words.sld.combiner,
          lines: [words.sld.devices({ list: feeders.map(({ device_a }) => amps(device_a)).join(', ') })],
        },
      ]
    : []
  const transfer: Step[] =
    facts.backup === 'whole' ? [{ title: words.sld.transfer, lines: [words.sld.whole_home] }] : []
  const supply: Step = { title: words.sld.tap, lines: [words.sld.before_main] }
  const trunk = tap
    ? [...combiner, disconnect, supply, ...transfer, meter]
    : [...combiner, disconnect, panel, ...transfer, meter]
  const below: Step[] = [
    ...(tap ? [panel] : []),
    ...circuits
      .filter(one => one.kind === 'storage')
      .map(
        (one): Step => ({
          title: words.sld.storage,
          lines: [
            `${one.serves} ${facts.battery_of(one.serves.split(' ')[0] ?? '')}`,
            words.sld.breaker({ amps: amps(one.device_a) }),
            words.sld.storage_disconnect,
          ],
          circuit: one.tag,
        }),
      ),
    ...(facts.backup === 'partial'
      ? [{ title: words.sld.backup_panel, lines: [words.sld.transfer, words.sld.partial] }]
      : []),
    ...(choices.existing_sources_a ? [{ title: words.sld.existing, lines: [amps(choices.existing_sources_a)] }] : []),
    ...(choices.ev_charger_a ? [{ title: words.sld.ev_charger, lines: [amps(choices.ev_charger_a)] }] : []),
    ...(choices.generator === true ? [{ title: words.sld.generator, lines: [words.sld.interlocked] }] : []),
  ]
  return {
    sources,
    trunk,
    panel: trunk.findIndex(({ title }) => title === (tap ? words.sld.tap : words.sld.main_panel)),
    below,
  }
}

const modelOf = (unit: Schemas['PlanUnit'] | undefined) => (unit ? `${unit.manufacturer} ${unit.model}` : '')
const rangeOf = (tags: readonly string[]) => (tags.length > 1 ? `${tags[0]}–${tags.at(-1)}` : tags[0])

/** Branches in a row with the same numbers are one box where there are many. */
function grouped(strings: Plan['strings']) {
  const groups: { first: Plan['strings'][number]; of: Plan['strings'] }[] = []
  for (const one of strings) {
    const last = groups.at(-1)
    const is_like =
      last && last.first.units === one.units && last.first.modules === one.modules && last.first.unit === one.unit
    if (strings.length > 5 && is_like) last.of.push(one)
    else groups.push({ first: one, of: [one] })
  }
  return groups
}

const SIZE = 10
const PAD = 6
const RADIUS = 11
const DOWN = 30

/** Marks from the upper left corner on, `width` points wide. */
export function drawDiagram(diagram: Diagram, width: number, measure: Measure): { marks: Mark[]; height: number } {
  const marks: Mark[] = []
  const most = Math.max(1, ...diagram.sources.map(steps => steps.length))
  const roomy = diagram.trunk.length * 150 + (diagram.trunk.length - 1) * 50 <= width
  const per_row = roomy
    ? diagram.trunk.length
    : Math.max(2, Math.min(diagram.trunk.length, Math.floor((width + 40) / 160)))
  const gap_of = (count: number) => (count > 1 ? Math.max(40, Math.min(70, (width - count * 130) / (count - 1))) : 40)
  const columns = Math.max(most, per_row, 3)
  const gap = gap_of(columns)
  const box_width = Math.min(200, (width - 72 - (columns - 1) * gap) / columns)
  const linesOf = ({ lines }: Node) => lines.flatMap(text => wrap(text, box_width - 2 * PAD, measure))
  const heightOf = (node: Node) =>
    wrap(node.title, box_width - 2 * PAD, measure, { size: 11, face: 'bold' }).length * 11 * LEADING +
    linesOf(node).length * SIZE * LEADING +
    2 * PAD
  const box = (node: Node, x: number, y: number, height: number) => {
    marks.push(rectangle({ x, y, width: box_width, height }, { width: 1.25, fill: '#ffffff' }))
    const titles = wrap(node.title, box_width - 2 * PAD, measure, { size: 11, face: 'bold' })
    for (const [index, text] of titles.entries())
      marks.push(
        textAt(
          text,
          [x + box_width / 2, y + PAD + 11 + index * 11 * LEADING],
          measure,
          { size: 11, face: 'bold' },
          'middle',
        ),
      )
    const from = y + PAD + titles.length * 11 * LEADING + SIZE
    for (const [index, text] of linesOf(node).entries())
      marks.push(textAt(text, [x + box_width / 2, from + index * SIZE * LEADING], measure, {}, 'middle'))
  }
  const tagged = (tag: string | undefined, [x, y]: Pt) => {
    if (!tag) return
    const wide = Math.max(2 * RADIUS, measure(tag, 'bold', SIZE) + 8)
    marks.push(
      wide > 2 * RADIUS
        ? rectangle({ x: x - wide / 2, y: y - RADIUS, width: wide, height: 2 * RADIUS }, { fill: '#ffffff' })
        : circle([x, y], RADIUS, { fill: '#ffffff' }),
    )
    marks.push(textAt(tag, [x, y + 3.6], measure, { face: 'bold' }, 'middle'))
  }
  const row = (steps: readonly Step[], y: number) => {
    const height = Math.max(...steps.map(heightOf))
    for (const [index, step] of steps.entries()) {
      const x = index * (box_width + gap)
      if (index > 0) {
        marks.push(line([x - gap, y + height / 2], [x, y + height / 2], { width: 1.25 }))
        tagged(step.circuit, [x - gap / 2, y + height / 2])
      }
      box(step, x, y, height)
    }
    return height
  }
  let y = 0
  const joints: number[] = []
  const bus_x = (most - 1) * (box_width + gap) + box_width + 60
  for (const steps of diagram.sources) {
    const height = row(steps, y)
    const right = (steps.length - 1) * (box_width + gap) + box_width
    marks.push(line([right, y + height / 2], [bus_x, y + height / 2], { width: 1.25 }))
    tagged(steps.at(-1)?.out, [right + 30, y + height / 2])
    joints.push(y + height / 2)
    y += height + 14
  }
  const [first_joint = 0] = joints
  const rows: Step[][] = []
  for (let from = 0; from < diagram.trunk.length; from += per_row) rows.push(diagram.trunk.slice(from, from + per_row))
  let at: { x: number; y: number; height: number } | undefined
  let from_y = first_joint
  let from_x = bus_x
  for (const [index, steps] of rows.entries()) {
    const lane = y + 10
    const top = lane + DOWN + RADIUS
    marks.push(
      path(
        [
          [from_x, from_y],
          [from_x, lane],
          [box_width / 2, lane],
          [box_width / 2, top],
        ],
        false,
        { width: 1.25 },
      ),
    )
    tagged(steps[0]?.circuit, [box_width / 2, lane + (DOWN + RADIUS) / 2])
    const height = row(steps, top)
    const here = diagram.panel - index * per_row
    if (here >= 0 && here < steps.length) at = { x: here * (box_width + gap), y: top, height }
    const last_x = (steps.length - 1) * (box_width + gap) + box_width
    if (index === rows.length - 1) {
      marks.push(line([last_x, top + height / 2], [last_x + 14, top + height / 2], { width: 1.25 }))
      marks.push(
        path(
          [
            [last_x + 14, top + height / 2 - 5],
            [last_x + 24, top + height / 2],
            [last_x + 14, top + height / 2 + 5],
          ],
          true,
          { width: 1.25 },
        ),
      )
    } else marks.push(line([last_x, top + height / 2], [last_x + 12, top + height / 2], { width: 1.25 }))
    from_x = last_x + 12
    from_y = top + height / 2
    y = top + height + 4
  }
  if (at && diagram.below.length > 0) {
    const lane = y + 8
    const center = at.x + box_width / 2
    for (let from = 0; from < diagram.below.length; from += columns) {
      const steps = diagram.below.slice(from, from + columns)
      const top = (from === 0 ? lane : y + 8) + DOWN + RADIUS
      const height = Math.max(...steps.map(heightOf))
      const rail = from === 0 ? lane : y + 8
      // Behind a row's boxes the line runs in the gap at the left of the panel's column.
      marks.push(line([center, at.y + at.height], [center, rail], { width: 1.25 }))
      const xs = steps.map((_, index) => index * (box_width + gap) + box_width / 2)
      marks.push(line([Math.min(center, ...xs), rail], [Math.max(center, ...xs), rail], { width: 1.25 }))
      for (const [index, step] of steps.entries()) {
        const x = index * (box_width + gap)
        marks.push(line([x + box_width / 2, rail], [x + box_width / 2, top], { width: 1.25 }))
        tagged(step.circuit, [x + box_width / 2, rail + (DOWN + RADIUS) / 2])
        box(step, x, top, height)
      }
      y = top + height
    }
  }
  return { marks, height: y + 4 }
}
