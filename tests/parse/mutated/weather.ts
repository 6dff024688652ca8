// Damaged or edited weather files, in each format.
import { gzipSync } from 'node:zlib'
import { epw, nsrdb, sam, solarAnywhere, tmy3, yearAt } from '#tests/support/weather-layouts.ts'
import { changed, flipped } from './changes.ts'
import { drawBy } from './draw.ts'

const year = yearAt(33.45, -112.07)
const FORMATS = {
  sam: () => sam(year),
  nsrdb: () => nsrdb(year, -7, -7),
  nsrdb_utc: () => nsrdb(year, 0, -7),
  nsrdb_half_hours: () => nsrdb(year, -7, -7, 30),
  tmy3: () => tmy3(year),
  epw: () => epw(year),
  solar_anywhere: () => solarAnywhere(year),
}
type Format = keyof typeof FORMATS
const KINDS = Object.keys(FORMATS) as Format[]
const texts = new Map<Format, string>()

/** All light and temperatures of another unit, as some programs write them. */
const scaled = (text: string, factor: number) =>
  text.replaceAll(/(?<=^(?:[^,\n]*,){4,})\d+(?:\.\d+)?(?=,|$)/gm, value =>
    String(Number((Number(value) * factor).toFixed(3))),
  )

/** Headers that a file may have wrong: time zone and position. */
const HEADERS = [',-7,', ',33.45,', ',-112.07,'] as const

export function weatherFile(seed: number): { kind: string; bytes: Uint8Array; answers: Record<string, string> } {
  const draw = drawBy(seed)
  const kind = draw.of(KINDS)
  const whole = texts.get(kind) ?? Buffer.from(FORMATS[kind]()).toString('latin1')
  texts.set(kind, whole)
  let text = changed(whole, draw, 2)
  if (draw.below(6) === 0) text = scaled(text, draw.of([0.1, 0.2778, 0.5, 2, 3.6] as const))
  if (draw.below(3) === 0) text = text.replace(draw.of(HEADERS), `,${draw.of([-4, 0, 7, 33.4, -7, 112] as const)},`)
  const bytes = Buffer.from(text, 'latin1')
  return {
    kind,
    bytes: flipped(draw.below(4) === 0 ? gzipSync(bytes) : bytes, draw),
    answers: {
      ...(draw.below(4) ? {} : { zone: draw.of(['file', 'sun'] as const) }),
      ...(draw.below(4) ? {} : { light: 'as_is' }),
    },
  }
}
