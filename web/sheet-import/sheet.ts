// What a kind of list says of its import; the screens are the same for all.
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
  /** The list it goes into. */
  home: { href: string; label: string; view: string }
  note: string
  /** What the file is called. */
  file: string
  template: { name: string; csv: () => string }
  /** Its columns are matched, and remembered for its source. */
  matches: boolean
  /** What rows that are asked about are, and what can be done with them. */
  asked?: { label: string; options: readonly (RadioOption<Decision> & { value: Decision })[] }
  /** Beside what a row sets. */
  details?: (row: Row) => ReactNode
  /** A last step, which imports it. */
  last?: { step: string; next: string; show: (props: { current: Import; decision: Decision }) => ReactNode }
}
