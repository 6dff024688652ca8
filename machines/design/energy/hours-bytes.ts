// Hours as they rest in the database: eight bytes each, little-endian.
export function writeHours(hours: Float64Array): Uint8Array {
  const bytes = new Uint8Array(hours.length * 8)
  const view = new DataView(bytes.buffer)
  for (const [hour, kwh] of hours.entries()) view.setFloat64(hour * 8, kwh, true)
  return bytes
}

export function readHours(bytes: Uint8Array): Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float64Array.from({ length: bytes.byteLength >> 3 }, (_, hour) => view.getFloat64(hour * 8, true))
}
