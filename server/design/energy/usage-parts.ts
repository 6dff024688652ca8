// The tables and Green Button entries of a usage file: CSV, XML, XLSX, or a ZIP of them as utilities send it.

import type { UsagePart } from '#machines/design/energy/usage-file/usage-channels.ts'
import { UsageFileError } from '#machines/design/energy/usage-file/usage-year.ts'
import { readCsv } from '#machines/lib/csv-table.ts'
import { unpacked } from '#server/sheet-import/unpack.ts'
import { readXlsx } from '#server/sheet-import/xlsx-table.ts'
import { isZip, namesIn, openZip } from '#server/sheet-import/zip.ts'
import { readEntries } from './green-button-xml.ts'
import { words } from './words.ts'

/** As many as a utility sends for a few years, a month a file. */
const MOST_FILES = 60
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0]
const PDF = [0x25, 0x50, 0x44, 0x46]

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)

/** Throws UsageFileError or a refusal that says what the file is instead. */
export async function partsOf(file: Uint8Array, name = ''): Promise<UsagePart[]> {
  const bytes = await unpacked(file)
  if (startsWith(bytes, OLD_WORKBOOK)) throw new UsageFileError(words.usage_file.old_workbook)
  if (startsWith(bytes, PDF)) throw new UsageFileError(words.usage_file.pdf)
  if (!isZip(bytes)) return [textPart(bytes, name)]
  const names = namesIn(bytes)
  if (names.includes('xl/workbook.xml')) return workbook(bytes)
  const wanted = names.filter(one => /\.(?:csv|txt|xml)$/i.test(one) && !/(?:^|\/)(?:__MACOSX|\.)/.test(one))
  if (wanted.length === 0) throw new UsageFileError(words.usage_file.empty_archive)
  const read = openZip(bytes)
  const parts: UsagePart[] = []
  for (const one of wanted.slice(0, MOST_FILES)) {
    const text = await read(one)
    if (text !== undefined) parts.push(textPart(new TextEncoder().encode(text), one.split('/').at(-1) ?? one))
  }
  return parts
}

function textPart(bytes: Uint8Array, name: string): UsagePart {
  const start = new TextDecoder(startsWith(bytes, [0xff, 0xfe]) ? 'utf-16le' : 'utf-8').decode(bytes.subarray(0, 200))
  if (/^\s*</.test(start)) {
    const wide = startsWith(bytes, [0xff, 0xfe]) ? 'utf-16le' : startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : 'utf-8'
    return { name, entries: readEntries(new TextDecoder(wide).decode(bytes)) }
  }
  const { lines, decimal_comma } = readCsv(bytes, words.usage_file.not_a_table)
  return { name, lines, may_use_comma: decimal_comma }
}

async function workbook(bytes: Uint8Array): Promise<UsagePart[]> {
  const book = (await openZip(bytes)('xl/workbook.xml')) ?? ''
  const names = [...book.matchAll(/<(?:\w+:)?sheet\s[^>]*?name="([^"]*)"/g)].map(([, name = '']) => name)
  const is_1904 = /<(?:\w+:)?workbookPr[^>]*\bdate1904="(?:1|true)"/.test(book)
  const sheets = await readXlsx(bytes)
  return sheets.map((lines, at) => ({ name: names[at] ?? '', lines, may_use_comma: false, is_1904 }))
}
