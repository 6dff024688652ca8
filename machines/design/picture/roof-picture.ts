// The one picture of a saved design, as SVG without text: the house seen from the side most panels face, or its roof from above.
// Screens, slides, proposals, PDFs and mails show it. What was typed without a drawing is `panels-picture.ts`.
import type { Schemas } from '#sdk/types.ts'
import { RAD } from '../../lib/angles.ts'
import { contains } from '../drawing/geometry.ts'
import { type Camera, cameraAt, normalOf, type Point3, type Spot } from './camera.ts'
import { COLORS, GROUND_AT_NIGHT, hex, lit } from './palette.ts'
import { type Box, type PanelSides, type RoofPart, type RoofScene, roofScene } from './roof-scene.ts'

type Drawing = Schemas['Drawing']

export type { PanelSides }
export type View = 'house' | 'plan'
/** `ground`: position of the site image behind it, as fractions of the frame's width and height. */
export type Picture = { svg: string; ground: Ground | null }
type Ground = { left: number; top: number; width: number; height: number }
type Frame = { left: number; top: number; width: number; height: number }

export const WIDTH_PX = 1200
export const HEIGHT_PX = 750
/** Air around the house, of its own size. */
const AIR = 0.1
const HOUSE_HEIGHT_DEG = 42
/** The viewer is off the panels' direction, so that a second wall is visible. */
const BESIDE_DEG = 28
const MOST_BESIDE_DEG = 50

export function roofPicture(drawing: Drawing, sides: PanelSides, view: View): Picture {
  const whole = roofScene(drawing, sides)
  const toward = view === 'plan' ? 180 : viewFrom(whole) - drawing.north_deg
  const camera = cameraAt(toward, view === 'plan' ? 90 : HOUSE_HEIGHT_DEG)
  const { scene, frame } = framed(whole, camera)
  const scale = WIDTH_PX / frame.width
  const spot = (point: Point3): Spot => {
    const [x, y] = camera.project(point)
    return [(x - frame.left) * scale, (y - frame.top) * scale]
  }
  const over_image = view === 'plan' && drawing.image !== null
  const sun = sunBeside(toward)
  const painter = painterOf({ camera, spot, sun, scale, over_image })
  const body = [
    over_image
      ? ''
      : `${GROUND_AT_NIGHT}<path class="lawn" d="M0 0H${WIDTH_PX}V${HEIGHT_PX}H0Z" fill="${hex(COLORS.lawn)}"/>`,
    over_image ? '' : painter.shadows(scene),
    ...inOrder(scene, camera, painter),
    view === 'plan' ? northArrow(drawing.north_deg) : '',
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}" width="${WIDTH_PX}" height="${HEIGHT_PX}" stroke-linejoin="round">${body.join('')}</svg>`
  return { svg, ground: over_image && drawing.image ? groundOf(drawing.image, frame) : null }
}

/** Compass direction of the viewer: in front of the planes with panels, and to one side if all face one way. */
function viewFrom({ roofs }: RoofScene): number {
  const [most] = [...roofs].sort((a, b) => b.panels.length - a.panels.length)
  const main = most?.azimuth_deg ?? 180
  const side = roofs.reduce(
    (sum, { panels, azimuth_deg }) => sum + panels.length * Math.sin((azimuth_deg - main) * RAD),
    0,
  )
  const ahead = roofs.reduce(
    (sum, { panels, azimuth_deg }) => sum + panels.length * Math.cos((azimuth_deg - main) * RAD),
    0,
  )
  const lean = Math.atan2(side, Math.max(ahead, 1e-6)) / RAD
  return main + Math.sign(lean || 1) * Math.min(Math.max(Math.abs(lean), BESIDE_DEG), MOST_BESIDE_DEG)
}

function sunBeside(toward_deg: number): Point3 {
  const bearing = (toward_deg + 40) * RAD
  return [Math.sin(bearing) * 0.7, Math.cos(bearing) * 0.7, 0.71]
}

/** How much wider than the house alone the frame gets for what is next to it. */
const MOST_ROOM = 1.35

/** Frames the house in the picture's shape, with the trees and boxes next to it whole. What is farther off is left out, since the edge would cut it. */
function framed(scene: RoofScene, camera: Camera): { scene: RoofScene; frame: Frame } {
  const { roofs, on_roof, on_ground, trees } = scene
  const house = [
    ...roofs.flatMap(({ top, walls, panels }) => [...top, ...walls.flat(), ...panels.flat()]),
    ...on_roof.flatMap(({ top }) => top),
  ].map(camera.project)
  const most = grown(frameAround(house), MOST_ROOM)
  const fits = (spots: Spot[]) =>
    spots.every(([x, y]) => x > most.left && y > most.top && x < most.left + most.width && y < most.top + most.height)
  const boxes = on_ground.filter(box => fits(spotsOfBox(box, camera)))
  const near = trees.filter(tree => fits(spotsOfTree(tree, camera)))
  return {
    scene: { ...scene, on_ground: boxes, trees: near },
    frame: frameAround([
      ...house,
      ...boxes.flatMap(box => spotsOfBox(box, camera)),
      ...near.flatMap(tree => spotsOfTree(tree, camera)),
    ]),
  }
}

const spotsOfBox = ({ sides, top }: Box, camera: Camera): Spot[] => [...sides.flat(), ...top].map(camera.project)

/** Its foot and what its crown reaches; the crown's circles are a little wider than the crown. */
function spotsOfTree({ x_m, y_m, height_m, crown_m }: RoofScene['trees'][number], camera: Camera): Spot[] {
  const [x, y] = camera.project([x_m, y_m, Math.max(height_m - crown_m / 2, height_m / 2)])
  const reach = crown_m * 0.55
  return [camera.project([x_m, y_m, 0]), [x - reach, y - reach], [x + reach, y + reach]]
}

function frameAround(spots: readonly Spot[]): Frame {
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const wide = (Math.max(...xs) - Math.min(...xs)) * (1 + 2 * AIR)
  const high = (Math.max(...ys) - Math.min(...ys)) * (1 + 2 * AIR)
  const width = Math.max(wide, (high * WIDTH_PX) / HEIGHT_PX)
  const height = (width * HEIGHT_PX) / WIDTH_PX
  return { left: x - width / 2, top: y - height / 2, width, height }
}

const grown = ({ left, top, width, height }: Frame, by: number): Frame => ({
  left: left - (width * (by - 1)) / 2,
  top: top - (height * (by - 1)) / 2,
  width: width * by,
  height: height * by,
})

type Look = { camera: Camera; spot: (point: Point3) => Spot; sun: Point3; scale: number; over_image: boolean }
type Painter = ReturnType<typeof painterOf>

function painterOf({ camera, spot, sun, scale, over_image }: Look) {
  const path = (points: readonly Point3[]) => `M${points.map(point => spot(point).map(tenth).join(' ')).join('L')}Z`
  const face = (points: readonly Point3[], color: Parameters<typeof lit>[0], more = '') => {
    const normal = normalOf(points)
    return camera.sees(normal) ? `<path d="${path(points)}" fill="${lit(color, normal, sun)}"${more}/>` : ''
  }
  const between = (a: Point3, b: Point3): Point3 => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
  const line = (part: number) => tenth(Math.max(0.6, part * scale))
  return {
    roof({ top, fascia, walls, panels }: RoofPart) {
      const trim = ` stroke="${hex(COLORS.ridge)}" stroke-width="${line(0.05)}"${over_image ? ' fill-opacity=".35"' : ''}`
      const seen = panels.filter(panel => camera.sees(normalOf(panel)))
      const [first] = seen
      const middles = seen.map(([a, b, c, d]) =>
        a && b && c && d
          ? `M${spot(between(a, d)).map(tenth).join(' ')}L${spot(between(b, c)).map(tenth).join(' ')}`
          : '',
      )
      return [
        ...walls.map(wall => face(wall, COLORS.wall)),
        ...fascia.map(board => face(board, COLORS.fascia)),
        face(top, COLORS.roof, trim),
        first
          ? `<path d="${seen.map(path).join('')}" fill="${lit(COLORS.panel, normalOf(first), sun)}" stroke="${hex(COLORS.frame)}" stroke-width="${line(0.05)}"/><path d="${middles.join('')}" stroke="${hex(COLORS.frame)}" stroke-opacity=".5" stroke-width="${line(0.025)}"/>`
          : '',
      ].join('')
    },
    box({ sides, top, kind }: Box) {
      const color =
        kind === 'chimney'
          ? COLORS.brick
          : kind === 'skylight'
            ? COLORS.glass
            : kind === 'vent' || kind === 'other'
              ? COLORS.metal
              : COLORS.wall
      return [...sides, top].map(one => face(one, color)).join('')
    },
    tree({ kind, x_m, y_m, height_m, crown_m }: RoofScene['trees'][number], faint: boolean) {
      const radius = (crown_m / 2) * scale
      const [foot_x, foot_y] = spot([x_m, y_m, 0])
      const [x, y] = spot([x_m, y_m, Math.max(height_m - crown_m / 2, height_m / 2)])
      const blob = (dx: number, dy: number, part: number, color: string) =>
        `<circle cx="${tenth(x + dx * radius)}" cy="${tenth(y + dy * radius)}" r="${tenth(radius * part)}" fill="${color}"/>`
      const leaf = hex(kind === 'evergreen' ? COLORS.needle : COLORS.leaf)
      const light = hex(kind === 'evergreen' ? COLORS.leaf : COLORS.leaf_lit)
      return `<g${faint ? ' opacity=".45"' : ''}><path d="M${tenth(foot_x)} ${tenth(foot_y)}L${tenth(x)} ${tenth(y)}" stroke="${hex(COLORS.trunk)}" stroke-width="${line(0.35)}" stroke-linecap="round"/>${blob(-0.42, 0.18, 0.62, leaf)}${blob(0.44, 0.14, 0.6, leaf)}${blob(0, -0.3, 0.68, leaf)}${blob(0.14, -0.38, 0.4, light)}</g>`
    },
    shadows({ roofs, trees }: RoofScene) {
      const cast = ([x, y, z]: Point3): Point3 => [x - (sun[0] / sun[2]) * z * 0.5, y - (sun[1] / sun[2]) * z * 0.5, 0]
      const houses = roofs.flatMap(({ top, walls }) => [top.map(cast), ...walls.map(wall => wall.map(cast))])
      const crowns = trees.map(({ x_m, y_m, crown_m, height_m }) => {
        const [x, y] = spot(cast([x_m, y_m, height_m / 4]))
        return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth((crown_m / 2) * scale)}" ry="${tenth((crown_m / 3) * scale)}"/>`
      })
      return `<g class="shadow" fill="${hex(COLORS.shadow)}"><path fill-rule="nonzero" d="${houses.map(counterclockwise).map(path).join('')}"/>${crowns.join('')}</g>`
    },
  }
}

/** So that shadows that overlap are one. */
function counterclockwise(points: Point3[]): Point3[] {
  return normalOf(points)[2] < 0 ? points.reverse() : points
}

/** From far to near: later parts cover those behind. Objects in front are faint, so no panel is hidden. */
function inOrder(scene: RoofScene, camera: Camera, painter: Painter): string[] {
  const depthOf = (points: readonly Point3[]) =>
    points.reduce((sum, point) => sum + camera.depth([point[0], point[1], 0]), 0) / points.length
  const house = Math.min(...scene.roofs.map(({ top }) => depthOf(top)))
  const parts = [
    ...scene.roofs.map(roof => {
      // A dormer on the far slope is drawn after that slope, though its middle is farther.
      const host = scene.roofs.find(one => one !== roof && isWithin(roof.top, one.top))
      const depth = host ? Math.min(depthOf(roof.top), depthOf(host.top) - 1e-3) : depthOf(roof.top)
      return { depth, draw: () => painter.roof(roof) }
    }),
    ...scene.on_ground.map(box => ({ depth: depthOf(box.top), draw: () => painter.box(box) })),
    ...scene.trees.map(tree => {
      const depth = camera.depth([tree.x_m, tree.y_m, 0])
      return { depth, draw: () => painter.tree(tree, depth < house) }
    }),
  ].sort((a, b) => b.depth - a.depth)
  const boxes = [...scene.on_roof].sort((a, b) => depthOf(b.top) - depthOf(a.top))
  return [...parts.map(({ draw }) => draw()), ...boxes.map(painter.box)]
}

function isWithin(inner: readonly Point3[], outer: readonly Point3[]): boolean {
  const outline = outer.map(([x, y]) => [x, y])
  return inner.every(([x, y]) => contains(outline, [x, y]))
}

function northArrow(north_deg: number): string {
  return `<path transform="translate(${WIDTH_PX - 56} 60) rotate(${tenth(-north_deg)})" d="M0 -32L15 24L0 14L-15 24Z" fill="#fff" stroke="${hex(COLORS.ridge)}" stroke-width="3"/>`
}

function groundOf({ width_px, height_px, meters_per_pixel, x_m, y_m }: Schemas['SiteImage'], frame: Frame): Ground {
  const [wide, high] = [width_px * meters_per_pixel, height_px * meters_per_pixel]
  return {
    left: (x_m - wide / 2 - frame.left) / frame.width,
    top: (-y_m - high / 2 - frame.top) / frame.height,
    width: wide / frame.width,
    height: high / frame.height,
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10
