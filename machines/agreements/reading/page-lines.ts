// The lines of a page, with their cells and the fields among them. Pure.
import type { Part, Piece, Spot } from './reflow.ts'

type Cell = { left: number; right: number; pieces: Piece[]; parts: Part[] }
export type Line = {
  cells: Cell[]
  text: string
  left: number
  right: number
  /** Where its text ends, without fields. */
  textRight: number
  /** Where the text of its column ends at most. */
  reach: number
  top: number
  bottom: number
  baseline: number
  size: number
  bold: boolean
  odd: boolean
  /** Fields alone on their line. */
  isSpots: boolean
}
type Row = { pieces: Piece[]; spots: Spot[]; odd: boolean }

/** Apart by this many letter heights, words are in different cells. */
const CELL_GAP = 1.6
/** Apart by this share of a letter height, letters are different words. */
const WORD_GAP = 0.12
/** Lines that run back up the page more often than columns, headers and footers explain. */
const MOST_JUMPS = 4

export function asLines(pieces: readonly Piece[], spots: readonly Spot[]): Line[] {
  const inked = pieces.filter(({ text }) => text.trim())
  const drawn = rowsAsDrawn(inked)
  const rows = jumps(drawn) > MOST_JUMPS ? rowsByPlace(inked) : drawn
  placeSpots(rows, spots)
  const lines = rows.map(lineOf)
  for (const line of lines)
    line.reach = Math.min(
      Math.max(...lines.filter(one => Math.abs(one.left - line.left) <= 40).map(one => one.textRight)),
      // Text to the left of a field ends before it.
      ...line.cells
        .filter(({ left, pieces: inside }) => inside.length === 0 && left > line.textRight)
        .map(({ left }) => left),
    )
  return lines
}

/** The order of the drawing is the order of reading, also in columns. */
function rowsAsDrawn(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = []
  for (const piece of pieces) {
    const row = rows.at(-1)
    if (row && !piece.odd && !row.odd && row.pieces.some(one => isBeside(one, piece))) row.pieces.push(piece)
    else rows.push({ pieces: [piece], spots: [], odd: piece.odd })
  }
  return rows
}

function rowsByPlace(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = []
  for (const piece of pieces.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.find(one => !piece.odd && !one.odd && one.pieces.some(other => isBeside(other, piece)))
    if (row) row.pieces.push(piece)
    else rows.push({ pieces: [piece], spots: [], odd: piece.odd })
  }
  return rows
}

const isBeside = (one: Piece, other: Piece) => Math.abs(one.y - other.y) <= 0.35 * Math.max(one.size, other.size)

const baselineOf = ({ pieces, spots }: Row) =>
  Math.max(...(pieces.length > 0 ? pieces.map(({ y }) => y) : spots.map(({ y, h }) => y + h)))
const jumps = (rows: readonly Row[]) =>
  rows.filter((row, at) => at > 0 && baselineOf(row) < baselineOf(rows[at - 1] as Row) - 2).length

const topOf = ({ pieces, spots }: Row) =>
  Math.min(...(pieces.length > 0 ? pieces.map(({ y, size }) => y - size * 0.8) : spots.map(({ y }) => y)))
const bottomOf = ({ pieces, spots }: Row) =>
  Math.max(...(pieces.length > 0 ? pieces.map(({ y, size }) => y + size * 0.2) : spots.map(({ y, h }) => y + h)))

/** Into the line the field covers most of; one that covers none is a line of its own, between those above and below. */
function placeSpots(rows: Row[], spots: readonly Spot[]) {
  const free: Spot[] = []
  for (const spot of spots.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const covered = rows
      .filter(row => row.pieces.length > 0 && !row.odd)
      .map(row => {
        const [top, bottom] = [topOf(row), bottomOf(row)]
        return { row, share: (Math.min(bottom, spot.y + spot.h) - Math.max(top, spot.y)) / (bottom - top) }
      })
    const best = covered.reduce<(typeof covered)[number] | undefined>(
      (most, one) => (one.share > (most?.share ?? 0.4) + 0.01 ? one : most),
      undefined,
    )
    if (best) best.row.spots.push(spot)
    else free.push(spot)
  }
  for (const spot of free) {
    const level = rows.find(
      ({ pieces, spots: [other] }) =>
        pieces.length === 0 && other && other.y < spot.y + spot.h && spot.y < other.y + other.h,
    )
    if (level) {
      level.spots.push(spot)
      continue
    }
    const center = spot.y + spot.h / 2
    const above = rows.reduce((found, row, at) => {
      const best = rows[found]
      const isAbove = baselineOf(row) <= center && !row.odd
      return isAbove && (!best || baselineOf(row) >= baselineOf(best)) ? at : found
    }, -1)
    rows.splice(above + 1, 0, { pieces: [], spots: [spot], odd: false })
  }
}

/** Letters drawn close to each other come as one piece: a field in the middle of it divides it, at a rule to write on or a space. */
function divided(piece: Piece, spots: readonly Spot[]): Piece[] {
  const { text, x, width, size } = piece
  const spot = spots.find(one => one.x > x + size && one.x < x + width - size)
  if (!spot || piece.odd) return [piece]
  const wanted = ((spot.x - x) / width) * text.length
  const ends = [...text.matchAll(/_{3,}|\s+/gu)].map(({ 0: run, index }) => ({
    end: index + run.length,
    // A rule is as good as near, as letters differ in width.
    away: Math.abs(index - wanted) - (run.startsWith('_') ? text.length : 0),
  }))
  const best = ends.toSorted((a, b) => a.away - b.away)[0]
  if (!best || best.end >= text.length) return [piece]
  const share = best.end / text.length
  // The rest begins where the field ends, so that the two keep their order.
  const right = Math.max(x + width * share, spot.x + spot.w)
  return [
    { ...piece, text: text.slice(0, best.end), width: Math.min(width * share, spot.x - x) },
    ...divided(
      { ...piece, text: text.slice(best.end), x: right, width: Math.max(x + width - right, 1) },
      spots.filter(one => one !== spot),
    ),
  ]
}

function lineOf(row: Row): Line {
  const { spots } = row
  const pieces = row.pieces
    .flatMap(piece => divided(piece, spots))
    .map(piece => ({
      ...piece,
      // A field takes the place of the rule to write on.
      text: spots.length > 0 ? piece.text.replaceAll(/_{3,}/gu, '') : piece.text,
    }))
  const size = pieces.length > 0 ? Math.max(...pieces.map(one => one.size)) : 10
  const items = [
    ...pieces.map(piece => ({ left: piece.x, right: piece.x + piece.width, piece, spot: null })),
    ...spots.map(spot => ({ left: spot.x, right: spot.x + spot.w, piece: null, spot })),
  ].toSorted((a, b) => a.left - b.left)
  const cells: Cell[] = []
  for (const { left, right, piece, spot } of items) {
    const cell = cells.at(-1)
    const part: Part = piece ? { text: piece.text, bold: piece.bold } : { field: spot.id }
    if (!cell || left - cell.right > size * CELL_GAP) {
      cells.push({ left, right, pieces: piece ? [piece] : [], parts: [part] })
      continue
    }
    const last = cell.parts.at(-1)
    const isApart = left - cell.right > size * WORD_GAP || 'field' in part || (last && 'field' in last)
    if (last && 'text' in last && 'text' in part && last.bold === part.bold)
      last.text += isApart && !/\s$/u.test(last.text) && !/^\s/u.test(part.text) ? ` ${part.text}` : part.text
    else {
      if (isApart && last && 'text' in last) last.text += ' '
      cell.parts.push(isApart && 'text' in part ? { ...part, text: ` ${part.text}` } : part)
    }
    cell.right = Math.max(cell.right, right)
    if (piece) cell.pieces.push(piece)
  }
  const text = pieces
    .toSorted((a, b) => a.x - b.x)
    .map(one => one.text)
    .join('')
  const textRight =
    pieces.length > 0 ? Math.max(...pieces.map(one => one.x + one.width)) : Math.max(...items.map(one => one.right))
  return {
    cells,
    text,
    left: items[0]?.left ?? 0,
    right: Math.max(...items.map(one => one.right)),
    textRight,
    reach: textRight,
    top: topOf(row),
    bottom: bottomOf(row),
    baseline: baselineOf(row),
    size,
    bold: pieces.length > 0 && pieces.every(one => one.bold),
    odd: row.odd,
    isSpots: pieces.length === 0,
  }
}
