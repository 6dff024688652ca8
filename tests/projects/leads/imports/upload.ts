// A file of leads as a person imports it: chosen, matched, imported by the job, and looked at again.
import { deflateRawSync } from 'node:zlib'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { apply as applyList, type Import, upload as uploadList } from '#tests/sheet-import/upload.ts'
import type { signedIn } from '#tests/support/app.ts'
import { answered } from '#tests/support/sale.ts'

export { getImport, match, rowsOf, undo } from '#tests/sheet-import/upload.ts'

export type Test = Awaited<ReturnType<typeof signedIn>>

export const upload = (call: Client, bytes: Uint8Array | string, source_name = '', file_name = 'leads.csv') =>
  uploadList(call, 'lead', bytes, { source_name, file_name })

/** The importer's own, unless another is given. */
export const apply = (
  test: Test,
  read: Import,
  { decision = 'skip', owner }: Pick<Schemas['SheetImportApply'], 'decision' | 'owner'> = {},
) => applyList(test, test.call, read, { decision, owner: owner ?? { kind: 'one', user_ids: [test.user.id] } })

export const projectsOf = async (call: Client, search?: string) =>
  answered(
    (
      await call.GET('/v3/projects.List', {
        params: { query: { limit: 200, count: true, ...(search ? { search } : {}) } },
      })
    ).data,
  )

const COLUMNS = 'ABCDEFGHIJ'
type Rows = readonly (readonly (string | number)[])[]
type Sheet = { name: string; rows: Rows; state?: 'hidden' }

/** A workbook of one sheet, Leads; a cell that begins with = is a formula with a value that is not to be believed. */
export const workbook = (rows: Rows, options = {}): Buffer => workbookOf([{ name: 'Leads', rows }], options)

export function workbookOf(sheets: readonly Sheet[], { date_style = false, date1904 = false } = {}): Buffer {
  const cell = (value: string | number, place: string) =>
    typeof value === 'number'
      ? `<c r="${place}"${date_style ? ' s="1"' : ''}><v>${value}</v></c>`
      : value.startsWith('=')
        ? `<c r="${place}" t="str"><f>${value.slice(1)}</f><v>made up</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
  const lines = (rows: Rows) =>
    rows.map(
      (cells, n) => `<row r="${n + 1}">${cells.map((value, c) => cell(value, `${COLUMNS[c]}${n + 1}`)).join('')}</row>`,
    )
  const listed = sheets.map(
    ({ name, state = 'visible' }, n) => `<sheet name="${name}" state="${state}" r:id="rId${n + 1}"/>`,
  )
  const targets = sheets.map((_, n) => `<Relationship Id="rId${n + 1}" Target="worksheets/sheet${n + 1}.xml"/>`)
  return zip({
    'xl/workbook.xml': `<workbook><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="mm/dd/yy\\ h:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, n) => [
        `xl/worksheets/sheet${n + 1}.xml`,
        `<worksheet><sheetData>${lines(rows).join('')}</sheetData></worksheet>`,
      ]),
    ),
  })
}

export function zip(files: Record<string, string | Buffer>): Buffer {
  const parts: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    entries.push(entry, Buffer.from(name))
    parts.push(local, Buffer.from(name), packed)
    at += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, directory, end])
}
