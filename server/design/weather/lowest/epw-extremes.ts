// The design conditions in the head of an EPW file: its second line, as ASHRAE's handbook has them for the station.
import { gunzipSync } from 'node:zlib'

const LINE = /^DESIGN CONDITIONS,.*$/m
/** After the word: winds exceeded 1%, 2.5% and 5% of the time, highest wet bulb, then the mean of the years' lows and of their highs. */
const LOW = 5
const HEAD_BYTES = 16_384
/** Beyond the record of any station in the world. */
const COLDEST_C = -70
const WARMEST_C = 30

/** Extreme annual mean minimum in C. Undefined if the file has no plausible design conditions. */
export function epwExtremeLow(bytes: Uint8Array): number | undefined {
  const cells = LINE.exec(headOf(bytes))?.[0].split(',')
  const extremes = cells?.indexOf('Extremes') ?? -1
  const [low, high] = extremes < 0 ? [] : (cells?.slice(extremes + LOW, extremes + LOW + 2) ?? [])
  if (!low || !high) return undefined
  const [low_c, high_c] = [Number(low), Number(high)]
  return low_c >= COLDEST_C && low_c <= WARMEST_C && low_c < high_c ? low_c : undefined
}

function headOf(bytes: Uint8Array): string {
  const is_packed = bytes[0] === 0x1f && bytes[1] === 0x8b
  // A file that was accepted unpacks.
  const plain = is_packed ? gunzipSync(bytes) : bytes
  return new TextDecoder('latin1').decode(plain.subarray(0, HEAD_BYTES))
}
