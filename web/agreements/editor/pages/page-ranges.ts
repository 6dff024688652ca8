// '2-7, 9' as pages and back. Pure.
import { words } from './words.ts'

type Ranges = { pages: number[]; fault: string | null }

/** Each page once, in order; or the first error in unreadable input. */
export function readPages(text: string, of: number): Ranges {
  const parts = text
    .replaceAll(/\s*[-–]\s*/g, '-')
    .split(/[,;\s]+/)
    .filter(Boolean)
  if (parts.length === 0) return { pages: [], fault: words.enter_pages_such_as }
  const pages = new Set<number>()
  for (const part of parts) {
    const match = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part)
    if (!match) return { pages: [], fault: words.no_page_write_them({ slice: part.slice(0, 20) }) }
    const from = Number(match[1])
    const to = Number(match[2] ?? match[1])
    if (to < from) return { pages: [], fault: words.runs_backwards_write({ from, to }) }
    if (from < 1 || to > of) return { pages: [], fault: words.document_has_pages_1({ of }) }
    for (let page = from; page <= to; page++) pages.add(page)
  }
  return { pages: [...pages].sort((a, b) => a - b), fault: null }
}

/** [2, 3, 4, 9] as '2-4, 9'. */
export function writePages(pages: readonly number[]): string {
  const runs: [number, number][] = []
  for (const page of [...new Set(pages)].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run[1] === page - 1) run[1] = page
    else runs.push([page, page])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
}

export const everyPage = (of: number) => Array.from({ length: of }, (_, index) => index + 1)
