// Damage to files and typical edits: cells, units, rows, separators, bytes.
import { gzipSync } from 'node:zlib'
import { workbookOf } from '#tests/design/energy/meter-files.ts'
import { zipOf } from '#tests/parse/zips.ts'
import type { Draw } from './draw.ts'

const CELLS = [
  '-1',
  '1e9',
  'NaN',
  '1e308',
  '0',
  '',
  '9999999999',
  '0x10',
  '1,5',
  '--',
  '#REF!',
  '=A1',
  '99/99/9999',
  'Infinity',
  '1.2.3',
  '−4',
  '\u0000',
  '"',
  "'=HYPERLINK(1)",
  ';=1+1',
  '\ud83d',
  '\u200b\u202e\u2066',
  `${'x'.repeat(4_999)}😀`,
  'O\u0092Neil',
  '12/3/26',
  '2026-12-03T10:00:00Z',
  '$1,234.50',
  '(120.00)',
  'sam@example.com ::: sam@example.com',
  '\r',
  '٣',
] as const
const HEADINGS = [
  'kWh',
  'Wh',
  'MWh',
  'kW',
  'therms',
  'Export (kWh)',
  'Net usage',
  'Meter reading',
  'Date',
  '',
  'Unit',
  'Cost',
] as const
const FACTORS = [0, 1e-6, 0.001, 0.1, 10, 1000, 1e6, 1e300] as const

type Change = (text: string, draw: Draw) => string
const onLines =
  (change: (lines: string[], draw: Draw) => string[]): Change =>
  (text, draw) =>
    change(text.split('\n'), draw).join('\n')

const CHANGES: Change[] = [
  // A cell, or a value between tags.
  (text, draw) => {
    const numbers = [...text.matchAll(/(?<=[,;>\n])-?\d+(?:\.\d+)?(?=[,;<\n])/g)]
    if (numbers.length === 0) return text
    const { index, 0: whole } = draw.of(numbers)
    return text.slice(0, index) + draw.of(CELLS) + text.slice(index + whole.length)
  },
  (text, draw) => {
    const factor = draw.of(FACTORS)
    return text.replaceAll(/(?<=[,;]|<value>)\d+(?:\.\d+)?(?=\n|<|$)/g, value => String(Number(value) * factor))
  },
  onLines(([, ...lines], draw) => [`${draw.of(HEADINGS)},${draw.of(HEADINGS)}`, ...lines]),
  onLines((lines, draw) => lines.filter(() => draw.below(100) > 2)),
  onLines((lines, draw) => lines.flatMap(line => (draw.below(100) < 3 ? [line, line] : [line]))),
  onLines((lines, draw) => lines.toSpliced(draw.below(lines.length), 0, draw.of(CELLS), 'Total,12.5 kWh')),
  onLines((lines, draw) => lines.slice(0, draw.below(lines.length))),
  onLines(lines => lines.toReversed()),
  (text, draw) => text.replaceAll('2024', draw.of(['1970', '2023', '9999', '24', '']) ?? ''),
  (text, draw) =>
    text.replaceAll(draw.of([',', ':', '-', '"', '\n'] as const), draw.of([';', '\t', '.', '', ' '] as const)),
  (text, draw) => {
    const at = draw.below(text.length)
    return text.slice(0, at) + String.fromCharCode(draw.below(65_536)) + text.slice(at + draw.below(40))
  },
  (text, draw) =>
    text.replaceAll(/(?<=<(?:uom|powerOfTenMultiplier|flowDirection|commodity)>)\d+/g, () =>
      String(draw.of([0, 1, 2, 3, 4, 19, 38, 72, 169, -3, 12])),
    ),
  (text, draw) =>
    text.replaceAll('<commodity>', `<accumulationBehaviour>${draw.below(14)}</accumulationBehaviour><commodity>`),
]

/** Up to `most` changes, one after the other. */
export function changed(text: string, draw: Draw, most = 3): string {
  let result = text
  for (let change = draw.below(most + 1); change > 0; change--) result = draw.of(CHANGES)(result, draw)
  return result
}

/** One in five has some bytes turned over. */
export function flipped(file: Uint8Array, draw: Draw): Uint8Array {
  const bytes = new Uint8Array(file)
  if (draw.below(5) > 0 || bytes.length === 0) return bytes
  for (let flips = 1 + draw.below(20); flips > 0; flips--) bytes[draw.below(bytes.length)] = draw.below(256)
  return bytes
}

const cellOf = (text: string) =>
  /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text.replaceAll(/[<&\p{Cc}\p{Cs}]/gu, ' ')
const workbook = (text: string) => workbookOf(text.split('\n').map(line => line.split(',').map(cellOf)))

/** A table in one of the forms people bring it in. */
export function asFile(text: string, draw: Draw): Uint8Array {
  const forms: (() => Uint8Array)[] = [
    () => Buffer.from(text),
    () => Buffer.from(text, 'latin1'),
    () => Buffer.from(text, 'utf16le'),
    () => gzipSync(text),
    () => workbook(text),
    () => zipOf([{ name: 'list.csv', data: text }]),
    () => zipOf([{ name: 'folder/list.xlsx', data: workbook(text) }]),
  ]
  return draw.of(forms)()
}
