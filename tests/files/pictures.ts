// The smallest files of each kind with a location, assembled byte by byte.
const ascii = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))
const bytes = (...parts: (Uint8Array | readonly number[])[]) => Uint8Array.from(parts.flatMap(part => [...part]))
const be32 = (n: number) => [(n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]
const le32 = (n: number) => be32(n).reverse()
const le24 = (n: number) => le32(n).slice(0, 3)

/** Must never be in the output. */
export const PLACE = 'GPS 33.45N 112.07W'

const segment = (marker: number, data: Uint8Array) =>
  bytes([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255], data)

export const jpeg = (width = 40, height = 30) =>
  bytes(
    [0xff, 0xd8],
    segment(0xe0, ascii('JFIF\0\x01\x01')),
    segment(0xe1, ascii(`Exif\0\0${PLACE}`)),
    segment(0xe2, ascii('ICC_PROFILE\0colours')),
    segment(0xe2, ascii(`MPF\0${PLACE}`)),
    segment(0xed, ascii(`Photoshop 3.0\0${PLACE}`)),
    segment(0xfe, ascii(PLACE)),
    segment(0xc2, bytes([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])),
    segment(0xda, Uint8Array.from([1, 1, 0, 0, 63, 0])),
    // A scan with an escaped 0xFF and a restart, a second scan, the end, and a preview behind it.
    [1, 2, 0xff, 0, 3, 0xff, 0xd0, 4],
    segment(0xda, Uint8Array.from([1, 1, 0, 0, 63, 0])),
    [5, 6, 0xff, 0xd9],
    ascii(PLACE),
  )

const chunk = (type: string, data: Uint8Array) => bytes(be32(data.length), ascii(type), data, [0, 0, 0, 0])

export const png = (width = 40, height = 30) =>
  bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', bytes(be32(width), be32(height), [8, 2, 0, 0, 0])),
    chunk('tEXt', ascii(`Location\0${PLACE}`)),
    chunk('eXIf', ascii(PLACE)),
    chunk('iCCP', ascii('colours')),
    chunk('IDAT', Uint8Array.from([1, 2, 3])),
    chunk('IEND', new Uint8Array()),
    ascii(PLACE),
  )

const riff = (type: string, data: Uint8Array) =>
  bytes(ascii(type), le32(data.length), data, data.length % 2 === 1 ? [0] : [])

export const webp = (width = 40, height = 30) => {
  const chunks = bytes(
    riff('VP8X', bytes([0x0c, 0, 0, 0], le24(width - 1), le24(height - 1))),
    riff('VP8L', Uint8Array.from([0x2f, 1, 2, 3, 4])),
    riff('EXIF', ascii(PLACE)),
    riff('XMP ', ascii(`<x>${PLACE}</x>`)),
  )
  return bytes(ascii('RIFF'), le32(chunks.length + 4), ascii('WEBP'), chunks)
}

export const pdf = () => ascii('%PDF-1.7\n%%EOF\n')
export const text = (whole: Uint8Array) => String.fromCharCode(...whole)
