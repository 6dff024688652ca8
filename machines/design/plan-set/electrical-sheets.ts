// E-1 single line, E-2 three line, E-3 calculations, E-4 labels, E-5 schedules.
import { columnsOf, Flow } from './flow.ts'
import { continued, type Draft, highestVoltage, type PlanSetInputs } from './inputs.ts'
import { type Placard, placardsOf } from './labels.ts'
import { placeText } from './places.ts'
import { type Box, LEADING, type Mark, type Measure, rectangle, textAt, wrap } from './sheet.ts'
import { diagramOf, drawDiagram } from './single-line.ts'
import { areaOf, fahrenheit, grouped, number, PAPER } from './sizes.ts'
import { drawThreeLine } from './three-line.ts'
import { words } from './words.ts'

const KINDS = {
  string: 'String',
  branch: 'Branch',
  inverter: 'Inverter output',
  combined: 'Combined output',
  storage: 'Storage output',
} as const
const amps = (value: number | null, digits = 2) => (value === null ? '–' : `${number(value, digits)} A`)

const moved = (marks: readonly Mark[], x: number, y: number): Mark[] =>
  marks.map(mark =>
    mark.kind === 'path'
      ? { ...mark, points: mark.points.map(([a, b]) => [a + x, b + y] as const) }
      : mark.kind === 'text'
        ? { ...mark, x: mark.x + x, y: mark.y + y }
        : { ...mark, box: { ...mark.box, x: mark.box.x + x, y: mark.box.y + y } },
  )

/** Conductors, device and raceway of each circuit: the single line and the schedules print the same table. */
function circuitTable(flow: Flow, { plan }: PlanSetInputs, prefix: string) {
  flow.table(
    [
      { title: 'Circuit', share: 1.3 },
      { title: 'From', share: 2 },
      { title: 'Max', share: 1.5, right: true },
      { title: '× 1.25', share: 1.5, right: true },
      { title: 'OCPD', share: 1.2, right: true },
      { title: 'Conductors', share: 2.4 },
      { title: 'EGC', share: 1.4 },
      { title: 'Raceway', share: 1.6 },
      { title: 'Length', share: 1.3, right: true },
      { title: 'Drop', share: 1.2, right: true },
    ],
    plan.circuits.map(
      ({
        tag,
        kind,
        serves,
        maximum_a,
        conductor_a,
        device_a,
        conductors,
        size,
        grounding,
        raceway,
        length_ft,
        drop_pct,
      }) => {
        const wires =
          size === null
            ? '–'
            : `${kind === 'combined' || kind === 'inverter' || kind === 'storage' ? 3 : conductors} × ${size} AWG ${kind === 'string' ? 'PV wire/THWN-2' : 'THWN-2'}`
        return {
          cells: [
            `${tag} ${KINDS[kind]}`,
            serves,
            amps(maximum_a),
            amps(conductor_a),
            device_a === null ? 'None' : `${device_a} A`,
            wires,
            grounding === null ? '–' : `${grounding} AWG`,
            raceway === null ? '–' : `EMT ${raceway} in.`,
            length_ft === null ? '–' : `${number(length_ft, 0)} ft`,
            drop_pct === null ? '–' : `${number(drop_pct, 2)}%`,
          ],
          part: {
            id: `${prefix}:${tag}`,
            label: `Circuit ${tag}`,
            value: `${wires}, ${device_a === null ? 'no OCPD' : `${device_a} A`}, EMT ${raceway ?? '–'}`,
          },
        }
      },
    ),
  )
  flow.paragraph(
    'Copper, 90 °C insulation. Conductors without the equipment grounding conductor (EGC). OCPD: overcurrent device. Single phase 120/240 V.',
  )
}

export function singleLine(inputs: PlanSetInputs): Draft[] {
  const { facts, measure, plan, panel_names, equipment } = inputs
  const area = areaOf(facts.size)
  const wide = Math.min(area.width, 1250)
  const diagram = diagramOf(plan, {
    panel_of: plane => panel_names[plane] ?? '',
    battery_of: () =>
      equipment
        .filter(({ kind }) => kind === 'storage')
        .map(({ manufacturer, model }) => `${manufacturer} ${model}`)[0] ?? '',
    backup: facts.backup,
  })
  const { marks, height } = drawDiagram(diagram, wide, measure)
  const flow = new Flow(measure, () => [area])
  flow.figure(
    height + 8,
    'Single-line diagram from the array to the utility',
    box => moved(marks, box.x + (area.width - wide) / 2, box.y + 4),
    {
      id: 'single_line',
      label: 'Single-line diagram',
      value: JSON.stringify(diagram).length > 0 ? `redrawn|${JSON.stringify(diagram)}` : '',
    },
  )
  circuitTable(flow, inputs, 'circuit')
  const electrode = plan.findings.find(({ code }) => code === 'electrode')
  for (const text of [
    'Equipment grounding conductors end at the main panel’s grounding terminal. Service neutral and ground are bonded at the service disconnect only.',
    ...(electrode ? [electrode.sentence] : []),
    'The AC disconnect is the rapid shutdown switch, outside and readily accessible.',
    facts.fault_current_a === null
      ? 'Available fault current: not entered.'
      : `Available fault current ${grouped(facts.fault_current_a)} A; interrupting rating of the main panel ${facts.interrupting_a === null ? 'not entered' : `${grouped(facts.interrupting_a)} A`}.`,
    ...(plan.connection === 'power_control'
      ? [
          `Power control system set to ${plan.choices.control_a ?? '–'} A protects a busbar of ${plan.choices.busbar_a ?? '–'} A.`,
        ]
      : []),
  ])
    flow.paragraph(text)
  return continued({ number: 'E-1', title: 'Single-line diagram', scale: null, blocks: [], parts: [] }, flow.pages)
}

export function threeLine({ facts, measure, plan }: PlanSetInputs): Draft[] {
  const area = areaOf(facts.size)
  const wide = Math.min(area.width, 1250)
  const { marks, height } = drawThreeLine(plan, wide, measure)
  const flow = new Flow(measure, () => [area])
  flow.figure(height + 8, 'Three-line diagram with every conductor', box =>
    moved(marks, box.x + (area.width - wide) / 2, box.y + 6),
  )
  flow.paragraph(
    'L1, L2: ungrounded conductors. N: neutral. G: equipment grounding. + and –: DC conductors, isolated from ground. Circuits are sized on E-1.',
  )
  return continued({ number: 'E-2', title: 'Three-line diagram', scale: null, blocks: [], parts: [] }, flow.pages)
}

export function calculations(inputs: PlanSetInputs): Draft[] {
  const { facts, measure, plan, site } = inputs
  const area = areaOf(facts.size)
  const flow = new Flow(measure, () => columnsOf(area, Math.max(1, PAPER[facts.size].columns)))
  flow.heading('Temperatures')
  flow.table(
    [
      { title: '', share: 2 },
      { title: '', share: 4 },
    ],
    (site
      ? [
          [
            'Lowest expected',
            `${fahrenheit(site.lowest_c)}: ${site.lowest_source}${site.lowest_place ? `, ${site.lowest_place}` : ''}${site.lowest_distance_km === null ? '' : `, ${number(site.lowest_distance_km * 0.621_371)} mi away`}`,
          ],
          ['Margin', `${number(site.margin_c)} °C colder is checked too`],
          ['Summer, 2% of hours', `${fahrenheit(site.summer_high_c)}: ${site.source}`],
        ]
      : [['Site', 'No weather is known. Voltages and conductors are not calculated.']]
    ).map(cells => ({ cells })),
  )
  const steps = (rows: readonly { formula: string; article: string | null }[]) =>
    flow.table(
      [
        { title: 'Calculation', share: 5 },
        { title: 'Article', share: 2 },
      ],
      rows.map(({ formula, article }) => ({ cells: [formula, article ?? '–'] })),
    )
  for (const { tag, kind, serves, steps: of_circuit } of plan.circuits) {
    flow.heading(`${tag} ${KINDS[kind]}: ${serves}`)
    if (of_circuit.length > 0) steps(of_circuit)
    else flow.paragraph('Not calculated: a current is not known.')
  }
  const formulas = plan.findings.filter(({ formula }) => formula !== null)
  if (formulas.length > 0) {
    flow.heading('Checks')
    flow.table(
      [
        { title: 'About', share: 2 },
        { title: 'Check', share: 4 },
        { title: 'Article', share: 2 },
      ],
      formulas.map(({ about, formula, article, severity }) => ({
        cells: [`${about}${severity === 'error' ? ' (fails)' : ''}`, formula ?? '', article ?? '–'],
      })),
    )
  }
  flow.heading('Point of connection')
  flow.table(
    [
      { title: 'Option', share: 2 },
      { title: 'Test', share: 4 },
      { title: 'Article', share: 2 },
    ],
    plan.options
      .filter(({ formula, option }) => formula !== '' || option === plan.connection)
      .map(({ option, formula, article }) => ({
        cells: [
          `${words.options[option]}${option === plan.connection ? ' (used)' : ''}`,
          formula || '–',
          article ?? '–',
        ],
        ...(option === plan.connection
          ? {
              part: {
                id: 'connection',
                label: 'Point of connection',
                value: `${words.options[option]}: ${formula}`,
              },
            }
          : {}),
      })),
  )
  return continued({ number: 'E-3', title: 'Electrical calculations', scale: null, blocks: [], parts: [] }, flow.pages)
}

function disconnectPlace({ facts, drawing }: PlanSetInputs): string {
  const at = facts.places.find(({ what }) => what === 'ac_disconnect')
  return at ? placeText(at, drawing?.north_deg ?? 0) : 'Place not entered'
}

export const placards = (inputs: PlanSetInputs): Placard[] =>
  placardsOf(inputs.plan, highestVoltage(inputs), disconnectPlace(inputs), inputs.company.phone)

const SIGN_PT = 11
const BODY_PT = 10

function placardHeight({ title, lines }: Placard, width: number, measure: Measure): number {
  const titles = wrap(title, width - 16, measure, { size: SIGN_PT, face: 'bold' }).length
  const body = lines.flatMap(text => wrap(text, width - 16, measure, { size: BODY_PT, face: 'bold' })).length
  return titles * SIGN_PT * LEADING + 12 + (body > 0 ? body * BODY_PT * LEADING + 8 : 0)
}

function drawPlacard({ title, lines, colors }: Placard, box: Box, measure: Measure): Mark[] {
  const titles = wrap(title, box.width - 16, measure, { size: SIGN_PT, face: 'bold' })
  const body = lines.flatMap(text => wrap(text, box.width - 16, measure, { size: BODY_PT, face: 'bold' }))
  const head = titles.length * SIGN_PT * LEADING + 12
  const middle = box.x + box.width / 2
  return [
    rectangle(box, { width: 1, fill: colors.body_fill }),
    rectangle({ ...box, height: body.length > 0 ? head : box.height }, { width: 1, fill: colors.title_fill }),
    ...titles.map((text, index) =>
      textAt(
        text,
        [middle, box.y + 6 + SIGN_PT + index * SIGN_PT * LEADING],
        measure,
        { size: SIGN_PT, face: 'bold', color: colors.title },
        'middle',
      ),
    ),
    ...body.map((text, index) =>
      textAt(
        text,
        [middle, box.y + head + 4 + BODY_PT + index * BODY_PT * LEADING],
        measure,
        { size: BODY_PT, face: 'bold', color: colors.body },
        'middle',
      ),
    ),
  ]
}

export function labelSheet(inputs: PlanSetInputs): Draft[] {
  const { facts, measure } = inputs
  const area = areaOf(facts.size)
  const columns = Math.max(2, PAPER[facts.size].columns + 1)
  const boxes = columnsOf(area, Math.min(columns, 4))
  const flow = new Flow(measure, () => boxes)
  const width = Math.min(boxes[0]?.width ?? 250, 330)
  for (const [index, placard] of placards(inputs).entries()) {
    const height = placardHeight(placard, width, measure)
    flow.keep(height + 62)
    flow.figure(
      height + 4,
      `Label ${index + 1}: ${placard.title}`,
      box => drawPlacard(placard, { x: box.x, y: box.y + 2, width, height }, measure),
      {
        id: `label:${placard.id}`,
        label: `Label ${placard.title}`,
        value: [placard.title, ...placard.lines].join(' / '),
      },
    )
    flow.paragraph(`${index + 1}. ${placard.place}`, { face: 'bold' })
    flow.paragraph(`${placard.letters}. ${placard.colors.name}. ${placard.article}.`)
    flow.space(8)
  }
  flow.paragraph(
    'Labels are durable, not handwritten and suited to their place (NEC 110.21(B)). Drawn smaller than printed.',
  )
  return continued({ number: 'E-4', title: 'Labels and placards', scale: null, blocks: [], parts: [] }, flow.pages)
}

/** The standards an inspector looks for on the nameplate. */
const LISTED = { panel: 'UL 61730', inverter: 'UL 1741', storage: 'UL 9540' } as const

export function schedules(inputs: PlanSetInputs): Draft[] {
  const { facts, measure, plan, equipment } = inputs
  const area = areaOf(facts.size)
  const flow = new Flow(measure, () => [area])
  flow.heading('Equipment')
  flow.table(
    [
      { title: 'Kind', share: 1.2 },
      { title: 'Manufacturer', share: 1.8 },
      { title: 'Model', share: 2.4 },
      { title: 'Quantity', share: 1, right: true },
      { title: 'Listed to', share: 1.3 },
      { title: 'Ratings', share: 5 },
    ],
    equipment.map(({ kind, manufacturer, model, count, ratings }) => ({
      cells: [
        { panel: 'Module', inverter: 'Inverter', storage: 'Storage' }[kind],
        manufacturer,
        model,
        String(count),
        LISTED[kind],
        ratings,
      ],
      part: { id: `equipment:${manufacturer} ${model}`, label: `${manufacturer} ${model}`, value: `${count}` },
    })),
  )
  flow.heading('Conductors and raceways')
  circuitTable(flow, inputs, 'schedule')
  flow.heading('Overcurrent devices and disconnects')
  flow.table(
    [
      { title: 'Tag', share: 1 },
      { title: 'Device', share: 3 },
      { title: 'Rating', share: 1.4, right: true },
      { title: 'Protects or opens', share: 3 },
      { title: 'Place', share: 4 },
    ],
    [
      ...plan.circuits
        .filter(({ device_a }) => device_a !== null)
        .map(({ tag, kind, device_a, serves }) => ({
          cells: [
            `F-${tag}`,
            kind === 'string' ? 'PV fuses' : 'Circuit breaker, 2-pole',
            `${device_a} A`,
            `${tag}, ${serves}`,
            kind === 'storage' || (kind !== 'string' && plan.connection !== 'supply_side')
              ? 'Main panel or combiner'
              : 'Disconnect',
          ],
        })),
      ...plan.findings
        .filter(({ code }) => code === 'dc_disconnect')
        .map(({ sentence, about }) => ({ cells: ['DCD', about, '–', 'Strings', sentence] })),
      {
        cells: [
          'ACD',
          'AC disconnect, lockable, visible open',
          amps(
            plan.circuits.findLast(({ kind }) => kind === 'combined' || kind === 'inverter' || kind === 'branch')
              ?.device_a ?? null,
            0,
          ),
          'PV system',
          disconnectPlace(inputs),
        ],
      },
      {
        cells: [
          'MB',
          'Main breaker',
          amps(plan.choices.main_a, 0),
          `Busbar ${amps(plan.choices.busbar_a, 0)}`,
          'Main panel',
        ],
      },
    ],
  )
  return continued({ number: 'E-5', title: 'Schedules', scale: null, blocks: [], parts: [] }, flow.pages)
}
