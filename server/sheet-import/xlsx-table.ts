// The sheets of a workbook as rows of text (ECMA-376, part 1, section 18). A scan rather than a document tree: the
// largest public list has 800,000 cells. No package is used: those that build a tree block the server for seconds, and
// none limits the unpacked size.

import type { Line } from '#machines/lib/csv-table.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { words } from './words.ts'
import { openZip, type Room } from './zip.ts'

const MOST_COLUMNS = 200
const MOST_LINES = 2_000_000

type XlsxSheet = { name: string; is_hidden: boolean; is_1904: boolean; lines: Iterable<Line> }

/** The sheets in the order of the workbook. With `from_1900`, days of a workbook that counts them from 1904 are counted so too. */
export async function readXlsx(
  bytes: Uint8Array,
  { from_1900 = false, room }: { from_1900?: boolean; room?: Room } = {},
): Promise<XlsxSheet[]> {
  const read = openZip(bytes, room)
  const workbook = await read('xl/workbook.xml')
  if (workbook === undefined) throw refuse(415, 'not_an_xlsx', words.not_a_workbook)
  const targets = targetsOf((await read('xl/_rels/workbook.xml.rels')) ?? '')
  const is_1904 = isFrom1904(workbook)
  const book: Book = {
    texts: textsOf((await read('xl/sharedStrings.xml')) ?? ''),
    late_dates: from_1900 && is_1904 ? dateStyles((await read('xl/styles.xml')) ?? '') : NONE,
  }
  const sheets: XlsxSheet[] = []
  for (const { attributes } of elements(workbook, 'sheet')) {
    const target = targets.get(attribute(attributes, 'r:id') ?? attribute(attributes, 'id') ?? '')
    const sheet = target === undefined ? undefined : await read(target)
    const name = plainText(attribute(attributes, 'name') ?? '')
    const is_hidden = /hidden/i.test(attribute(attributes, 'state') ?? '')
    if (sheet !== undefined) sheets.push({ name, is_hidden, is_1904, lines: linesOf(sheet, book) })
  }
  return sheets
}

/** Texts by their number, and styles whose days are to be counted from 1900 and are not. */
type Book = { texts: string[]; late_dates: ReadonlySet<string> }
const NONE: ReadonlySet<string> = new Set()
/** 1904-01-01 is day 1,462 of the other count (ECMA-376, part 1, 18.17.4.1). */
const DAYS_TO_1904 = 1_462

const isFrom1904 = (workbook: string) =>
  [...elements(workbook, 'workbookPr')].some(({ attributes }) =>
    /^(?:1|true)$/.test(attribute(attributes, 'date1904') ?? ''),
  )

/** Cells of a style hold a day where its format shows one: the numbers of 18.8.30, or a code with letters of a date. */
function dateStyles(styles: string): ReadonlySet<string> {
  const codes = new Map(
    [...elements(styles, 'numFmt')].map(({ attributes }) => [
      attribute(attributes, 'numFmtId'),
      plainText(attribute(attributes, 'formatCode') ?? '').replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, ''),
    ]),
  )
  const isDate = (id: string) =>
    /^(?:1[4-9]|2[0-2]|2[7-9]|3[0-6]|4[5-7]|5[0-8])$/.test(id) || /[ymdhs]/i.test(codes.get(id) ?? '')
  const [formats] = elements(styles, 'cellXfs')
  const ids = [...elements(formats?.content ?? '', 'xf', prefixOf(styles))].map(
    xf => attribute(xf.attributes, 'numFmtId') ?? '',
  )
  return new Set(ids.flatMap((id, at) => (isDate(id) ? [String(at)] : [])))
}

function targetsOf(relations: string): Map<string, string> {
  const rows = [...elements(relations, 'Relationship')].map(({ attributes }): [string, string] => {
    const target = attribute(attributes, 'Target') ?? ''
    return [attribute(attributes, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`]
  })
  return new Map(rows)
}

type Element = { attributes: string; content: string }

/**
 * The elements of a name, one after the other; elements read here never nest in one of the same name. Some writers put
 * a prefix before every name. An unclosed one ends the scan: searching again for each would take forever.
 */
function* elements(xml: string, name: string, prefix = prefixOf(xml)): Generator<Element> {
  const [opening, closing] = [`<${prefix}${name}`, `</${prefix}${name}>`]
  for (let at = xml.indexOf(opening); at >= 0; at = xml.indexOf(opening, at)) {
    const from = at + opening.length
    at = from
    if (!/[\s/>]/.test(xml.charAt(from))) continue
    const end = xml.indexOf('>', from)
    if (end < 0) return
    if (xml.charAt(end - 1) === '/') {
      yield { attributes: xml.slice(from, end - 1), content: '' }
      at = end
      continue
    }
    const close = xml.indexOf(closing, end)
    if (close < 0) return
    yield { attributes: xml.slice(from, end), content: xml.slice(end + 1, close) }
    at = close + closing.length
  }
}

const prefixOf = (xml: string) =>
  /<(\w+:)?(?:worksheet|sst|workbook|styleSheet|Relationships)\b/.exec(xml.slice(0, 4096))?.[1] ?? ''

/** Text comes in runs of one look each; the reading aid of Japanese is no part of it. */
function textIn(content: string, prefix: string): string {
  return [...elements(withoutAids(content, prefix), 't', prefix)].map(run => plainText(run.content)).join('')
}

function withoutAids(content: string, prefix: string): string {
  const [opening, closing] = [`<${prefix}rPh`, `</${prefix}rPh>`]
  let kept = ''
  let from = 0
  for (let at = content.indexOf(opening); at >= 0; at = content.indexOf(opening, from)) {
    const close = content.indexOf(closing, at)
    if (close < 0) break
    kept += content.slice(from, at)
    from = close + closing.length
  }
  return kept + content.slice(from)
}

function textsOf(shared: string): string[] {
  const prefix = prefixOf(shared)
  return [...elements(shared, 'si', prefix)].map(({ content }) => textIn(content, prefix))
}

function* linesOf(sheet: string, book: Book): Generator<Line> {
  const prefix = prefixOf(sheet)
  let line = 0
  for (const row of elements(sheet, 'row', prefix)) {
    const row_number = Number(attribute(row.attributes, 'r'))
    line = row_number > line && row_number <= MOST_LINES ? Math.floor(row_number) : line + 1
    const cells: string[] = []
    for (const { attributes, content } of elements(row.content, 'c', prefix)) {
      const column = columnOf(attribute(attributes, 'r')) ?? cells.length
      if (column >= MOST_COLUMNS) continue
      while (cells.length < column) cells.push('')
      cells[column] = cellValue(attributes, content, book, prefix)
    }
    yield { line, cells }
  }
}

function cellValue(attributes: string, inside: string, { texts, late_dates }: Book, prefix: string): string {
  const type = attribute(attributes, 't')
  const [formula] = elements(inside, 'f', prefix)
  // A formula's cached value may be outdated or forged; users of a cell see that it has a formula.
  if (formula) return `=${plainText(formula.content)}`
  if (type === 'inlineStr') return textIn(inside, prefix)
  if (type === 'e') return ''
  const [value] = elements(inside, 'v', prefix)
  if (type === 's') return texts[Number(value?.content)] ?? ''
  const text = plainText(value?.content ?? '')
  return type === undefined || type === 'n' ? numberText(text, late_dates.has(attribute(attributes, 's') ?? '')) : text
}

/** Some writers put a phone number down as 6.025550142E9, and a sum with the noise of binary fractions. */
function numberText(text: string, is_late: boolean): string {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) return text
  return String(is_late ? Number((number + DAYS_TO_1904).toFixed(9)) : number)
}

/** 'AB12' → 27. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plainText = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(
        /&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|\w+);/g,
        (whole, name: string) => ENTITIES[name] ?? character(name) ?? whole,
      )
    : text

function character(name: string): string | undefined {
  const code = name.startsWith('#x')
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number(name.slice(1))
      : -1
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
