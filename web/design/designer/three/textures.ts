// Small repeating textures for roof, wall and ground, and a panel's face. Generated here, so nothing is downloaded.
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'
import type { Schemas } from '#sdk/types.ts'
import { PANEL_EDGE_COLOR } from '../canvas/access-color.ts'

export type RoofType = Schemas['Project']['roof_type']
type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

/** The same at every visit. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** `side_m`: how much of a roof, wall or ground one picture covers. */
function repeated(pixels: number, side_m: number, draw: (pen: Pen, pixels: number) => void): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = pixels
  const pen = canvas.getContext('2d')
  if (pen) draw(pen, pixels)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.repeat.set(1 / side_m, 1 / side_m)
  texture.anisotropy = 8
  return texture
}

const grey = (level: number) => `rgb(${level} ${level} ${level})`

/** Courses of a covering: brighter and darker than the roof's own colour, which the mesh has. */
export function roofTexture(type: RoofType): CanvasTexture {
  const random = randomFrom(7)
  if (type === 'metal_standing_seam' || type === 'metal_corrugated')
    return repeated(256, type === 'metal_corrugated' ? 1.2 : 2.4, (pen, side) => {
      pen.fillStyle = grey(226)
      pen.fillRect(0, 0, side, side)
      for (let seam = 0; seam < side; seam += side / 6) {
        pen.fillStyle = grey(150)
        pen.fillRect(seam, 0, 5, side)
        pen.fillStyle = grey(255)
        pen.fillRect(seam + 5, 0, 4, side)
      }
    })
  if (type === 'flat')
    return repeated(128, 6, (pen, side) => {
      pen.fillStyle = grey(240)
      pen.fillRect(0, 0, side, side)
      pen.fillStyle = grey(214)
      pen.fillRect(0, 0, side, 2)
      pen.fillRect(0, 0, 2, side)
    })
  const tiled = type === 'clay_tile' || type === 'concrete_tile'
  const courses = tiled ? 6 : 12
  return repeated(512, 2.4, (pen, side) => {
    const tall = side / courses
    for (let course = 0; course < courses; course++) {
      const wide = tiled ? side / 8 : side / 8
      for (let index = -1; index <= 8; index++) {
        const x = index * wide + (tiled || course % 2 === 0 ? 0 : wide / 2)
        const level = 196 + random() * 50
        if (tiled) {
          const round = pen.createLinearGradient(x, 0, x + wide, 0)
          for (const [stop, shade] of [
            [0, 0.62],
            [0.35, 1],
            [0.75, 0.9],
            [1, 0.62],
          ] as const)
            round.addColorStop(stop, grey(Math.round(level * shade)))
          pen.fillStyle = round
        } else pen.fillStyle = grey(Math.round(level))
        pen.fillRect(x, course * tall, wide, tall)
        if (!tiled) {
          pen.fillStyle = 'rgb(0 0 0 / 0.22)'
          pen.fillRect(x, course * tall, 1.5, tall)
        }
      }
      // The shadow below the butt of each course.
      pen.fillStyle = 'rgb(0 0 0 / 0.34)'
      pen.fillRect(0, course * tall, side, tiled ? 7 : 5)
    }
  })
}

/** Lap siding: a shadow every 20 cm. */
export const wallTexture = () =>
  repeated(128, 0.8, (pen, side) => {
    for (let board = 0; board < 4; board++) {
      const shade = pen.createLinearGradient(0, (board * side) / 4, 0, ((board + 1) * side) / 4)
      shade.addColorStop(0, grey(255))
      shade.addColorStop(0.86, grey(246))
      shade.addColorStop(0.9, grey(206))
      shade.addColorStop(1, grey(226))
      pen.fillStyle = shade
      pen.fillRect(0, (board * side) / 4, side, side / 4)
    }
  })

/** Lawn: what makes a size visible without a grid. */
export const groundTexture = () => {
  const random = randomFrom(11)
  return repeated(256, 9, (pen, side) => {
    pen.fillStyle = grey(236)
    pen.fillRect(0, 0, side, side)
    for (let blade = 0; blade < 5200; blade++) {
      pen.fillStyle = grey(Math.round(214 + random() * 41))
      pen.fillRect(random() * side, random() * side, 1 + random() * 2, 1 + random() * 2)
    }
  })
}

const FACE = { width: 192, height: 320 } as const

/** Frame and cells of a module. `heat`: white with a dark frame, to wear a colour of the scale. */
export function panelTexture(heat: boolean): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = FACE.width
  canvas.height = FACE.height
  const pen = canvas.getContext('2d')
  if (pen) {
    const frame = heat ? 12 : 8
    pen.fillStyle = heat ? PANEL_EDGE_COLOR : '#aeb7c2'
    pen.fillRect(0, 0, FACE.width, FACE.height)
    pen.fillStyle = heat ? '#fff' : '#0d1526'
    pen.fillRect(frame, frame, FACE.width - 2 * frame, FACE.height - 2 * frame)
    const [columns, rows] = [6, 10]
    const wide = (FACE.width - 2 * frame) / columns
    const tall = (FACE.height - 2 * frame) / rows
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++) {
        const [x, y] = [frame + column * wide, frame + row * tall]
        if (heat) pen.fillStyle = '#f2f2f2'
        else {
          const sheen = pen.createLinearGradient(x, y, x + wide, y + tall)
          sheen.addColorStop(0, '#22345c')
          sheen.addColorStop(1, '#182646')
          pen.fillStyle = sheen
        }
        pen.fillRect(x + 1, y + 1, wide - 2, tall - 2)
      }
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}
