// The definition of a kind of list; everything else is common to all imports. `server/sheet-kinds.ts` lists the kinds.
import type { Line } from '#machines/lib/csv-table.ts'
import type { Permission, Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import type { sheet_import_rows, sheet_imports } from '../db/schema/sheet-imports.ts'
import type { Task } from '../parse/parsers.ts'
import type { Ports } from '../ports/ports.ts'

export type ImportRow = typeof sheet_imports.$inferSelect
export type LineRow = typeof sheet_import_rows.$inferSelect
export type Columns = ImportRow['columns']

/** A file as read in another process. */
export type SheetFile = Pick<ImportRow, 'format' | 'headings' | 'columns' | 'decimal_comma'> & { rows: Line[] }

/** The outcome of a row. */
export type Judged = Pick<LineRow, 'line' | 'name' | 'change'> &
  Partial<
    Pick<
      LineRow,
      'fields' | 'before' | 'problems' | 'row_id' | 'row_version' | 'twin_id' | 'twin_line' | 'twin_reasons'
    >
  >

export type Reading = { row: ImportRow; lines: readonly Line[]; caller: UserCaller; ports: Ports }
export type Applying = { row: ImportRow; caller: UserCaller; ports: Ports; progress(done: number): void }
/** A row's references, as far as the caller may see them. */
type Refs = Pick<Schemas['SheetImportRow'], 'duplicate' | 'project'>

export type SheetKind = {
  permission: Permission
  /** The screen of its imports. */
  page: string
  read: Task<(bytes: Uint8Array) => Promise<SheetFile>>
  /** Fields to match columns to; empty if the headings identify the list. */
  fields(): Schemas['SheetImport']['fields']
  /** Columns that must be matched before an import. */
  missing(columns: Columns): string | null
  /** Decisions available for rows with a question. */
  decisions: readonly Schemas['SheetDecision'][]
  /** Rows per transaction: too many would block the embedded database for everyone. */
  rows_at_once: number
  /** Returns a judge that remembers the rows it has seen and skips lines that are not rows. */
  judge(
    db: Db,
    reading: Reading,
  ): Promise<{ found?: Partial<ImportRow>; judge(db: Db, lines: readonly Line[]): Promise<Judged[]> }>
  /** Checks the options only this kind has. */
  accept?(db: Db, input: Schemas['SheetImportApply']): Promise<Partial<ImportRow>>
  /** Writes the rows and their outcomes, within one transaction. */
  apply(db: Db, applying: Applying): Promise<void>
  undo(db: Db, ports: Ports, row: ImportRow): Promise<void>
  /** Returns a function giving the fields a row sets, for comparison. */
  shown(
    db: Db,
    caller: UserCaller,
  ): Promise<(row: Pick<LineRow, 'fields' | 'before' | 'change'>) => Schemas['SheetImportRow']['fields']>
  refs?(db: Db, caller: UserCaller, rows: readonly LineRow[]): Promise<(row: LineRow) => Refs>
  note?(stored: string): string
}
export type SheetKinds = Readonly<Record<Schemas['SheetKind'], SheetKind>>
