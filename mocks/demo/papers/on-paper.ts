// An agreement printed and signed with a pen: its scan among the files, and the record of it.
import { dayIn } from '#machines/lib/day-in.ts'
import type { Schemas } from '#sdk/types.ts'
import { ENGLISH_WORDS, text } from '#server/agreements/starter/contract.ts'
import { setContract } from '#server/agreements/starter/set-contract.ts'
import { the } from '../answers.ts'
import type { Client, Time } from '../sell.ts'

const ZONE = 'America/Phoenix'

export async function recordOnPaper(rep: Client, transaction: Schemas['Transaction'], note: string, time: Time) {
  const { id: transaction_id, project_id, version } = transaction
  const signed_on = dayIn(ZONE, time.today())
  const signers = transaction.signers.filter(({ role }) => role !== 'cc')
  const file_id = await uploadScan(
    rep,
    project_id,
    signers.map(({ name }) => `Signed with a pen: ${name}.`),
  )
  // It comes by mail.
  time.pass(1)
  await rep.POST('/v3/agreements.RecordPaperSignature', {
    body: {
      transaction_id,
      version,
      file_id,
      received_on: dayIn(ZONE, time.today()),
      signers: signers.map(({ id }) => ({ signer_id: id, signed_on })),
      note,
    },
  })
}

async function uploadScan(rep: Client, project_id: string, lines: string[]): Promise<string> {
  const { bytes } = await setContract({
    title: 'Solar installation agreement',
    lead: 'A made-up scan of the signed pages, for the demo.',
    words: ENGLISH_WORDS,
    blocks: lines.map(line => text(line)),
  })
  const file_name = 'signed-agreement-scan.pdf'
  const form = new FormData()
  for (const [name, value] of Object.entries({ file_name, project_id })) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(bytes)]))
  const body = { file: '', file_name, project_id }
  return the(await rep.POST('/v3/files.Upload', { body, bodySerializer: () => form })).file_id
}
