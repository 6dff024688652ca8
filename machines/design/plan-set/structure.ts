// S-1: loads, attachments and what an engineer decides. Spans and capacities come from the company's racking settings, never from here.
import { columnsOf, Flow } from './flow.ts'
import { continued, type Draft, type PlanSetInputs } from './inputs.ts'
import { deadLoad, type PlaneRails } from './rails.ts'
import type { Laid } from './roof-drawing.ts'
import { type Box, line, type Mark, path, QUIET, rectangle, textAt } from './sheet.ts'
import { areaOf, number, PAPER, pitch } from './sizes.ts'

/** Dead load by panels of the drawing; null where a weight or the racking isn't known. */
export function loadsOf({ panels, racking }: PlanSetInputs, laid: Laid) {
  if (!racking) return null
  const counts = laid.planes.flatMap(({ plane, spots }) => {
    const panel = panels.get(plane.panel_id)
    return panel && spots.length > 0 ? [{ ...panel, count: spots.length }] : []
  })
  return deadLoad(counts, racking.weight_psf)
}

export function needsEngineer({ facts, racking }: PlanSetInputs, psf: number | null): string[] {
  const snow = racking?.snow_limit_psf ?? null
  const dead = racking?.dead_limit_psf ?? null
  return [
    ...(facts.trusses === true ? ['Trusses: no member may be cut or loaded without the truss designer.'] : []),
    ...(snow !== null && facts.ground_snow_psf !== null && facts.ground_snow_psf > snow
      ? [`Ground snow of ${facts.ground_snow_psf} psf is above ${snow} psf.`]
      : []),
    ...(dead !== null && psf !== null && psf > dead
      ? [`Dead load of ${number(psf, 2)} psf is above ${dead} psf.`]
      : []),
  ]
}

const DETAIL_PT = 190

/** Parts from the module down to the rafter, each with its name. */
function drawDetail({ x, y }: Box, { racking, facts, measure, project }: PlanSetInputs): Mark[] {
  const [left, right] = [x + 10, x + 220]
  const parts: { top: number; height: number; from: number; to: number; fill: string; name: string }[] = [
    { top: 6, height: 14, from: left, to: right, fill: '#cfe0f2', name: 'PV module' },
    {
      top: 20,
      height: 20,
      from: left + 40,
      to: right - 40,
      fill: '#e7e2da',
      name: `Rail: ${racking?.rail ?? 'not entered'}`,
    },
    {
      top: 40,
      height: 30,
      from: left + 92,
      to: left + 118,
      fill: '#ffffff',
      name: `Attachment: ${racking?.attachment ?? 'not entered'}`,
    },
    { top: 70, height: 5, from: left + 60, to: left + 150, fill: '#8f8a83', name: 'Flashing, sealed' },
    {
      top: 75,
      height: 10,
      from: left,
      to: right,
      fill: '#d8cbb8',
      name: `Roofing: ${project.roofing ?? 'not entered'}`,
    },
    { top: 85, height: 14, from: left, to: right, fill: '#f3ead9', name: 'Deck' },
    {
      top: 99,
      height: 76,
      from: left + 82,
      to: left + 128,
      fill: '#fbf6ec',
      name: `Rafter: ${facts.rafter_size ?? 'not entered'}`,
    },
  ]
  const lag: Mark[] = [
    line([left + 105, y + 58], [left + 105, y + 150], { width: 2 }),
    line([left + 101, y + 58], [left + 109, y + 58], { width: 2.5 }),
  ]
  const names = [
    ...parts.map(({ name, top, height, to }) => ({ name, at: [to, y + top + height / 2] as const })),
    { name: `Fastener: ${racking?.fastener ?? 'not entered'}`, at: [left + 105, y + 140] as const },
  ]
  return [
    ...parts.map(({ top, height, from, to, fill }) =>
      rectangle({ x: from, y: y + top, width: to - from, height }, { fill, width: 0.75 }),
    ),
    ...lag,
    ...names.flatMap(({ name, at }, index): Mark[] => {
      const row = y + 14 + index * 23
      return [
        path([at, [right + 16, row - 3], [right + 26, row - 3]], false, { width: 0.4, color: QUIET }),
        textAt(name, [right + 30, row], measure),
      ]
    }),
  ]
}

export function structure(inputs: PlanSetInputs, laid: Laid, rails: readonly PlaneRails[] | null): Draft[] {
  const { facts, measure, racking, project } = inputs
  const area = areaOf(facts.size)
  const flow = new Flow(measure, () => columnsOf(area, Math.max(1, Math.min(2, PAPER[facts.size].columns))))
  const dead = loadsOf(inputs, laid)
  const attachments = rails?.reduce((sum, one) => sum + one.attachments, 0) ?? null
  const pairs = (rows: readonly (readonly [string, string])[]) =>
    flow.table(
      [
        { title: '', share: 2 },
        { title: '', share: 4 },
      ],
      rows.map(([label, value]) => ({ cells: [label, value], part: { id: `structure:${label}`, label, value } })),
    )
  flow.heading('Design criteria')
  pairs([
    [
      'Wind speed',
      facts.wind_mph === null
        ? 'Not entered'
        : `${facts.wind_mph} mph, ASCE ${facts.asce ?? 'edition not entered'}, risk category II`,
    ],
    ['Exposure', facts.exposure ?? 'Not entered'],
    ['Ground snow load', facts.ground_snow_psf === null ? 'Not entered' : `${facts.ground_snow_psf} psf`],
    ['Mean roof height', facts.mean_height_ft === null ? 'Not entered' : `${facts.mean_height_ft} ft`],
    ['Roofing', project.roofing ?? 'Not entered'],
    [
      'Framing',
      `${facts.rafter_size ?? 'Size not entered'}, ${facts.rafter_spacing_in === null ? 'spacing not entered' : `${facts.rafter_spacing_in} in. on center`}${facts.trusses === null ? '' : facts.trusses ? ', trusses' : ', rafters'}`,
    ],
    [
      'Slopes',
      [...new Set(laid.planes.filter(({ spots }) => spots.length > 0).map(({ plane }) => pitch(plane.tilt_deg)))].join(
        ', ',
      ) || '–',
    ],
  ])
  flow.heading('Loads')
  pairs([
    [
      'Modules and racking',
      dead
        ? `${number(dead.total_lb, 0)} lb, ${number(dead.psf, 2)} psf over the modules`
        : 'Not calculated: a weight or the racking is not known',
    ],
    ['Attachments', attachments === null ? 'Not counted: rafters or racking are not known' : `${attachments}`],
    ['Dead load an attachment', dead && attachments ? `${number(dead.total_lb / attachments, 1)} lb on average` : '–'],
    [
      'Allowable an attachment',
      racking?.point_load_lb == null ? 'Not entered' : `${number(racking.point_load_lb, 0)} lb, ${racking.source}`,
    ],
    [
      'Attachment spacing',
      racking
        ? `${racking.spacing_in} in. at most, ${racking.source}${racking.source_on ? ` (${racking.source_on})` : ''}`
        : 'Not entered',
    ],
    ['Fastener', racking ? `${racking.fasteners_each} × ${racking.fastener}` : 'Not entered'],
  ])
  const reasons = needsEngineer(inputs, dead?.psf ?? null)
  flow.heading('Review by an engineer')
  if (reasons.length > 0) for (const reason of reasons) flow.paragraph(`Needs an engineer: ${reason}`, { face: 'bold' })
  else flow.paragraph('No limit entered by the company asks for an engineer. The building department may.')
  flow.paragraph(
    'Wind uplift is not calculated here. The racking manufacturer’s letter or a licensed engineer states the spacing for wind, snow and roof zone.',
  )
  flow.heading('Attachment, section', DETAIL_PT)
  flow.figure(DETAIL_PT, 'Section through an attachment: module, rail, foot, flashing, roof and rafter', box =>
    drawDetail(box, inputs),
  )
  flow.paragraph('Not to scale.')
  flow.heading('Notes')
  for (const text of [
    'Panels are parallel to the roof, 2 to 10 in. above it, and do not overhang it.',
    'Attachments go into rafters, staggered, flashed and sealed. Pilot holes as the fastener manufacturer specifies.',
    'One layer of roofing. Report damaged framing before work begins.',
    'No live load is assumed below panels less than 24 in. above the roof.',
  ])
    flow.paragraph(text)
  return continued({ number: 'S-1', title: 'Structural notes', scale: null, blocks: [], parts: [] }, flow.pages)
}
