// A list as a person imports it: chosen, matched, imported by the job, and undone.
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { jobKinds } from '#server/job-kinds.ts'
import { runDueJobs } from '#server/jobs/runner.ts'
import type { TestApp } from '#tests/support/app.ts'
import { answered } from '#tests/support/sale.ts'

export type Import = Schemas['SheetImport']
type Named = Pick<Import, 'id'>
type Chosen = { source_name?: string; file_name?: string }

/** Answers once it is read, however long it takes. */
export async function upload(
  call: Client,
  kind: Schemas['SheetKind'],
  bytes: Uint8Array | string,
  { source_name, file_name = 'list.csv' }: Chosen = {},
): Promise<Import> {
  // The contract's multipart fields are strings; the form itself is sent.
  const form = new FormData()
  for (const [name, value] of Object.entries({ kind, file_name, source_name })) if (value) form.set(name, value)
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]))
  const { data } = await call.POST('/v3/sheet_imports.Preview', {
    body: { kind, file: '', file_name },
    bodySerializer: () => form,
  })
  return whenRead(call, answered(data).import)
}

async function whenRead(call: Client, read: Import): Promise<Import> {
  if (read.status !== 'reading') return read
  // Everything is in this process, and reading continues only when it is idle.
  await new Promise(setImmediate)
  return whenRead(call, await getImport(call, read))
}

export const getImport = async (call: Client, { id: import_id }: Named): Promise<Import> =>
  answered((await call.GET('/v3/sheet_imports.Get', { params: { query: { import_id } } })).data).import

export const listImports = async (call: Client, kind: Schemas['SheetKind']) =>
  answered((await call.GET('/v3/sheet_imports.List', { params: { query: { kind } } })).data).imports

export const rowsOf = async (call: Client, { id: import_id }: Named, show?: Schemas['SheetRowsShown']) =>
  answered(
    (
      await call.GET('/v3/sheet_imports.ListRows', {
        params: { query: { import_id, limit: 200, ...(show ? { show } : {}) } },
      })
    ).data,
  ).rows

/** Without columns it is compared again as it is. */
export async function match(
  call: Client,
  { id: import_id, version }: Import,
  columns?: Schemas['SheetColumns'],
  date_order?: Schemas['DateOrder'],
): Promise<Import> {
  const body = { import_id, version, ...(columns ? { columns } : {}), ...(date_order ? { date_order } : {}) }
  return whenRead(call, answered((await call.POST('/v3/sheet_imports.Match', { body })).data).import)
}

/** As it is once the job has run. */
export async function apply(
  test: Pick<TestApp, 'database' | 'ports'>,
  call: Client,
  { id: import_id, version }: Import,
  how: Pick<Schemas['SheetImportApply'], 'decision' | 'owner'> = {},
): Promise<Import> {
  await call.POST('/v3/sheet_imports.Apply', { body: { import_id, version, ...how } })
  await runDueJobs({ database: test.database, ports: test.ports, kinds: jobKinds })
  return getImport(call, { id: import_id })
}

export const undo = async (call: Client, { id: import_id, version }: Import): Promise<Import> =>
  answered((await call.POST('/v3/sheet_imports.Undo', { body: { import_id, version } })).data).import

export const discard = async (call: Client, { id: import_id, version }: Import): Promise<Import> =>
  answered((await call.POST('/v3/sheet_imports.Discard', { body: { import_id, version } })).data).import
