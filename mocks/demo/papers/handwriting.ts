// Signatures of people who do not exist: a pen drawn along loops, each name with its own, as a PNG written by hand so that it
// needs no canvas.
import { crc32, deflateSync } from 'node:zlib'

const HEIGHT = 120
const INK = [24, 32, 74] as const

/** A transparent PNG in base64; the same name gives the same strokes. */
export function handwritten(name: string): string {
  const letters = [...name.replaceAll(/[^\p{L}]/gu, '')]
  const width = 60 + letters.length * 26
  const ink = new Uint8Array(width * HEIGHT)
  let seed = letters.reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  const next = () => {
    seed = (seed * 137 + 41) % 9973
    return seed / 9973
  }
  let x = 24
  for (const [at] of letters.entries()) {
    const isFirst = at === 0
    const tall = isFirst ? 40 : next() < 0.3 ? 30 : 11 + next() * 6
    const wide = isFirst ? 17 : 9 + next() * 4
    const middle = 78 - tall + (isFirst ? 4 : 8)
    const advance = isFirst ? 30 : 23 + next() * 6
    const steps = 140
    for (let step = 0; step <= steps; step++) {
      const turn = (step / steps) * 2 * Math.PI - Math.PI * 1.25
      const lean = -Math.sin(turn) * tall * 0.28
      stroke(
        ink,
        width,
        x + (advance * step) / steps + Math.cos(turn) * wide - lean,
        middle + Math.sin(turn) * tall,
        1.1 + 0.9 * Math.abs(Math.cos(turn)),
      )
    }
    x += advance
  }
  for (let step = 0; step <= 160; step++)
    stroke(ink, width, 20 + ((x - 10) * step) / 160, 100 + Math.sin(step / 34) * 5 - step / 22, 1 + step / 320)
  return png(ink, width)
}

/** A soft disc of the pen. */
function stroke(ink: Uint8Array, width: number, x: number, y: number, radius: number) {
  for (let row = Math.floor(y - radius - 1); row <= y + radius + 1; row++)
    for (let column = Math.floor(x - radius - 1); column <= x + radius + 1; column++) {
      if (row < 0 || row >= HEIGHT || column < 0 || column >= width) continue
      const cover = Math.min(1, Math.max(0, radius + 0.6 - Math.hypot(column - x, row - y)))
      const at = row * width + column
      ink[at] = Math.max(ink[at] ?? 0, Math.round(cover * 255))
    }
}

function png(ink: Uint8Array, width: number): string {
  const rows = Buffer.alloc(HEIGHT * (1 + width * 4))
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < width; x++) rows.set([...INK, ink[y * width + x] ?? 0], y * (1 + width * 4) + 1 + x * 4)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...chunks]).toString('base64')
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
