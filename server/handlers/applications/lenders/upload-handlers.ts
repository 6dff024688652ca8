// Files for a lender: kept here, judged by their content, and streamed to the lender from the outbox.

import type { LenderAction, LenderActions } from '#machines/applications/lenders/lender-actions.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { type Acting, attempted, type Begun, beginAction, sayToLender } from '#server/applications/lenders/act.ts'
import { lender_uploads } from '#server/db/schema/lenders.ts'
import { judged } from '#server/files/judge-apart.ts'
import { keepFile } from '#server/files/store.ts'
import { readUpload } from '#server/files/upload.ts'
import type { Handlers, Parse } from '#server/handler.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import { words } from './words.ts'

type Paths = `/v3/lender_applications.${'UploadStipulation' | 'UploadDocument'}`

export const uploadHandlers: Pick<Handlers<'lenders'>, Paths> = {
  '/v3/lender_applications.UploadStipulation': async ({ input, ...acting }) => {
    const { application_id, stipulation_id } = input
    const begun = await beginAction(acting, { application_id, version: Number(input.version) }, 'upload_stipulation')
    if (!begun) return attempted(acting, application_id)
    const { row, dialect } = begun
    const stipulation = row.facts?.stipulations.find(({ id }) => id === stipulation_id)
    if (!stipulation) throw notFound('stipulation')
    if (stipulation.status === 'cleared')
      throw refuse(409, 'cleared', words.stipulation_cleared({ lender: dialect.name, name: stipulation.name }))
    const file = await keepUpload(acting, begun, input)
    return give(
      acting,
      begun,
      { kind: 'stipulation', stipulation_id, file },
      {
        action: 'upload_stipulation',
        input: { reference: referenceOf(begun), stipulation_id, file: file.part },
        sentence: () => words.stipulation_file({ lender: dialect.name, name: stipulation.name }),
      },
    )
  },

  '/v3/lender_applications.UploadDocument': async ({ input, ...acting }) => {
    const { application_id, kind } = input
    const begun = await beginAction(acting, { application_id, version: Number(input.version) }, 'upload_document')
    if (!begun) return attempted(acting, application_id)
    const file = await keepUpload(acting, begun, input)
    return give(
      acting,
      begun,
      { kind, stipulation_id: null, file },
      {
        action: 'upload_document',
        input: { reference: referenceOf(begun), kind, file: file.part },
        sentence: () => words.document_sent({ lender: begun.dialect.name, kind }),
      },
    )
  },
}

const referenceOf = ({ row }: Begun) => ({ ours: row.id, lenders: row.lender_reference })

const MOST_BYTES = 26_214_400
const megabytes = (bytes: number) => `${Math.floor(bytes / 1_048_576)} MB`

type Kept = { id: string; part: { name: string; media_type: string; size: number } }

/** Throws 413 if larger than the lender accepts, 415 unless an image or a PDF. */
async function keepUpload(
  { db, ports, parse }: Acting & { parse: Parse },
  { row, dialect }: Begun,
  input: object,
): Promise<Kept> {
  const upload = readUpload(input, words.file_required)
  const most = Math.min(MOST_BYTES, dialect.limits.max_upload_bytes)
  if (upload.bytes.length > most)
    throw refuse(413, 'too_large', words.file_too_large({ lender: dialect.name, maximum: megabytes(most) }))
  const { bytes, media_type } = judged(parse, upload.bytes)
  const name = upload.file_name.trim()
  const { id } = await keepFile(db, ports, { company_id: row.company_id, name, media_type, bytes })
  return { id, part: { name, media_type, size: bytes.length } }
}

type Given = { kind: string; stipulation_id: string | null; file: Kept }
type Said<A extends LenderAction> = { action: A; input: LenderActions[A]['input']; sentence: Sentence }

async function give<A extends LenderAction>(acting: Acting, begun: Begun, { file, ...of }: Given, said: Said<A>) {
  const { db, ports } = acting
  const { company_id, id: application_id } = begun.row
  const call = await sayToLender(acting, begun, {
    ...said,
    file_id: file.id,
    event: `${of.kind}_given`,
    detail: { file_id: file.id, size: file.part.size },
  })
  const upload = { company_id, file_id: file.id, application_id, call_id: call.id, ...of, uploaded_at: ports.now() }
  await db.insert(lender_uploads).values(upload)
  return attempted(acting, application_id, call)
}
