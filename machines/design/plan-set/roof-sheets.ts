// PV-2 roof plan, PV-3 attachments, PV-4 strings: one roof drawn three times.

import { coveredShare, houseOf, shareFor } from '../drawing/fire-access.ts'
import {
  articleOf as fireArticle,
  editionOf as fireEdition,
  limitsOf,
  ridgeArticle,
  ridgeSetback,
} from '../drawing/fire-code.ts'
import { pointsOf, shapeArea } from '../drawing/geometry.ts'
import { Flow } from './flow.ts'
import { continued, type Draft, type PlanSetInputs } from './inputs.ts'
import type { PlaneRails, Racking } from './rails.ts'
import {
  drawFoot,
  drawFree,
  drawObstructions,
  drawOverall,
  drawPlanes,
  drawSetbacks,
  drawSpots,
  type Laid,
  type Spot,
  tagPlanes,
  viewOf,
} from './roof-drawing.ts'
import { type Box, circle, line, Pen, type Pt } from './sheet.ts'
import { split } from './site-plan.ts'
import { areaOf, feetOf, grouped, number, pitch } from './sizes.ts'

type Drawing = NonNullable<PlanSetInputs['drawing']>
const SQFT = 10.763_91

const compass = (degrees: number) => `${Math.round(degrees)}°`

function onRoof(inputs: PlanSetInputs, drawing: Drawing) {
  const area = areaOf(inputs.facts.size)
  const [left, right] = split(area)
  const points = drawing.planes.flatMap(({ points: outline }) => pointsOf(outline))
  const view = viewOf(points, left)
  const pen = new Pen(inputs.measure, left)
  const flow = new Flow(inputs.measure, page => (page === 0 ? [right] : [area]))
  return { area, left, points, view, pen, flow }
}

/** Where panels are, compared between issues. */
const placesOf = (spots: readonly Spot[]) =>
  spots
    .flatMap(({ surface }) => surface[0] ?? [])
    .map(value => value.toFixed(2))
    .join(' ')

const boxOf = (points: readonly Pt[]): Box => {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  }
}

export function roofPlan(inputs: PlanSetInputs, drawing: Drawing, laid: Laid): Draft[] {
  const { fire, panels } = inputs
  const { points, view, pen, flow } = onRoof(inputs, drawing)
  drawPlanes(pen, view, laid)
  drawSetbacks(pen, view, laid, drawing, limitsOf(fire).pathway_m)
  drawObstructions(pen, view, drawing, false)
  drawSpots(pen, view, laid, () => '#cfe0f2')
  drawFree(pen, view, laid)
  tagPlanes(pen, view, laid)
  drawOverall(pen, view, points)
  drawFoot(pen, view, drawing.north_deg)
  const share = coveredShare(houseOf(drawing), panels)
  const percent = (value: number) => `${number(value * 100)}%`
  flow.heading('Roof planes')
  flow.table(
    [
      { title: 'Plane', share: 1.2 },
      { title: 'Slope', share: 1.5 },
      { title: 'Azimuth', share: 1.5, right: true },
      { title: 'Sq ft', share: 1.2, right: true },
      { title: 'PV', share: 1, right: true },
    ],
    laid.planes.map(({ plane, tag, spots }) => ({
      cells: [
        tag,
        pitch(plane.tilt_deg),
        compass(plane.azimuth_deg),
        grouped(shapeArea(plane) * SQFT),
        String(spots.length),
      ],
    })),
  )
  flow.paragraph('Areas seen from above. Slope is rise over 12.')
  flow.heading('Fire access')
  flow.table(
    [
      { title: '', share: 3 },
      { title: '', share: 2 },
    ],
    [
      {
        cells: [
          'Roof area, plan view',
          `${grouped(houseOf(drawing).reduce((sum, plane) => sum + shapeArea(plane), 0) * SQFT)} sq ft`,
        ],
      },
      {
        cells: ['Covered by modules', percent(share)],
        part: { id: 'share', label: 'Share of the roof', value: percent(share) },
      },
      { cells: ['Fire code', fireEdition(fire)] },
      { cells: ['Sprinklers', fire.sprinklered ? 'Yes' : 'No'] },
      ...laid.planes
        .filter(({ spots, plane }) => spots.length > 0 && plane.edges.includes('ridge'))
        .map(({ plane, tag }) => ({
          cells: [
            `Ridge setback of ${tag}`,
            `${number(ridgeSetback(shareFor(plane, drawing, panels, fire), fire) / 0.0254, 0)} in.`,
          ],
        })),
    ],
  )
  flow.paragraph(`Ridge: ${ridgeArticle(fire)}. Ways: ${fireArticle(fire, 'pathways')}.`)
  const basis = [fire.source, fire.since ? `since ${fire.since}` : null].filter(Boolean).join(', ')
  if (fire.place !== null && basis !== '') flow.paragraph(`Rule of ${fire.place}: ${basis}.`)
  flow.heading('Drawing')
  for (const text of [
    'Heavy line: ridge. Long dashes: valley.',
    'Short dashes: setback of the design.',
    `Yellow: way for firefighters, ${fire.pathway_in} in. or wider.`,
    'Gray: chimney, vent, skylight or dormer.',
    'Distances to edges are along the roof surface.',
  ])
    flow.paragraph(text)
  return continued(
    {
      number: 'PV-2',
      title: 'Roof plan',
      scale: view.scale.name,
      blocks: [
        {
          role: 'figure',
          alt: `Roof plan at ${view.scale.name} with modules, setbacks and access ways`,
          marks: pen.marks,
        },
      ],
      parts: laid.planes
        .filter(({ spots }) => spots.length > 0)
        .map(({ plane, tag, spots }) => ({
          id: `plane:${plane.id}`,
          label: `${tag} ${plane.name}`,
          value: `${spots.length} modules, ${pitch(plane.tilt_deg)}, ${compass(plane.azimuth_deg)}|${placesOf(spots)}`,
          box: boxOf(spots.flatMap(({ corners }) => corners.map(view.at))),
        })),
    },
    flow.pages,
  )
}

export function attachmentPlan(
  inputs: PlanSetInputs,
  drawing: Drawing,
  laid: Laid,
  racking: Racking | null,
  rails: readonly PlaneRails[] | null,
): Draft[] {
  const { points, view, pen, flow } = onRoof(inputs, drawing)
  const { rafter_spacing_in } = inputs.facts
  drawPlanes(pen, view, laid)
  drawObstructions(pen, view, drawing, false)
  drawSpots(pen, view, laid, () => '#ffffff')
  for (const { plane, frame } of laid.planes)
    for (const rail of rails?.find(({ plane_id }) => plane_id === plane.id)?.rails ?? []) {
      pen.draw(line(view.at(frame.toPlan(rail.from)), view.at(frame.toPlan(rail.to)), { width: 1.25 }))
      for (const point of rail.attachments)
        pen.draw(circle(view.at(frame.toPlan(point)), 2.2, { width: 0.5, fill: '#111111' }))
    }
  tagPlanes(pen, view, laid)
  drawOverall(pen, view, points)
  drawFoot(pen, view, drawing.north_deg)
  flow.heading('Attachments')
  if (racking === null) flow.paragraph('The racking system is not entered under the company’s design settings.')
  else if (rails === null) flow.paragraph('Attachments are drawn once size and spacing of the rafters are known.')
  else {
    flow.table(
      [
        { title: 'Plane', share: 1.2 },
        { title: 'Rails', share: 1, right: true },
        { title: 'Attach.', share: 1.4, right: true },
        { title: 'Every', share: 1.2, right: true },
        { title: 'Overhang', share: 1.7, right: true },
      ],
      rails.map(one => {
        const found = laid.planes.find(({ plane }) => plane.id === one.plane_id)
        const overhang = Math.max(0, ...one.rails.map(({ cantilever_m }) => cantilever_m)) / 0.0254
        return {
          cells: [
            found?.tag ?? '',
            String(one.rails.length),
            String(one.attachments),
            `${number(one.step_m / 0.0254, 0)} in.`,
            `${number(overhang, 0)} in.`,
          ],
          part: {
            id: `attachments:${one.plane_id}`,
            label: `Attachments of ${found?.tag ?? ''}`,
            value: `${one.attachments}, every ${number(one.step_m / 0.0254, 0)} in.`,
          },
        }
      }),
    )
    flow.paragraph(
      `Total: ${rails.reduce((sum, one) => sum + one.attachments, 0)} attachments, ${number(feetOf(rails.flatMap(one => one.rails).reduce((sum, { length_m }) => sum + length_m, 0)), 0)} ft of rail.`,
      { face: 'bold' },
    )
  }
  if (racking) {
    flow.heading('Racking')
    flow.table(
      [
        { title: '', share: 2 },
        { title: '', share: 3.2 },
      ],
      [
        ['Rail', racking.rail],
        ['Attachment', racking.attachment],
        ['Fastener', `${racking.fasteners_each} × ${racking.fastener}`],
        ['Spacing, most', `${racking.spacing_in} in.`],
        ['Cantilever, most', `${racking.cantilever_in} in.`],
        [
          'Rafters',
          `${inputs.facts.rafter_size ?? 'Not entered'}${rafter_spacing_in === null ? '' : `, ${rafter_spacing_in} in. on center`}`,
        ],
        ['Listing', racking.listing ?? 'Not entered'],
        ['Source', `${racking.source}${racking.source_on ? `, ${racking.source_on}` : ''}`],
      ].map(cells => ({ cells })),
    )
    flow.paragraph(
      'Dots: attachments at rafters, staggered between neighboring rails. Locate rafters on site before drilling.',
    )
  }
  return continued(
    {
      number: 'PV-3',
      title: 'Attachment plan',
      scale: view.scale.name,
      blocks: [
        { role: 'figure', alt: `Attachment plan at ${view.scale.name} with rails and attachments`, marks: pen.marks },
      ],
      parts: [],
    },
    flow.pages,
  )
}

const COLORS = ['#cfe0f2', '#f7d9c4', '#d3ead0', '#f3e3a1', '#e2d3ee', '#c9e8e6', '#f2cdd6', '#dedbd3']

type Style = (tag: string, nth: number) => string[]
const JUST_NUMBER: Style = (_, nth) => [String(nth)]
const STYLES: readonly Style[] = [(tag, nth) => [`${tag}-${nth}`], (tag, nth) => [tag, String(nth)], JUST_NUMBER]

/** Room for level text in a panel, which may be turned. */
function roomIn(corners: readonly Pt[]): { middle: Pt; width: number; height: number } {
  const [a = [0, 0], b = [0, 0], , d = [0, 0]] = corners
  const box = boxOf(corners)
  const [along, across] = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1])]
  const is_turned = box.width * box.height > along * across * 1.05
  const least = Math.min(along, across) * 0.8
  return {
    middle: [(b[0] + d[0]) / 2, (b[1] + d[1]) / 2],
    width: is_turned ? least : box.width,
    height: is_turned ? least : box.height,
  }
}

/** The string of each panel of each array, in order. */
function ownersOf({ strings, planes }: PlanSetInputs['plan']): { string: number; nth: number }[][] {
  const held = strings.map(() => 0)
  const owners = planes.map((): { string: number; nth: number }[] => [])
  for (const [index, { runs }] of strings.entries())
    for (const { plane, module_count } of runs)
      for (let count = 0; count < module_count; count++) {
        held[index] = (held[index] ?? 0) + 1
        owners[plane]?.push({ string: index, nth: held[index] ?? 0 })
      }
  return owners
}

export function stringPlan(inputs: PlanSetInputs, drawing: Drawing, laid: Laid): { sheets: Draft[]; small: boolean } {
  const { plan } = inputs
  const { view, pen, flow } = onRoof(inputs, drawing)
  const owners = ownersOf(plan)
  const ownerOf = ({ array, nth }: Spot) => owners[array]?.[nth]
  drawPlanes(pen, view, laid)
  drawObstructions(pen, view, drawing, false)
  drawSpots(pen, view, laid, spot => {
    const owner = ownerOf(spot)
    return owner ? (COLORS[owner.string % COLORS.length] ?? '#ffffff') : '#ffffff'
  })
  const numbered = laid.planes
    .flatMap(({ spots }) => spots)
    .flatMap(spot => {
      const owner = ownerOf(spot)
      const tag = owner && plan.strings[owner.string]?.tag
      return tag ? [{ tag, nth: owner.nth, ...roomIn(spot.corners.map(view.at)) }] : []
    })
  // One way to write all numbers of the sheet: the first that fits every panel.
  const style = STYLES.find(write =>
    numbered.every(({ tag, nth, width, height }) => {
      const lines = write(tag, nth)
      return lines.every(text => pen.measure(text, 'regular', 10) + 2 <= width) && lines.length * 12 <= height
    }),
  )
  const small = style === undefined || style === JUST_NUMBER
  if (style) for (const { tag, nth, middle } of numbered) pen.place(style(tag, nth), [middle], { clear: false })
  tagPlanes(pen, view, laid)
  drawFoot(pen, view, drawing.north_deg)
  const micro = plan.kind === 'micro'
  flow.heading(micro ? 'Branches' : 'Strings')
  flow.table(
    [
      { title: micro ? 'Branch' : 'String', share: 1.3 },
      { title: 'Panels', share: 1.2, right: true },
      { title: micro ? 'Units' : 'Input', share: 1.6 },
      { title: micro ? 'Amps' : 'Cold Voc', share: 1.4, right: true },
      { title: 'Planes', share: 1.4 },
    ],
    plan.strings.map(({ tag, modules, units, unit, input, maximum_a, cold_v, runs }) => ({
      cells: [
        tag,
        String(modules),
        micro ? String(units) : `${plan.units[unit]?.tag ?? ''}, MPPT ${input + 1}`,
        micro
          ? maximum_a === null
            ? '–'
            : `${number(maximum_a, 2)} A`
          : cold_v === null
            ? '–'
            : `${number(cold_v)} V`,
        [...new Set(runs.map(({ plane }) => laid.planes.find(({ array }) => array === plane)?.tag ?? ''))].join(', '),
      ],
      part: {
        id: `string:${tag}`,
        label: `${micro ? 'Branch' : 'String'} ${tag}`,
        value: `${modules} panels${micro ? '' : `, ${plan.units[unit]?.tag ?? ''} MPPT ${input + 1}`}`,
      },
    })),
  )
  flow.paragraph(`Total: ${plan.strings.reduce((sum, { modules }) => sum + modules, 0)} panels.`, { face: 'bold' })
  flow.heading('Notes')
  for (const text of [
    micro
      ? 'Numbers: branch and place on it. Each branch ends at the AC combiner.'
      : 'Numbers: string and place on it. Home runs leave the roof at the array’s eave.',
    ...(plan.kind === 'optimizer' ? ['Voltage of strings with optimizers is held by the inverter.'] : []),
    'Colors: one for each string or branch.',
  ])
    flow.paragraph(text)
  return {
    small,
    sheets: continued(
      {
        number: 'PV-4',
        title: micro ? 'Branch plan' : 'String plan',
        scale: view.scale.name,
        blocks: [
          { role: 'figure', alt: `${micro ? 'Branch' : 'String'} plan at ${view.scale.name}`, marks: pen.marks },
        ],
        parts: plan.strings.map(({ tag, modules }, index) => ({
          id: `drawn:${tag}`,
          label: `${tag} on the roof`,
          value: `${modules} panels|${placesOf(laid.planes.flatMap(({ spots }) => spots).filter(spot => ownerOf(spot)?.string === index))}`,
          box: boxOf(
            laid.planes
              .flatMap(({ spots }) => spots)
              .filter(spot => ownerOf(spot)?.string === index)
              .flatMap(({ corners }) => corners.map(view.at)),
          ),
        })),
      },
      flow.pages,
    ),
  }
}
