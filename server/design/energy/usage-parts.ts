// The tables and Green Button entries of a usage file: CSV, XML, XLSX, or a ZIP of them as utilities send it.

import type { UsagePart } from '#machines/design/energy/usage-file/usage-channels.ts'
import { UsageFileError } from '#machines/design/energy/usage-file/usage-year.ts'
import { readCsv } from '#machines/lib/csv-table.ts'
import { filesIn } from '#server/sheet-import/unpack.ts'
import { readXlsx } from '#server/sheet-import/xlsx-table.ts'
import type { Room } from '#server/sheet-import/zip.ts'
import { readEntries } from './green-button-xml.ts'
import { words } from './words.ts'

const USAGE = /\.(?:csv|tsv|txt|xml|xlsx)(?:\.gz)?$/i
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0]
const PDF = [0x25, 0x50, 0x44, 0x46]

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)

/** Throws UsageFileError, or a refusal naming the actual kind of file. */
export async function partsOf(file: Uint8Array): Promise<UsagePart[]> {
  const parts: UsagePart[] = []
  for await (const { name, bytes, is_workbook, room } of filesIn(file, USAGE)) {
    if (startsWith(bytes, OLD_WORKBOOK)) throw new UsageFileError(words.usage_file.old_workbook)
    if (startsWith(bytes, PDF)) throw new UsageFileError(words.usage_file.pdf)
    if (is_workbook) parts.push(...(await workbook(bytes, name, room)))
    else parts.push(textPart(bytes, name))
  }
  if (parts.length === 0) throw new UsageFileError(words.usage_file.empty_archive)
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

/** Sheets of a workbook in an archive are named with its file. */
async function workbook(bytes: Uint8Array, file: string, room: Room): Promise<UsagePart[]> {
  const sheets = await readXlsx(bytes, { room })
  return sheets.map(({ name, is_1904, lines }) => ({
    name: [file, name].filter(Boolean).join(', '),
    lines,
    may_use_comma: false,
    is_1904,
  }))
}
