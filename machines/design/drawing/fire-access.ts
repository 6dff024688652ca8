// Fire code requirements for panels on a house's roof, as findings (IFC 1204.2.1 in 2018, 1205.2.1 since 2021, and California's
// of the same number; residential code R324.6). Filling applies the same rules (legal-fill.ts).
import type { Schemas } from '#sdk/types.ts'
import { sizeOn } from './fill-plane.ts'
import {
  articleOf,
  editionOf,
  type FireCode,
  FLAT_DEG,
  limitsOf,
  ridgeArticle,
  ridgeSetback,
  usualFireCode,
} from './fire-code.ts'
import { escapeStrips, sideOf } from './free-spans.ts'
import { outlineDistance, outlinesMeet, rectangle, shapeArea, sidesOf } from './geometry.ts'
import { type PlaneFrame, planeFrame } from './plane-frame.ts'
import { words } from './words.ts'

type Drawing = Schemas['Drawing']
type Plane = Schemas['DrawnPlane']
type Panel = { readonly length_m: number; readonly width_m: number }
type Panels = ReadonlyMap<string, Panel>

type FireFinding = {
  readonly severity: 'ok' | 'warning'
  /** Null where it speaks of the whole roof. */
  readonly plane_id: string | null
  readonly kind: 'ridge' | 'hips' | 'edges' | 'pathways' | 'street' | 'unreachable' | 'escape'
  readonly sentence: string
}

const INCH_M = 0.0254
const TOLERANCE_M = 0.002
/** A plane faces the street if it falls to it within this. */
const STREET_DEG = 60

/** Of the house: a detached garage is another roof. */
export const houseOf = ({ planes }: Pick<Drawing, 'planes'>): Plane[] => planes.filter(({ detached }) => !detached)

/** Share of planes, seen from above, that panels cover. */
export function coveredShare(planes: readonly Plane[], panels: Panels): number {
  const roof = planes.reduce((sum, plane) => sum + shapeArea(plane), 0)
  const covered = planes.reduce((sum, plane) => {
    const panel = panels.get(plane.panel_id)
    const flat = Math.cos((plane.tilt_deg * Math.PI) / 180)
    const on = plane.modules.filter(module => module.on).length
    return sum + (panel ? on * panel.length_m * panel.width_m * flat : 0)
  }, 0)
  return roof > 0 ? covered / roof : 0
}

/** The share that decides about a plane's ridge. */
export const shareFor = (plane: Plane, drawing: Drawing, panels: Panels, { measure }: FireCode): number =>
  coveredShare(measure === 'slope' ? [plane] : houseOf(drawing), panels)

export function fireAccess(drawing: Drawing, panels: Panels, code: FireCode = usualFireCode(null)): FireFinding[] {
  const house = { ...drawing, planes: houseOf(drawing) }
  const steep = house.planes.filter(plane => plane.tilt_deg > FLAT_DEG && isOccupied(plane))
  if (steep.length === 0) return []
  const ridges = steep.map(plane => {
    const share = shareFor(plane, house, panels, code)
    const ridge_m = ridgeSetback(share, code)
    const panel = panels.get(plane.panel_id)
    const free_m = panel ? freeAlong(plane, panel, drawing.north_deg, index => plane.edges[index] === 'ridge') : null
    const needed = {
      share: percent(share),
      inches: inches(ridge_m),
      measure: code.measure,
      article: ridgeArticle(code),
    }
    return { plane, share, needed, free_m, is_near: free_m !== null && free_m < ridge_m - TOLERANCE_M }
  })
  const near = ridges.flatMap(({ plane, needed, free_m, is_near }): FireFinding[] =>
    is_near && free_m !== null
      ? [
          {
            severity: 'warning',
            plane_id: plane.id,
            kind: 'ridge',
            sentence: words.ridge_near({ ...needed, plane: plane.name, free: inches(free_m) }),
          },
        ]
      : [],
  )
  const [most] = ridges.toSorted((a, b) => b.share - a.share)
  const ok: FireFinding[] =
    near.length === 0 && most
      ? [{ severity: 'ok', plane_id: null, kind: 'ridge', sentence: words.ridge_ok(most.needed) }]
      : []
  const { pathway_m } = limitsOf(code)
  const ways = waysOf(house, panels, pathway_m)
  return [
    ...near,
    ...ok,
    ...edgesNear(steep, house, panels, code),
    ...(pathway_m > 0
      ? [
          ...waysFindings(ways, code),
          ...steep.filter(plane => !reached(plane, ways, house)).map(plane => noWay(plane, code)),
        ]
      : []),
    ...house.planes
      .filter(plane => blocksEscape(plane, house, panels))
      .map(
        (plane): FireFinding => ({
          severity: 'warning',
          plane_id: plane.id,
          kind: 'escape',
          sentence: words.escape_blocked({ name: plane.name, article: articleOf(code, 'escape') }),
        }),
      ),
  ]
}

const isOccupied = (plane: Plane) => plane.modules.some(module => module.on)

/** Along hips, valleys, eaves and rakes, where a place asks for it. */
function edgesNear(steep: readonly Plane[], house: Drawing, panels: Panels, code: FireCode): FireFinding[] {
  const { hip_valley_m, edge_m } = limitsOf(code)
  const asked = [
    { kind: 'hips', needed_m: hip_valley_m, edges: ['hip', 'valley'] },
    { kind: 'edges', needed_m: edge_m, edges: ['eave', 'rake'] },
  ] as const
  return asked.flatMap(({ kind, needed_m, edges }) =>
    steep.flatMap((plane): FireFinding[] => {
      const panel = panels.get(plane.panel_id)
      const free_m = panel
        ? freeAlong(plane, panel, house.north_deg, index => edges.some(one => one === plane.edges[index]))
        : null
      if (free_m === null || free_m >= needed_m - TOLERANCE_M) return []
      const sentence = words.edge_near({
        plane: plane.name,
        free: inches(free_m),
        where: kind,
        article: editionOf(code),
        inches: inches(needed_m),
      })
      return [{ severity: 'warning', plane_id: plane.id, kind, sentence }]
    }),
  )
}

/** Two ways from the eave to the ridge on separate planes, one of them at the street or drive. */
function waysFindings(ways: readonly Way[], code: FireCode): FireFinding[] {
  const article = articleOf(code, 'pathways')
  const wide = inches(limitsOf(code).pathway_m)
  const of_roof = { plane_id: null }
  const count = new Set(ways.map(way => way.plane_id)).size
  if (count < 2)
    return [
      {
        severity: 'warning',
        kind: 'pathways',
        ...of_roof,
        sentence: words.pathways_missing({ count, article, inches: wide }),
      },
    ]
  const { street_deg } = code
  const at_street =
    street_deg !== null && ways.some(({ faces_deg }) => faces_deg.some(one => turn(one, street_deg) <= STREET_DEG))
  if (street_deg !== null && !at_street)
    return [{ severity: 'warning', kind: 'street', ...of_roof, sentence: words.street_missing({ article }) }]
  const has_street = at_street ? 'yes' : 'no'
  return [
    {
      severity: 'ok',
      kind: 'pathways',
      ...of_roof,
      sentence: words.pathways_ok({ count, article, inches: wide, has_street }),
    },
  ]
}

const turn = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

const noWay = (plane: Plane, code: FireCode): FireFinding => ({
  severity: 'warning',
  plane_id: plane.id,
  kind: 'unreachable',
  sentence: words.plane_unreachable({
    name: plane.name,
    article: articleOf(code, 'pathways'),
    inches: inches(limitsOf(code).pathway_m),
  }),
})

type Way = {
  readonly plane_id: string
  /** The sides of the house it can be climbed from. */
  readonly faces_deg: readonly number[]
}

/** On planes with panels along a side; an empty plane is a way if it is as wide as one and begins at an eave. */
function waysOf(house: Drawing, panels: Panels, pathway_m: number): Way[] {
  return house.planes.flatMap(plane => {
    const panel = panels.get(plane.panel_id)
    if (!isOccupied(plane))
      return isWide(plane, house.north_deg, pathway_m) ? [{ plane_id: plane.id, faces_deg: [plane.azimuth_deg] }] : []
    if (!panel) return []
    return (['left', 'right'] as const)
      .filter(side => (freeAlong(plane, panel, house.north_deg, climbed(plane, side)) ?? 0) >= pathway_m - TOLERANCE_M)
      .map(side => ({
        plane_id: plane.id,
        // Looking up the slope, left is a quarter turn clockwise from where it falls.
        faces_deg: [plane.azimuth_deg, plane.azimuth_deg + (side === 'left' ? 90 : -90)],
      }))
  })
}

function isWide(plane: Plane, north_deg: number, pathway_m: number): boolean {
  const { corners } = planeFrame(plane, north_deg)
  return sidesOf(corners).some(
    ([a, b], index) => plane.edges[index] === 'eave' && Math.hypot(a[0] - b[0], a[1] - b[1]) >= pathway_m - TOLERANCE_M,
  )
}

/** A way on the plane itself or on the one that adjoins it (its outline comes within half a metre). */
const reached = (plane: Plane, ways: readonly Way[], { planes }: Drawing): boolean =>
  planes
    .filter(other => other.id === plane.id || outlineDistance(other.points, plane.points) < 0.5)
    .some(other => ways.some(way => way.plane_id === other.id))

function blocksEscape(plane: Plane, drawing: Drawing, panels: Panels): boolean {
  const panel = panels.get(plane.panel_id)
  if (!panel) return false
  const strips = escapeStrips(plane, drawing)
  return plane.modules.some(
    ({ on, u_m, v_m, orientation }) =>
      on &&
      strips.some(strip => {
        const { width_m, height_m } = sizeOn(panel, orientation)
        // A hair smaller: what only touches is free.
        return outlinesMeet(rectangle([u_m, v_m], width_m - TOLERANCE_M, height_m - TOLERANCE_M), strip)
      }),
  )
}

type IsMeant = (index: number, corners: PlaneFrame['corners']) => boolean
const climbed =
  (plane: Plane, side: 'left' | 'right'): IsMeant =>
  (index, corners) => {
    const kind = plane.edges[index]
    return kind !== 'ridge' && kind !== 'eave' && sideOf(corners, index) === side
  }

/** Least distance of the modules that are on to these edges; null where there is none. */
function freeAlong(plane: Plane, panel: Panel, north_deg: number, isMeant: IsMeant): number | null {
  const { corners } = planeFrame(plane, north_deg)
  const edges = sidesOf(corners).filter((_, index) => isMeant(index, corners))
  const modules = plane.modules.filter(module => module.on)
  if (edges.length === 0 || modules.length === 0) return null
  return Math.min(
    ...modules.flatMap(({ u_m, v_m, orientation }) => {
      const { width_m, height_m } = sizeOn(panel, orientation)
      const outline = rectangle([u_m, v_m], width_m, height_m)
      return edges.map(edge => outlineDistance(outline, edge))
    }),
  )
}

/** Above a limit by less than a percent it still reads as above: 33.2%. */
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
const inches = (metres: number) => `${Math.floor((metres + TOLERANCE_M) / INCH_M)} in`
