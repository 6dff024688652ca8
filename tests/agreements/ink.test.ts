import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { assert, asyncProperty, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviceOf } from '#machines/lib/device.ts'
import { InkFault, readInk } from '#server/agreements/signing/ink.ts'
import { demoSignature } from '#tests/support/signing/agreement.ts'

const START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const DRAWN = Buffer.from(demoSignature, 'base64')

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
type Made = {
  width?: number
  height?: number
  type?: number
  depth?: number
  interlace?: number
  pixel?: (x: number, y: number) => number[]
  extra?: Buffer[]
  data?: Buffer
}
/** Black bars on white by default. */
function png({ width = 40, height = 20, type = 0, depth = 8, interlace = 0, pixel, extra = [], data }: Made) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, type, 0, 0, interlace], 8)
  const bars = pixel ?? ((x: number) => [x % 4 === 2 ? 0 : 255])
  const rows = () =>
    Buffer.from(
      Array.from({ length: height }, (_, y) => [
        0,
        ...Array.from({ length: width }, (_, x) => bars(x, y)).flat(),
      ]).flat(),
    )
  return Buffer.concat([
    START,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', data ?? deflateSync(rows())),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const why = async (bytes: Uint8Array) => {
  try {
    await readInk(bytes)
    return 'taken'
  } catch (error) {
    if (error instanceof InkFault) return error.why
    throw error
  }
}
const chunksIn = (bytes: Buffer) => {
  const found: { type: string; data: Buffer }[] = []
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    found.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)),
    })
  return found
}

describe('the picture of a signature', () => {
  it('is taken in every kind of color, and shows the same points afterwards', async () => {
    const dark = (x: number) => x % 4 === 2
    const kinds: Made[] = [
      { type: 0 },
      { type: 2, pixel: x => (dark(x) ? [20, 30, 90] : [255, 255, 255]) },
      { type: 4, pixel: x => [10, dark(x) ? 255 : 0] },
      { type: 6, pixel: x => [26, 34, 66, dark(x) ? 255 : 0] },
      {
        type: 3,
        pixel: x => [dark(x) ? 1 : 0],
        extra: [chunk('PLTE', Buffer.from([255, 255, 255, 0, 0, 60])), chunk('tRNS', Buffer.from([0]))],
      },
      // White strokes on a dark ground can be seen as well.
      { type: 0, pixel: x => [dark(x) ? 255 : 30] },
    ]
    for (const made of [...kinds.map(png), DRAWN]) {
      const kept = await readInk(made)
      const pixels = (bytes: Buffer) =>
        inflateSync(Buffer.concat(chunksIn(bytes).flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []))))
      expect(pixels(kept).equals(pixels(made))).toBe(true)
      expect((await readInk(kept)).equals(kept)).toBe(true)
    }
  })

  it('keeps nothing that rides along: no text, no second picture, nothing behind its end or its compression', async () => {
    const raw = Buffer.concat(
      [...Array(20)].map(() => Buffer.from([0, ...[...Array(40)].map((_, x) => (x % 4 ? 255 : 0))])),
    )
    const hidden = png({
      extra: [
        chunk('tEXt', Buffer.from('Comment\0taken at 33.45, -112.07')),
        chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
        chunk('eXIf', Buffer.from('hidden-exif')),
      ],
      data: Buffer.concat([deflateSync(raw), Buffer.from('hidden-behind-the-pixels')]),
    })
    const kept = await readInk(Buffer.concat([hidden, Buffer.from('hidden-behind-the-end')]))
    expect(chunksIn(kept).map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND'])
    expect(kept.includes('hidden')).toBe(false)
    expect(kept.includes('33.45')).toBe(false)
  })

  it('is refused where it is too large, unusual, or a bomb that would unpack to 500 MB', async () => {
    expect(await why(png({ width: 2_001, data: Buffer.alloc(4) }))).toBe('too_large')
    expect(await why(png({ height: 1_001, data: Buffer.alloc(4) }))).toBe('too_large')
    expect(await why(png({ width: 0x7fffffff, data: Buffer.alloc(4) }))).toBe('too_large')
    expect(await why(png({ depth: 16, type: 6 }))).toBe('unusual')
    expect(await why(png({ interlace: 1 }))).toBe('unusual')
    const bomb = deflateSync(Buffer.alloc(30 * 1_048_576))
    const before = performance.now()
    expect(await why(png({ width: 2_000, height: 1_000, type: 6, data: bomb }))).toBe('unreadable')
    expect(await why(png({ width: 10, height: 10, data: bomb }))).toBe('unreadable')
    // Unpacked whole, the two would take hundreds of milliseconds.
    expect(performance.now() - before).toBeLessThan(1_000)
  })

  it('is refused where nothing can be seen on paper', async () => {
    const clear = { type: 6, pixel: () => [0, 0, 0, 0] }
    const white = { type: 6, pixel: (x: number) => [255, 255, 255, x % 2 ? 255 : 0] }
    const faint = { type: 6, pixel: (x: number) => [0, 0, 0, x % 2 ? 20 : 0] }
    const black = { type: 0, pixel: () => [0] }
    const dust = { type: 0, pixel: (x: number, y: number) => [x < 3 && y === 3 ? 0 : 255] }
    for (const made of [clear, white, faint, black, dust]) expect(await why(png(made))).toBe('empty')
  })

  it('is refused with a reason, and never otherwise, wherever it is cut off or changed', async () => {
    for (let length = 0; length < DRAWN.length; length += 7)
      expect(await why(DRAWN.subarray(0, length))).toBe('unreadable')
    const places = integer({ min: 0, max: DRAWN.length - 1 })
    await assert(
      asyncProperty(places, integer({ min: 1, max: 255 }), async (at, mask) => {
        const bytes = Buffer.from(DRAWN)
        bytes[at] = (bytes[at] ?? 0) ^ mask
        expect(['unreadable', 'too_large', 'unusual', 'empty']).toContain(await why(bytes))
      }),
      { numRuns: 60 },
    )
    const palette = { type: 3, pixel: () => [9], extra: [chunk('PLTE', Buffer.from([1, 2, 3]))] }
    expect(await why(png(palette))).toBe('unreadable')
    expect(await why(png({ type: 3 }))).toBe('unreadable')
    expect(await why(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('unreadable')
  })
})

describe('a device', () => {
  it('is called as a person would call it', () => {
    const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
    const table = [
      [
        `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
        'Safari on iPhone',
      ],
      [
        `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} CriOS/130.0 Mobile/15E148 Safari/604.1`,
        'Chrome on iPhone',
      ],
      [
        `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${webkit} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`,
        'Firefox on iPad',
      ],
      [
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
        'Chrome on Android phone',
      ],
      [
        'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Safari/537.36',
        'Samsung Internet on Android tablet',
      ],
      [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
        'Edge on Windows',
      ],
      [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1.15`, 'Safari on Mac'],
      ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
      ['curl/8.5.0', 'Unknown device'],
      ['', 'Unknown device'],
    ] as const
    for (const [agent, device] of table) expect(deviceOf(agent)).toBe(device)
  })

  it('has a name whatever it says', () => {
    assert(
      property(string({ maxLength: 300 }), agent => {
        const name = deviceOf(agent)
        expect(name.length > 3 && name.length < 40).toBe(true)
      }),
    )
  })
})
