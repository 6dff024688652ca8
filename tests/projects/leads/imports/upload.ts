// A file of leads as a person imports it: chosen, matched, imported by the job, and looked at again.
import { deflateRawSync } from 'node:zlib'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { jobKinds } from '#server/job-kinds.ts'
import { runDueJobs } from '#server/jobs/runner.ts'
import type { signedIn } from '#tests/support/app.ts'
import { answered } from '#tests/support/sale.ts'

export type Test = Awaited<ReturnType<typeof signedIn>>
type Import = Schemas['LeadImport']

export async function upload(
  call: Client,
  bytes: Uint8Array | string,
  source_name = '',
  file_name = 'leads.csv',
): Promise<Import> {
  const form = new FormData()
  form.set('file_name', file_name)
  if (source_name) form.set('source_name', source_name)
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]))
  const { data } = await call.POST('/v3/leads.PreviewImport', {
    body: { file: '', file_name },
    bodySerializer: () => form,
  })
  return answered(data).import
}

export const getImport = async (call: Client, { id: import_id }: Pick<Import, 'id'>) =>
  answered((await call.GET('/v3/leads.GetImport', { params: { query: { import_id } } })).data).import

export const rowsOf = async (call: Client, { id: import_id }: Pick<Import, 'id'>, show?: Schemas['LeadRowsShown']) =>
  answered(
    (
      await call.GET('/v3/leads.ListImportRows', {
        params: { query: { import_id, limit: 200, ...(show ? { show } : {}) } },
      })
    ).data,
  ).rows

export const match = async (
  call: Client,
  { id: import_id, version, date_order }: Import,
  columns: Schemas['LeadColumns'],
  order: Schemas['DateOrder'] = date_order,
) =>
  answered(
    (await call.POST('/v3/leads.MatchImport', { body: { import_id, version, columns, date_order: order } })).data,
  ).import

export async function apply(
  test: Test,
  { id: import_id, version }: Import,
  { duplicates = 'skip', owner }: { duplicates?: Schemas['DuplicateAction']; owner?: Schemas['LeadOwnerRule'] } = {},
): Promise<Import> {
  await test.call.POST('/v3/leads.ApplyImport', {
    body: { import_id, version, duplicates, owner: owner ?? { kind: 'one', user_ids: [test.user.id] } },
  })
  await runDueJobs({ database: test.database, ports: test.ports, kinds: jobKinds })
  return getImport(test.call, { id: import_id })
}

export const undo = async (call: Client, { id: import_id, version }: Import) =>
  answered((await call.POST('/v3/leads.UndoImport', { body: { import_id, version } })).data).import

export const projectsOf = async (call: Client, search?: string) =>
  answered(
    (
      await call.GET('/v3/projects.List', {
        params: { query: { limit: 200, count: true, ...(search ? { search } : {}) } },
      })
    ).data,
  )

const COLUMNS = 'ABCDEFGHIJ'
/** A workbook of one sheet; a cell that begins with = is a formula with a value that is not to be believed. */
export function workbook(
  rows: readonly (readonly (string | number)[])[],
  { date_style = false, date1904 = false } = {},
): Buffer {
  const cell = (value: string | number, place: string) =>
    typeof value === 'number'
      ? `<c r="${place}"${date_style ? ' s="1"' : ''}><v>${value}</v></c>`
      : value.startsWith('=')
        ? `<c r="${place}" t="str"><f>${value.slice(1)}</f><v>made up</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
  const lines = rows.map(
    (cells, n) => `<row r="${n + 1}">${cells.map((value, c) => cell(value, `${COLUMNS[c]}${n + 1}`)).join('')}</row>`,
  )
  return zip({
    'xl/workbook.xml': `<workbook><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets><sheet name="Leads" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="mm/dd/yy\\ h:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
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
