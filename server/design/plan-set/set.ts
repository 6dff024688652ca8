// A plan set as sheets, findings and PDF. Sheets are in English; findings are in the reader's language.

import { changesBetween, clouded, valuesOf } from '#machines/design/plan-set/changes.ts'
import { checkSet } from '#machines/design/plan-set/check.ts'
import { geometryOf, makeSheets } from '#machines/design/plan-set/plan-set.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { readFile } from '#server/files/store.ts'
import type { PricedSale } from '#server/money/sale/sale.ts'
import { planSetPdf } from '#server/ports/pdf/pdf-plan-set.ts'
import type { Ports } from '#server/ports/ports.ts'
import { inLanguage } from '../../lib/reader-language.ts'
import { type Loaded, loadPlanSet } from './load.ts'

const PRODUCER = 'Sunquill'

type MadeSet = {
  readonly loaded: Loaded
  readonly sheets: ReturnType<typeof makeSheets>['sheets']
  /** Appended after the sheets. */
  readonly datasheets: readonly { readonly number: string; readonly title: string }[]
  readonly findings: Schemas['PlanSetFinding'][]
  readonly changes: string[]
  readonly permit: boolean
}

/** `note`: of an issue that is about to be made, listed in the revision block. */
export async function makeSet(
  db: Db,
  ports: Ports,
  sale: PricedSale,
  issue?: { number: number; note: string },
): Promise<MadeSet | null> {
  const loaded = await inLanguage('en', () => loadPlanSet(db, ports, sale))
  const own = await loadPlanSet(db, ports, sale)
  if (!loaded || !own) return null
  const inputs = issue
    ? { ...loaded.inputs, issues: [...loaded.inputs.issues, { ...issue, on: loaded.inputs.date }] }
    : loaded.inputs
  const [last] = loaded.issues
  const datasheets = inputs.facts.left_out.includes('datasheets')
    ? []
    : loaded.datasheets.map(({ title }, index) => ({ number: `D-${index + 1}`, title: `Datasheet: ${title}` }))
  const make = (draft: boolean, changes: readonly string[]) =>
    inLanguage('en', () => makeSheets(inputs, { draft, changes, datasheets }))
  const plain = make(false, [])
  const { laid, rails } = geometryOf(own.inputs)
  const findings = checkSet(own.inputs, laid, rails, plain.small)
  const permit = findings.every(({ severity }) => severity !== 'error')
  const now = valuesOf(plain.sheets)
  const changes = last ? changesBetween(last.parts, now) : []
  const printed = last ? inLanguage('en', () => changesBetween(last.parts, now)) : []
  const { sheets } = make(
    !permit,
    printed.map(({ sentence }) => sentence),
  )
  return {
    loaded,
    datasheets,
    findings,
    permit,
    changes: changes.map(({ sentence }) => sentence),
    sheets: clouded(sheets, new Set(changes.map(({ id }) => id))),
  }
}

export async function setPdf(db: Db, ports: Ports, { loaded, sheets }: MadeSet): Promise<Uint8Array> {
  const { inputs, picture_id, datasheets } = loaded
  const files = inputs.facts.left_out.includes('datasheets')
    ? []
    : await Promise.all(datasheets.map(({ file_id }) => readFile(db, ports, file_id)))
  return planSetPdf(sheets, {
    title: `Plan set ${inputs.project.number}`,
    author: inputs.company.name,
    producer: PRODUCER,
    made_at: ports.now(),
    picture: picture_id ? ((await readFile(db, ports, picture_id)) ?? null) : null,
    datasheets: files.filter(bytes => bytes !== undefined),
  })
}

export const setView = (project_id: string, made: MadeSet): Schemas['PlanSet'] => ({
  project_id,
  version: made.loaded.version,
  facts: made.loaded.inputs.facts,
  sheets: [...made.sheets, ...made.datasheets].map(({ number, title }) => ({ number, title })),
  findings: made.findings,
  permit: made.permit,
  changes: made.changes,
  issues: made.loaded.issues.map(({ number, issued_at, issued_by_name, note, permit, sheet_count }) => ({
    number,
    issued_at: issued_at.toISOString(),
    issued_by_name,
    note,
    permit,
    sheet_count,
  })),
})
