// Which field each column of a list fills, as it was matched before. Pure.
import type { Schemas } from '#sdk/types.ts'
import { plainHeading } from './headings.ts'

type Columns = Schemas['SheetColumns']

/** As the source's last file was matched; a heading it did not have is guessed. */
export function columnsAgain(
  headings: readonly string[],
  before: { headings: readonly string[]; columns: Columns } | undefined,
  guess: Columns,
): { columns: Columns; remembered: boolean } {
  const again = headings.map((heading, at) => (before?.headings[at] === heading ? (before.columns[at] ?? null) : null))
  if (again.every(field => field === null)) return { columns: guess, remembered: false }
  const isNew = (at: number) => before?.headings[at] !== headings[at]
  const columns = again.map((field, at) => {
    const guessed = guess[at] ?? null
    return isNew(at) && guessed !== null && !again.includes(guessed) ? guessed : field
  })
  return { columns, remembered: true }
}

/** A source is known again by its name, or by its headings in their order. */
export const sourceKey = (name: string, headings: readonly string[]): string =>
  name.trim() === '' ? `headings ${JSON.stringify(headings.map(plainHeading))}` : `name ${plainHeading(name)}`

/** The field that two columns are matched to. */
export const matchedTwice = (columns: Columns): string | undefined =>
  columns.find((field, at) => field !== null && columns.indexOf(field) !== at) ?? undefined
