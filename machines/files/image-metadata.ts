// Removes a picture's metadata without touching its pixels: phones store where a photo was taken. Color profiles stay,
// since colors are meaningless without them. Browsers rotate a photo before they send it.

export type ImageKind = 'image/png' | 'image/jpeg' | 'image/webp'
export type Picture = { readonly bytes: Uint8Array; readonly width_px: number; readonly height_px: number }

/** The picture without EXIF, XMP, comments, times or anything after its end; undefined where it is cut off or broken. */
export function cleanPicture(bytes: Uint8Array, kind: ImageKind): Picture | undefined {
  try {
    const cleaned = CLEANERS[kind](bytes)
    return cleaned && cleaned.width_px > 0 && cleaned.height_px > 0 ? cleaned : undefined
  } catch (error) {
    // Reading past the end of what was sent.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const CLEANERS = { 'image/png': cleanPng, 'image/jpeg': cleanJpeg, 'image/webp': cleanWebp }

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** PNG, third edition (W3C 2025): chunks of length, type, data and checksum. */
const PNG_DROPPED = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'])

function cleanPng(bytes: Uint8Array): Picture | undefined {
  const view = viewOf(bytes)
  const pieces = [bytes.subarray(0, 8)]
  if (textAt(bytes, 12, 4) !== 'IHDR') return undefined
  for (let at = 8; ; ) {
    const end = at + 12 + view.getUint32(at)
    const type = textAt(bytes, at + 4, 4)
    if (end > bytes.length) return undefined
    if (!PNG_DROPPED.has(type)) pieces.push(bytes.subarray(at, end))
    if (type === 'IEND') break
    at = end
  }
  return { bytes: joined(pieces), width_px: view.getUint32(16), height_px: view.getUint32(20) }
}

/** JPEG (ITU-T T.81, annex B): segments of marker and length, then scans in which 0xFF is followed by 0 or a restart. */
function cleanJpeg(bytes: Uint8Array): Picture | undefined {
  const view = viewOf(bytes)
  const pieces = [bytes.subarray(0, 2)]
  let size = { width_px: 0, height_px: 0 }
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    // Filling before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    // The end: what a phone puts behind it, a preview with its own place and time, is left out.
    if (marker === 0xd9) {
      pieces.push(bytes.subarray(at, at + 2))
      return { bytes: joined(pieces), ...size }
    }
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) return undefined
    if (isFrame(marker)) size = { height_px: view.getUint16(at + 5), width_px: view.getUint16(at + 7) }
    const next = marker === 0xda ? afterScan(bytes, end) : end
    if (staysInJpeg(marker, bytes, at + 4)) pieces.push(bytes.subarray(at, next))
    at = next
  }
}

/** SOF0 to SOF15, without the tables that share their numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Of applications' segments only JFIF, the colour profile and Adobe's note on colours. */
function staysInJpeg(marker: number, bytes: Uint8Array, at: number): boolean {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  if (marker === 0xe0) return textAt(bytes, at, 5) === 'JFIF\0'
  if (marker === 0xe2) return textAt(bytes, at, 12) === 'ICC_PROFILE\0'
  return marker === 0xee && textAt(bytes, at, 5) === 'Adobe'
}

function afterScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0xff
    const inScan = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!inScan) return at
  }
  throw new RangeError('The scan has no end')
}

/** WebP (RFC 9649): a RIFF of chunks padded to even lengths. */
function cleanWebp(bytes: Uint8Array): Picture | undefined {
  const view = viewOf(bytes)
  const pieces: Uint8Array[] = []
  let size: { width_px: number; height_px: number } | undefined
  const riff_end = 8 + view.getUint32(4, true)
  if (riff_end > bytes.length + 1) return undefined
  for (let at = 12; at + 8 <= Math.min(riff_end, bytes.length); ) {
    const type = textAt(bytes, at, 4)
    const length = view.getUint32(at + 4, true)
    const data = at + 8
    if (data + length > bytes.length) return undefined
    const end = Math.min(bytes.length, data + length + (length % 2))
    if (type === 'VP8X') {
      const chunk = bytes.slice(at, end)
      // Without the flags of EXIF and XMP.
      chunk[8] = (chunk[8] ?? 0) & ~0x0c
      pieces.push(chunk)
      size = { width_px: 1 + uint24(view, data + 4), height_px: 1 + uint24(view, data + 7) }
    } else if (type !== 'EXIF' && type !== 'XMP ') pieces.push(bytes.subarray(at, end))
    if (type === 'VP8 ')
      size ??= {
        width_px: view.getUint16(data + 6, true) & 0x3fff,
        height_px: view.getUint16(data + 8, true) & 0x3fff,
      }
    if (type === 'VP8L') {
      const packed = view.getUint32(data + 1, true)
      size ??= { width_px: 1 + (packed & 0x3fff), height_px: 1 + ((packed >>> 14) & 0x3fff) }
    }
    at = end
  }
  if (!size) return undefined
  const whole = joined([bytes.subarray(0, 12), ...pieces])
  viewOf(whole).setUint32(4, whole.length - 8, true)
  return { bytes: whole, ...size }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
