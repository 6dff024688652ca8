// Imports that were made when each kind had tables of its own are listed, opened and undone as those of today.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { directory, statements } from '#server/db/migrate.ts'
import { getImport, listImports, rowsOf, undo } from '#tests/sheet-import/upload.ts'
import { signedIn } from '#tests/support/app.ts'
import { answered } from '#tests/support/sale.ts'

const id = (last: number) => `00000000-0000-7000-8000-${String(last).padStart(12, '0')}`
const PREVIEW = { id: id(1) }
const PANELS = { id: id(2) }
const LEADS = { id: id(3) }

let test: Awaited<ReturnType<typeof signedIn>>
let lead: { id: string; version: number }
beforeAll(async () => {
  test = await signedIn()
  const { call, user } = test
  const body = { status: 'new' as const, homeowner: { firstname: 'Sam', lastname: 'Before' } }
  lead = answered((await call.POST('/v1/lead/create', { body })).data).project
  const [person] = answered(
    (await call.GET('/v3/homeowners.ListByProject', { params: { query: { project_id: lead.id } } })).data,
  ).homeowners
  const { panels } = answered((await call.GET('/v3/collections.ListPanels', {})).data)
  const [panel] = panels
  const by = `'${user.id}', 'Olivia Owner', now()`
  const problem = JSON.stringify([{ column: 2, heading: 'Phone', sentence: 'Bad.', sentence_es: 'Mal.', stops: false }])
  const before = `
    insert into equipment_imports (company_id, id, kind, file_name, format, status, rows_total, rows_read, count_new, count_changed,
      count_skipped, count_unusual, created_by, created_by_name, created_at, heard_at, applied_at) values
      (2, '${PREVIEW.id}', 'panel', 'seen.csv', 'CEC list of modules', 'ready', 2, 2, 0, 0, 2, 1, ${by}, now(), null),
      (2, '${PANELS.id}', 'panel', 'done.csv', 'CEC list of modules', 'applied', 1, 1, 0, 1, 0, 0, ${by}, now(), '${test.clock.now.toISOString()}');
    insert into equipment_import_rows (company_id, import_id, line, change, name, reason, row_id, row_version, fields, before) values
      (2, '${PREVIEW.id}', 2, 'skipped', 'No model', 'The model is missing.' || chr(31) || 'Falta el modelo.', null, null, null, null),
      (2, '${PREVIEW.id}', 3, 'skipped', 'Unusual', 'NOCT is 79.', '${id(9)}', 1, '{"noct_c": 79}', null),
      (2, '${PANELS.id}', 2, 'changed', 'A panel', null, '${panel?.id}', ${(panel?.version ?? 0) - 1}, '{"noct_c": 45}', '{"noct_c": 41}');
    insert into lead_imports (company_id, id, file_name, source_name, source_key, encoding, headings, columns, remembered, date_order,
      date_order_sure, status, duplicates, counts, created_by, created_by_name, created_at, applied_at) values
      (2, '${LEADS.id}', 'fair.csv', 'Fair', 'name fair', 'UTF-8', '{Name,Phone}', '["name","phone"]', false, 'mdy', true, 'applied', 'new',
        '{"rows":2,"ready":2,"stopped":0,"problems":1,"duplicates":1,"added":1,"merged":0,"skipped":1,"kept":0}', ${by}, '${test.clock.now.toISOString()}');
    insert into lead_import_rows (company_id, import_id, line, cells, name, lead, problems, stops, twin_id, twin_reasons, action, outcome,
      project_id, homeowner_id, project_version, homeowner_version) values
      (2, '${LEADS.id}', 2, '{Sam Before,""}', 'Sam Before', '{"firstname":"Sam","lastname":"Before","email":null,"phone":null,"tags":[],"notes":""}',
        '${problem}', false, null, '{}', null, 'added', '${lead.id}', '${person?.id}', 1, 1),
      (2, '${LEADS.id}', 3, '{Sam Before,""}', 'Sam Before', null, '[]', false, '${lead.id}', '{phone}', 'skip', 'skipped', '${lead.id}', null, null, null);`
  const migration = readFileSync(join(directory, '0093-sheet-imports.sql'), 'utf8')
  const carries = statements(migration).filter(one => /^\s*insert into/m.test(one) && !one.includes('create table'))
  await test.database.asOwner(async db => {
    for (const statement of [...statements(before), ...carries]) await db.execute(sql.raw(statement))
  })
})

it('a preview of a list keeps its rows, what is asked about, and why', async () => {
  expect(await getImport(test.call, PREVIEW)).toMatchObject({
    kind: 'panel',
    status: 'ready',
    counts: { rows: 2, asked: 1, skipped: 1, added: 0 },
    choices: [
      { decision: 'skip', added: 0 },
      { decision: 'import', added: 1 },
    ],
  })
  expect(await rowsOf(test.call, PREVIEW)).toMatchObject([
    { line: 2, change: 'skipped', problems: [{ sentence: 'The model is missing.', stops: true }] },
    { line: 3, change: 'asked', problems: [{ sentence: 'NOCT is 79.', stops: false }] },
  ])
})

it('a list that was imported is in the history and undone', async () => {
  const [done] = (await listImports(test.call, 'panel')).filter(one => one.id === PANELS.id)
  expect(done).toMatchObject({ status: 'applied', counts: { updated: 1 } })
  expect(await undo(test.call, await getImport(test.call, PANELS))).toMatchObject({
    status: 'undone',
    counts: { kept: 0 },
  })
  const { panels } = answered((await test.call.GET('/v3/collections.ListPanels', {})).data)
  expect(panels.some(({ noct_c }) => noct_c === 41)).toBe(true)
})

it('leads keep their history, and are undone with the rest', async () => {
  const done = await getImport(test.call, LEADS)
  expect(done).toMatchObject({
    kind: 'lead',
    status: 'applied',
    decision: 'import',
    counts: { rows: 2, new: 1, asked: 1, added: 1, left_out: 1 },
  })
  expect(await rowsOf(test.call, LEADS)).toMatchObject([
    { outcome: 'added', project: { id: lead.id }, problems: [{ heading: 'Phone', sentence: 'Bad.' }] },
    { outcome: 'skipped', action: 'skip', reason: 'Skipped as a possible duplicate.' },
  ])
  const query = { project_id: lead.id }
  const { activity } = answered((await test.call.GET('/v3/projects.ListActivity', { params: { query } })).data)
  expect(activity.map(({ sentence }) => sentence)).toContain('imported the lead from “fair.csv”')
  expect(await undo(test.call, done)).toMatchObject({ status: 'undone' })
})
