// The specifics of a list's import; the screens are shared by all.
import type { ReactNode } from 'react'
import type { Permission, Schemas } from '#sdk/types.ts'
import type { RadioOption } from '#web/ui/fields/radio-group.tsx'

type Decision = Schemas['SheetDecision']
export type Row = Schemas['SheetImportRow']
export type Import = Schemas['SheetImport']

export type Sheet = {
  kind: Schemas['SheetKind']
  permission: Permission
  title: string
  /** The list it is imported into. */
  home: { href: string; label: string; view: string }
  note: string
  /** The file's name. */
  file: string
  template: { name: string; csv: () => string }
  /** Its columns are matched, and remembered for its source. */
  matches: boolean
  /** The kind of rows with questions, and the decisions available. */
  asked?: { label: string; options: readonly (RadioOption<Decision> & { value: Decision })[] }
  /** Details besides a row's fields. */
  details?: (row: Row) => ReactNode
  /** A last step, which imports it. */
  last?: { step: string; next: string; show: (props: { current: Import; decision: Decision }) => ReactNode }
}
