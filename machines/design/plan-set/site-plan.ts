// PV-1: the house on its lot, with equipment, access ways and distances. Lot lines are drawn only where their distances were entered.
import type { Schemas } from '#sdk/types.ts'
import { limitsOf } from '../drawing/fire-code.ts'
import { pointsOf } from '../drawing/geometry.ts'
import type { Point } from '../drawing/plane-frame.ts'
import { Flow } from './flow.ts'
import { continued, type Draft, type PlanSetInputs } from './inputs.ts'
import { boundsOf, housePoints, PLACE_NAMES, placeText, sideName, spotOf, TAGS } from './places.ts'
import {
  accessBands,
  dimension,
  drawFoot,
  drawObstructions,
  drawPlanes,
  drawSpots,
  type Laid,
  viewOf,
} from './roof-drawing.ts'
import { type Box, circle, line, type Mark, Pen, type Pt, path } from './sheet.ts'
import { areaOf, feetInches, metersOf } from './sizes.ts'

export const split = (area: Box): [drawing: Box, side: Box] => {
  const width = Math.max(216, Math.min(340, area.width * 0.3))
  return [
    { ...area, width: area.width - width - 16 },
    { ...area, x: area.x + area.width - width, width },
  ]
}

export function sitePlan(inputs: PlanSetInputs, drawing: NonNullable<PlanSetInputs['drawing']>, laid: Laid): Draft[] {
  const { facts, measure, fire, project } = inputs
  const area = areaOf(facts.size)
  const [left, right] = split(area)
  const house = housePoints(drawing)
  const bounds = boundsOf(house)
  const lot = facts.lot && {
    left: bounds.left - metersOf(facts.lot.left_ft),
    right: bounds.right + metersOf(facts.lot.right_ft),
    bottom: bounds.bottom - metersOf(facts.lot.bottom_ft),
    top: bounds.top + metersOf(facts.lot.top_ft),
  }
  const all: Point[] = [
    ...drawing.planes.flatMap(({ points }) => pointsOf(points)),
    ...drawing.obstructions.flatMap(({ points }) => pointsOf(points)),
    ...(lot
      ? ([
          [lot.left, lot.bottom],
          [lot.right, lot.top],
        ] as const)
      : []),
  ]
  const view = viewOf(all, left)
  const pen = new Pen(measure, left)
  const corner = (x: number, y: number): Pt => view.at([x, y])
  // Dimensions east to west and north to south, moved aside on the sheet.
  const across = (y: number, from: number, to: number, aside = 0) =>
    dimension(pen, corner(from, y), corner(to, y), [0, aside], feetInches(to - from))
  const along = (x: number, from: number, to: number, aside = 0) =>
    dimension(pen, corner(x, from), corner(x, to), [aside, 0], feetInches(to - from))
  if (lot)
    pen.draw(
      path(
        [
          corner(lot.left, lot.bottom),
          corner(lot.right, lot.bottom),
          corner(lot.right, lot.top),
          corner(lot.left, lot.top),
        ],
        true,
        { width: 1.5, dash: [14, 3, 3, 3] },
      ),
    )
  drawPlanes(pen, view, laid)
  drawObstructions(pen, view, drawing, true)
  drawSpots(pen, view, laid, () => '#cfe0f2')
  for (const { plane, frame, spots } of laid.planes)
    for (const band of accessBands(plane, frame, spots, limitsOf(fire).pathway_m))
      pen.draw(
        path(
          band.map(point => view.at(frame.toPlan(point))),
          true,
          { color: '#7a5c00', width: 0.4, fill: '#fbefc4' },
        ),
      )
  const tags = facts.places.map(place => {
    const { at, away } = spotOf(place, drawing)
    const from = view.at(at)
    const text = TAGS[place.what]
    const radius = measure(text, 'bold', 10) / 2 + 4
    const places = [20, 34, 50, 68, 88].flatMap(far =>
      [0, 14, -14, 28, -28].map(
        (aside): Pt => [
          from[0] + away[0] * (far + radius - 8) + away[1] * aside,
          from[1] - away[1] * (far + radius - 8) + away[0] * aside,
        ],
      ),
    )
    return { place, from, text, radius, places }
  })
  const [leaders, bubbles]: [Mark[], Mark[]] = [[], []]
  for (const { from, text, radius, places } of tags) {
    const others = tags.filter(other => other.from !== from)
    const clear = places.filter(([x, y]) =>
      others.every(other => Math.hypot(other.from[0] - x, other.from[1] - y) > radius + 4),
    )
    const at = pen.marks.length
    const found = pen.bubble(text, [...clear, ...places])
    if (!found) continue
    bubbles.push(...pen.marks.splice(at))
    leaders.push(line(from, found.at, { width: 0.75 }), circle(from, 2.5, { fill: '#111111' }))
  }
  // Circles cover the ends of leaders, and leaders of others that pass below them.
  pen.draw(...leaders, ...bubbles)
  if (lot) {
    const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 }
    const away = (of: 0 | 1, low: number, high: number, side: Schemas['PlanSetSide']) => {
      const own = inputs.facts.places.filter(place => place.side === side).map(place => spotOf(place, drawing).at[of])
      const at = [0.12, 0.3, 0.5, 0.7, 0.88].map(share => low + (high - low) * share)
      const room = (value: number) => Math.min(1e6, ...own.map(one => Math.abs(one - value)))
      return at.toSorted((a, b) => room(b) - room(a))[0] ?? low
    }
    const y_of = (side: 'left' | 'right') => away(1, bounds.bottom, bounds.top, side)
    const x_of = (side: 'top' | 'bottom') => away(0, bounds.left, bounds.right, side)
    const [at_left, at_right, at_top, at_bottom] = [y_of('left'), y_of('right'), x_of('top'), x_of('bottom')]
    across(at_left, lot.left, bounds.left)
    across(at_right, bounds.right, lot.right)
    along(at_top, bounds.top, lot.top)
    along(at_bottom, lot.bottom, bounds.bottom)
    across(lot.bottom, lot.left, lot.right, 16)
    along(lot.left, lot.bottom, lot.top, -16)
    const edge = view.at([middle.x, lot.top])
    pen.place(
      ['Lot line'],
      [
        [edge[0] - 60, edge[1] - 9],
        [edge[0] + 60, edge[1] - 9],
      ],
    )
  } else {
    across(bounds.bottom, bounds.left, bounds.right, 22)
    along(bounds.left, bounds.bottom, bounds.top, -22)
  }
  if (fire.street_deg !== null) {
    const angle = ((fire.street_deg - drawing.north_deg) * Math.PI) / 180
    const [dx, dy] = [Math.sin(angle), Math.cos(angle)]
    const out = lot ?? bounds
    const [mx, my] = [(out.left + out.right) / 2, (out.bottom + out.top) / 2]
    const reach = Math.min(
      (out.right - out.left) / 2 / Math.max(1e-6, Math.abs(dx)),
      (out.top - out.bottom) / 2 / Math.max(1e-6, Math.abs(dy)),
    )
    const [x, y] = view.at([mx + dx * reach, my + dy * reach])
    const text = 'STREET'
    const street = project.address[0]?.replace(/^\d+\s+/, '').toUpperCase()
    pen.place(
      [street || text],
      [30, 24, 16, 36].flatMap(far =>
        [0, 90, -90].map((aside): Pt => [x + dx * far + dy * aside, y - dy * far + dx * aside]),
      ),
      { face: 'bold' },
    )
  }
  drawFoot(pen, view, drawing.north_deg)

  const flow = new Flow(measure, page => (page === 0 ? [right] : [area]))
  flow.heading('Equipment')
  flow.table(
    [
      { title: 'Tag', share: 1 },
      { title: 'Equipment', share: 2.6 },
      { title: 'Place', share: 3 },
    ],
    facts.places.map(place => ({
      cells: [TAGS[place.what], PLACE_NAMES[place.what], placeText(place, drawing.north_deg)],
      part: { id: `place:${place.what}`, label: PLACE_NAMES[place.what], value: placeText(place, drawing.north_deg) },
    })),
  )
  flow.heading('Notes')
  const notes = [
    facts.lot
      ? 'Lot lines by distances from the house as entered. Not a survey.'
      : 'Lot lines: not entered. They are not drawn.',
    fire.street_deg === null
      ? 'Street side: not entered.'
      : `Street side: ${sideName('top', fire.street_deg).toLowerCase()}.`,
    `Yellow: way for firefighters, ${fire.pathway_in} in. or wider, from eave to ridge.`,
    'Blue: PV modules. Dashed: other buildings and trees.',
    ...(inputs.plan.circuits.some(({ kind }) => kind === 'storage')
      ? [
          facts.storage_clear === true
            ? 'Storage: 3 ft kept between units and to doors and windows.'
            : 'Storage: 3 ft distance to doors and windows not confirmed.',
        ]
      : []),
    'Working space of 30 in. by 36 in. at electrical equipment.',
  ]
  for (const note of notes) flow.paragraph(note)
  const lot_value = facts.lot
    ? `${facts.lot.top_ft}, ${facts.lot.right_ft}, ${facts.lot.bottom_ft}, ${facts.lot.left_ft} ft`
    : 'unknown'
  return continued(
    {
      number: 'PV-1',
      title: 'Site plan',
      scale: view.scale.name,
      blocks: [
        { role: 'figure', alt: `Site plan at ${view.scale.name} with equipment and access ways`, marks: pen.marks },
      ],
      parts: [{ id: 'lot', label: 'Lot lines', value: lot_value, box: left }],
    },
    flow.pages,
  )
}
