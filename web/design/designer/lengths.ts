// Lengths in the user's units. Drawings are in meters; users choose feet and inches or meters, per browser.
import { useSyncExternalStore } from 'react'
import { keep, kept } from '#web/lib/storage.ts'

export type Unit = 'ft' | 'm'
export const FOOT_M = 0.3048
const KEY = 'length_unit'

const watchers = new Set<() => void>()
const read = (): Unit => (kept(KEY) === 'm' ? 'm' : 'ft')

export function setUnit(unit: Unit) {
  keep(KEY, unit)
  for (const changed of watchers) changed()
}

export const useUnit = () =>
  useSyncExternalStore(changed => {
    watchers.add(changed)
    return () => watchers.delete(changed)
  }, read)

/** 3.81 → 12′ 6″ or 3.81 m. */
export function lengthText(meters: number, unit: Unit): string {
  if (unit === 'm') return `${meters.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} m`
  const inches = Math.round((meters / FOOT_M) * 12)
  return `${Math.floor(inches / 12)}′ ${inches % 12}″`
}

export const areaText = (square_m: number, unit: Unit) =>
  unit === 'm'
    ? `${square_m.toLocaleString('en-US', { maximumFractionDigits: 1 })} m²`
    : `${(square_m / FOOT_M ** 2).toLocaleString('en-US', { maximumFractionDigits: 0 })} ft²`

/** 12' 6", 12.5, 12ft 6in, 150 in, 3.8 m → metres; a bare number is in `unit`. What is no length → null. */
export function readLength(text: string, unit: Unit): number | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[′’]/g, "'")
    .replaceAll(/[″”]|''/g, '"')
    .replaceAll(',', '')
  const bare = /^(\d*\.?\d+)$/.exec(plain)
  if (bare) return Number(bare[1]) * (unit === 'm' ? 1 : FOOT_M)
  const metric = /^(\d*\.?\d+)\s*(mm|cm|m)$/.exec(plain)
  if (metric)
    return (
      Number(metric[1]) * { mm: 0.001, cm: 0.01, m: 1 }[metric[2] === 'mm' ? 'mm' : metric[2] === 'cm' ? 'cm' : 'm']
    )
  const feet = /^(?:(\d*\.?\d+)\s*(?:'|ft|feet|foot))?\s*(?:(\d*\.?\d+)\s*(?:"|in|inches|inch)?)?$/.exec(plain)
  if (!feet || (feet[1] === undefined && feet[2] === undefined)) return null
  return (Number(feet[1] ?? 0) + Number(feet[2] ?? 0) / 12) * FOOT_M
}

/** 26.57° → 6/12: how far a roof rises on twelve. */
export const pitchOf = (tilt_deg: number) => Math.tan((tilt_deg * Math.PI) / 180) * 12

/** '22', '22°', '5/12' → degrees. */
export function readTilt(text: string): number | null {
  const pitch = /^\s*(\d*\.?\d+)\s*(?:\/|in|:)\s*(\d*\.?\d+)\s*$/.exec(text)
  if (pitch && Number(pitch[2]) > 0)
    return Math.round(((Math.atan(Number(pitch[1]) / Number(pitch[2])) * 180) / Math.PI) * 100) / 100
  const degrees = /^\s*(\d*\.?\d+)\s*°?\s*$/.exec(text)
  return degrees ? Number(degrees[1]) : null
}
