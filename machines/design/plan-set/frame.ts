// The border and title block of a sheet: company, house, an empty area for a stamp, revisions, and the sheet's number.
import {
  type Block,
  type Box,
  HAIR,
  INK,
  LEADING,
  line,
  type Mark,
  type Measure,
  QUIET,
  rectangle,
  textAt,
  wrap,
} from './sheet.ts'
import { PAPER, type SheetSize } from './sizes.ts'

type Titled = {
  readonly company: readonly string[]
  readonly project: readonly string[]
  readonly revisions: readonly { readonly number: number; readonly on: string; readonly note: string }[]
  readonly date: string
  /** Marked on every sheet. */
  readonly draft: boolean
}

const STAMP_PT = 150
const RED = '#b42318'
const SMALL = 10

export function frame(
  titled: Titled,
  { number, title, scale, nth, of }: { number: string; title: string; scale: string | null; nth: number; of: number },
  size: SheetSize,
  measure: Measure,
): Block[] {
  const { width, height, margin, strip } = PAPER[size]
  const outer: Box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
  const left = outer.x + outer.width - strip
  const [x, room] = [left + 8, strip - 16]
  const bottom = outer.y + outer.height
  const rules: Mark[] = [rectangle(outer, { width: 1.5 }), line([left, outer.y], [left, bottom], { width: 1.5 })]
  const words: Mark[] = []
  let top = outer.y + 4
  const write = (text: string, look: { size?: number; face?: 'regular' | 'bold'; color?: string } = {}) => {
    const points = look.size ?? SMALL
    for (const words_of_line of wrap(text, room, measure, { ...look, size: points })) {
      words.push(textAt(words_of_line, [x, top + points], measure, { ...look, size: points }))
      top += points * LEADING
    }
  }
  const rule = () => {
    top += 4
    rules.push(line([left, top], [left + strip, top], { color: HAIR }))
    top += 3
  }
  const [name, ...company] = titled.company
  write(name ?? '', { size: 12, face: 'bold' })
  for (const text of company) write(text)
  rule()
  const [client, ...house] = titled.project
  write(client ?? '', { face: 'bold' })
  for (const text of house) write(text)
  rule()
  write('Stamp', { color: QUIET })
  const stamp = Math.min(STAMP_PT, Math.max(70, bottom - top - 250))
  rules.push(rectangle({ x, y: top + 2, width: room, height: stamp }, { color: HAIR, dash: [4, 3] }))
  top += stamp + 4
  rule()
  write('Revisions', { color: QUIET })
  const most = size === 'letter' ? 2 : 4
  for (const { number: of_issue, on, note } of titled.revisions.slice(-most)) {
    const text = `${of_issue}  ${on}${note ? `  ${note}` : ''}`
    const [first = '', second] = wrap(text, room, measure)
    write(second ? `${first.slice(0, -1)}…` : first)
  }
  if (titled.revisions.length === 0) write('None issued')

  // From the foot upwards.
  const foot = bottom - 8
  words.push(textAt(number, [x, foot], measure, { size: 26, face: 'bold' }))
  words.push(textAt(`Sheet ${nth} of ${of}`, [x, foot - 34], measure))
  words.push(textAt(titled.date, [x, foot - 48], measure))
  words.push(textAt(`Scale: ${scale ?? 'none'}`, [x, foot - 62], measure))
  const titles = wrap(title, room, measure, { size: 13, face: 'bold' })
  const lowest = foot - 80
  const headline = titles.map((text, index) =>
    textAt(text, [x, lowest - (titles.length - 1 - index) * 16], measure, { size: 13, face: 'bold' }),
  )
  const above = lowest - titles.length * 16 - 2
  rules.push(line([left, above], [left + strip, above], { color: INK }))
  if (titled.draft) {
    rules.push(rectangle({ x, y: above - 34, width: room, height: 26 }, { color: RED, width: 1.5 }))
    words.push(
      textAt('NOT FOR PERMIT', [x + room / 2, above - 16], measure, { size: 13, face: 'bold', color: RED }, 'middle'),
    )
  }
  return [
    { role: 'artifact', alt: null, marks: rules },
    { role: 'title', alt: null, marks: headline },
    { role: 'paragraph', alt: null, marks: words },
  ]
}
