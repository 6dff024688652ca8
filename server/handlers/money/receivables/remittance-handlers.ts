// Remittances of lenders: read, looked at, posted; and what of them belongs nowhere yet.

import { and, asc, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { withOwn } from '#machines/applications/lenders/modes.ts'
import { dollars } from '#machines/lib/format.ts'
import { forbidden, refuse } from '#machines/lib/refuse.ts'
import type { Columns } from '#machines/money/receivables/remittance-table.ts'
import { plainName } from '#machines/sheet-import/headings.ts'
import type { UserCaller } from '#server/caller.ts'
import { type Db, sqlState } from '#server/db/database.ts'
import { remittance_lines, remittances } from '#server/db/schema/remittances.ts'
import { readUpload } from '#server/files/upload.ts'
import type { Handlers } from '#server/handler.ts'
import { companyDay } from '#server/lib/company-day.ts'
import { aNumber, anId, cursorOf, pageOf } from '#server/lib/paging.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { changedMeanwhile, postLines } from '#server/money/receivables/post-remittance.ts'
import { readRemittance } from '#server/money/receivables/read-remittance.ts'
import type { readRemittanceLines } from '#server/money/receivables/remittance-lines.ts'
import {
  lineViews,
  oneRemittance,
  type RemittanceRow,
  remittanceViews,
  requireRemittance,
} from '#server/money/receivables/remittance-rows.ts'
import { task } from '#server/parse/parsers.ts'
import type { Ports } from '#server/ports/ports.ts'
import { words } from './words.ts'

const REMITTANCES = cursorOf('remittances', anId)
const LINES = cursorOf('remittance_lines', aNumber)
const ALL_LINES = cursorOf('remittance_lines_newest', anId)

const readLines = task<typeof readRemittanceLines>(
  new URL('../../../money/receivables/remittance-lines.ts', import.meta.url),
  'readRemittanceLines',
)

type Paths =
  `/v3/receivables.${'ListRemittances' | 'GetRemittance' | 'ListRemittanceLines' | 'PreviewRemittance' | 'PostRemittance' | 'DiscardRemittance'}`

export const remittanceHandlers: Pick<Handlers<'receivables'>, Paths> = {
  '/v3/receivables.ListRemittances': async ({ input, caller, db, ports }) => {
    requireEverything(caller)
    const { cursor, limit = 50 } = input
    const rows = await db
      .select()
      .from(remittances)
      .where(
        and(
          inArray(remittances.status, ['ready', 'posted']),
          cursor ? lt(remittances.id, REMITTANCES.read(cursor)[0]) : undefined,
        ),
      )
      .orderBy(desc(remittances.id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, REMITTANCES, row => [row.id])
    return { remittances: await remittanceViews(db, ports, page), next_cursor }
  },

  '/v3/receivables.GetRemittance': async ({ input, caller, db, ports }) => {
    requireEverything(caller)
    return { remittance: await oneRemittance(db, ports, input.remittance_id) }
  },

  '/v3/receivables.ListRemittanceLines': async ({ input, caller, db, ports }) => {
    requireEverything(caller)
    const { remittance_id, to_match, standing, cursor, limit = 50 } = input
    if (remittance_id) await requireRemittance(db, remittance_id)
    const { id, line, taken, entry_id } = remittance_lines
    // One remittance reads from its top; of all of them the newest comes first.
    const from =
      cursor === undefined
        ? undefined
        : remittance_id
          ? gt(line, LINES.read(cursor)[0])
          : lt(id, ALL_LINES.read(cursor)[0])
    const rows = await db
      .select()
      .from(remittance_lines)
      .where(
        and(
          remittance_id ? eq(remittance_lines.remittance_id, remittance_id) : undefined,
          to_match ? and(eq(taken, true), isNull(entry_id)) : undefined,
          standing ? eq(remittance_lines.standing, standing) : undefined,
          from,
        ),
      )
      .orderBy(remittance_id ? asc(line) : desc(id))
      .limit(limit + 1)
    const { page, next_cursor } = remittance_id
      ? pageOf(rows, limit, LINES, row => [row.line])
      : pageOf(rows, limit, ALL_LINES, row => [row.id])
    return { lines: await lineViews(db, ports, page), next_cursor }
  },

  '/v3/receivables.PreviewRemittance': async ({ input, caller, db, ports, parse, audit }) => {
    requireEverything(caller)
    const { bytes, file_name } = readUpload(input, words.choose_csv)
    const { lender } = input
    const dialect = withOwn(ports.lenders.dialects).find(({ code }) => code === lender)
    if (!dialect) throw refuse(404, 'no_such_lender', words.no_such_lender)
    const columns = input.columns === undefined ? null : readColumns(input.columns)
    const name = plainName(file_name)
    const answer = await readRemittance(db, ports, caller, {
      lender,
      file_name: name,
      bytes,
      columns,
      read: parse(readLines, bytes),
    })
    if (answer.remittance)
      await audit({
        sentence: () => words.remittance_previewed({ file: name, lender: dialect.name }),
        entity_id: answer.remittance.id,
      })
    return answer
  },

  '/v3/receivables.PostRemittance': async ({ input, caller, db, ports, audit }) => {
    requireEverything(caller)
    const row = await requireReady(db, input)
    const lines = await db
      .select()
      .from(remittance_lines)
      .where(
        and(
          eq(remittance_lines.remittance_id, row.id),
          inArray(remittance_lines.standing, ['matched', 'differs', 'clawback', 'unknown']),
        ),
      )
      .orderBy(asc(remittance_lines.line))
    if (lines.length === 0) throw refuse(409, 'nothing_to_post', words.all_imported)
    try {
      await db
        .update(remittance_lines)
        .set({ taken: true })
        .where(
          inArray(
            remittance_lines.id,
            lines.map(({ id }) => id),
          ),
        )
    } catch (error) {
      throw sqlState(error) === '23505' ? changedMeanwhile() : error
    }
    const matched = lines.filter(({ application_id }) => application_id !== null)
    const how = { remittance: row, today: await companyDay(db, ports), by: caller.user_id }
    await postLines(db, ports, how, matched, true)
    const cents = matched.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
    await close(db, ports, row, 'posted')
    await audit({
      sentence: () =>
        words.remittance_posted({
          posted: matched.length,
          lines: lines.length,
          file: row.file_name,
          amount: dollars(cents),
        }),
      entity_id: row.id,
    })
    return { remittance: await oneRemittance(db, ports, row.id) }
  },

  '/v3/receivables.DiscardRemittance': async ({ input, caller, db, ports, audit }) => {
    requireEverything(caller)
    const row = await requireReady(db, input)
    await db.delete(remittance_lines).where(eq(remittance_lines.remittance_id, row.id))
    await close(db, ports, row, 'discarded')
    await audit({ sentence: () => words.preview_discarded({ file: row.file_name }), entity_id: row.id })
    return { remittance: await oneRemittance(db, ports, row.id) }
  },
}

/** A remittance names households of everyone. */
export function requireEverything({ permissions }: UserCaller) {
  if (!permissions.has('projects.view_all')) throw forbidden(['projects.view_all'], words.needs_all_projects)
}

async function requireReady(db: Db, input: { remittance_id: string; version: number }): Promise<RemittanceRow> {
  const row = await requireRemittance(db, input.remittance_id, 'lock')
  requireVersion(row, input.version)
  if (row.status === 'ready') return row
  throw refuse(409, 'not_ready', row.status === 'posted' ? words.remittance_already_posted : words.remittance_discarded)
}

const close = (db: Db, ports: Ports, { id, version }: RemittanceRow, status: 'posted' | 'discarded') =>
  db
    .update(remittances)
    .set({ status, version: version + 1, posted_at: status === 'posted' ? ports.now() : null })
    .where(eq(remittances.id, id))

function readColumns(text: string): Columns {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null) {
      const entries = new Map<string, unknown>(Object.entries(parsed))
      const name = (field: string) => {
        const value = entries.get(field)
        return typeof value === 'string' && value !== '' ? value.slice(0, 200) : null
      }
      return { paid_on: name('paid_on'), amount: name('amount'), reference: name('reference'), payee: name('payee') }
    }
  } catch {
    // Reported below.
  }
  throw refuse(400, 'invalid_input', { columns: words.choose_headings })
}
