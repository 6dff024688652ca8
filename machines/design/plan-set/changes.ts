// What changed since the last issue: parts of the set by id, compared by value; clouds where a changed part is drawn.
import { cloud, type Part, type Sheet } from './sheet.ts'
import { words } from './words.ts'

/** Of an issue: id to label and value. */
export type Values = Readonly<Record<string, { readonly label: string; readonly value: string }>>
const REVISED = '#b42318'

export const valuesOf = (sheets: readonly Sheet[]): Values =>
  Object.fromEntries(sheets.flatMap(({ parts }) => parts.map(({ id, label, value }) => [id, { label, value }])))

type Change = { readonly id: string; readonly sentence: string }

export function changesBetween(before: Values, now: Values): Change[] {
  const removed = Object.entries(before)
    .filter(([id]) => now[id] === undefined)
    .map(([id, { label }]) => ({ id, sentence: words.change.removed({ label }) }))
  const others = Object.entries(now).flatMap(([id, { label, value }]): Change[] => {
    const earlier = before[id]
    if (!earlier) return [{ id, sentence: words.change.added({ label, now: shown(value) }) }]
    if (earlier.value === value) return []
    const sentence =
      shown(earlier.value) === shown(value)
        ? words.change.moved({ label })
        : words.change.changed({ label, before: shown(earlier.value), now: shown(value) })
    return [{ id, sentence }]
  })
  return [...others, ...removed]
}

/** Text after '|' is compared but not shown, such as panel positions. */
const shown = (value: string) => value.split('|')[0] ?? ''

/** The sheets with a cloud around each changed part. */
export function clouded(sheets: readonly Sheet[], changed: ReadonlySet<string>): Sheet[] {
  return sheets.map(sheet => {
    const boxes = sheet.parts.filter(({ id }: Part) => changed.has(id)).map(({ box }) => box)
    if (boxes.length === 0) return sheet
    return {
      ...sheet,
      blocks: [...sheet.blocks, { role: 'artifact', alt: null, marks: boxes.map(box => cloud(box, REVISED)) }],
    }
  })
}
