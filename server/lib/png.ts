// Writes PNG files (ISO/IEC 15948).
import { crc32, deflateSync } from 'node:zlib'

export const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function pngChunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(12 + data.length)
  framed.writeUInt32BE(data.length, 0)
  framed.write(type, 4, 'latin1')
  data.copy(framed, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + data.length)), 8 + data.length)
  return framed
}

/** From RGBA pixels; the alpha channel is dropped. */
export function writePng({ width, height, data }: { width: number; height: number; data: Uint8Array }): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8-bit RGB, not interlaced.
  header.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let from = 0, to = 0; from < width * height * 4; from += 4) {
    // Each row begins with its filter type: 0, no filter.
    if (from % (width * 4) === 0) to += 1
    for (let color = 0; color < 3; color += 1) rows[to++] = data[from + color] ?? 0
  }
  return Buffer.concat([
    PNG_START,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
