/** A JPEG's rotation to upright, 1 to 8 (EXIF 2.32, tag 274); 1 by default. 5 to 8 swap width and height. */
export function jpegOrientation(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 10 < bytes.length && view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda; ) {
    const exif = view.getUint8(at + 1) === 0xe1 && view.getUint32(at + 4) === 0x45786966
    if (exif) return orientationIn(view, at + 10)
    at += 2 + view.getUint16(at + 2)
  }
  return 1
}

function orientationIn(view: DataView, tiff: number): number {
  if (tiff + 10 > view.byteLength) return 1
  const little = view.getUint16(tiff) === 0x4949
  const first = tiff + view.getUint32(tiff + 4, little)
  if (first + 2 > view.byteLength) return 1
  const entries = view.getUint16(first, little)
  for (let index = 0; index < entries; index++) {
    const entry = first + 2 + index * 12
    if (entry + 12 > view.byteLength) return 1
    if (view.getUint16(entry, little) !== 0x0112) continue
    const value = view.getUint16(entry + 8, little)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}
