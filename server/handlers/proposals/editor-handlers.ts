// A proposal's pages as they are written: saved as often as they change, looked back at.
import { and, desc, eq, lt } from 'drizzle-orm'
import { agoInWords } from '#machines/lib/ago-in-words.ts'
import { notFound, refuse, staleVersion } from '#machines/lib/refuse.ts'
import { findingsOf } from '#machines/proposals/findings.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../../db/database.ts'
import { proposal_versions, proposals } from '../../db/schema/proposals.ts'
import type { Handlers } from '../../handler.ts'
import { aNumber, cursorOf, pageOf } from '../../lib/paging.ts'
import type { Ports } from '../../ports/ports.ts'
import { draftDocument } from '../../proposals/document.ts'
import { roofFaults } from '../../proposals/fill-content.ts'
import { imagesOf } from '../../proposals/images.ts'
import { loadProposed, requireBegun, requireProposed } from '../../proposals/of-design.ts'
import { otherTemplate } from '../../proposals/other-template.ts'
import { requireSound } from '../../proposals/sound-content.ts'
import type { ProposalRow } from '../../proposals/state.ts'
import { valuesOf } from '../../proposals/variable-values.ts'
import { keepEdited, keepWhatStood, lastSaved } from '../../proposals/versions.ts'
import { words } from './words.ts'

const VERSIONS = cursorOf('proposal_versions', aNumber)

type Paths = `/v3/proposal.${'GetEditorData' | 'SaveEditorData' | 'ListVersions' | 'GetVersion'}`

export const editorHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/proposal.GetEditorData': async ({ input, caller, db, ports }) => {
    const sale = await loadProposed(db, await requireProposed(db, ports, caller, input))
    const row = await requireBegun(db, sale)
    const saved = await lastSaved(db, row.id)
    const document = await draftDocument(db, ports, sale, row)
    const values = await valuesOf(db, ports, sale, { ...row, figures: document.figures })
    return {
      content: row.content,
      document,
      values,
      findings: await findingsIn(db, ports, sale, row, values),
      saved_at: saved?.saved_at.toISOString() ?? null,
      saved_by_name: saved?.saved_by_name ?? null,
      version: row.version,
    }
  },

  '/v3/proposal.SaveEditorData': async ({ input, caller, db, ports, audit }) => {
    const sale = await loadProposed(db, await requireProposed(db, ports, caller, input, 'lock'))
    const { project } = sale
    const before = await requireBegun(db, sale)
    if (before.version !== input.version) throw await overtaken(db, before, ports.now())
    await requireSound(db, ports, input.content, before.content)
    if (input.restored_from !== undefined) await requireVersionOf(db, before, input.restored_from)
    await keepWhatStood(db, ports, project, before)
    const [row] = await db
      .update(proposals)
      .set({ content: input.content, version: input.version + 1 })
      .where(eq(proposals.id, before.id))
      .returning()
    if (!row) throw notFound('proposal')
    await keepEdited(db, ports, caller, row, input.restored_from === undefined ? 'edited' : 'restored')
    const sentence = () => (input.restored_from === undefined ? words.log.written : words.log.restored)
    await audit({ sentence, project_id: project.id })
    const values = await valuesOf(db, ports, sale, row)
    return {
      version: row.version,
      saved_at: ports.now().toISOString(),
      findings: await findingsIn(db, ports, sale, row, values),
    }
  },

  '/v3/proposal.ListVersions': async ({ input, caller, db, ports }) => {
    const { id } = await requireBegun(db, await requireProposed(db, ports, caller, input))
    const limit = input.limit ?? 50
    const { version, saved_at, saved_by_name, reason } = proposal_versions
    const rows = await db
      .select({ version, saved_at, saved_by_name, reason })
      .from(proposal_versions)
      .where(
        and(
          eq(proposal_versions.proposal_id, id),
          input.cursor ? lt(version, VERSIONS.read(input.cursor)[0]) : undefined,
        ),
      )
      .orderBy(desc(version))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, VERSIONS, row => [row.version])
    return { versions: page.map(row => ({ ...row, saved_at: row.saved_at.toISOString() })), next_cursor }
  },

  '/v3/proposal.GetVersion': async ({ input, caller, db, ports }) => {
    const proposed = await requireProposed(db, ports, caller, input)
    const row = await versionOf(db, await requireBegun(db, proposed), input.version)
    if (!row) throw notFound('version')
    return { ...row, images: await imagesOf(db, ports, row.content) }
  },
}

async function versionOf(db: Db, { id }: ProposalRow, version: number) {
  const [row] = await db
    .select({ version: proposal_versions.version, content: proposal_versions.content })
    .from(proposal_versions)
    .where(and(eq(proposal_versions.proposal_id, id), eq(proposal_versions.version, version)))
  return row
}

async function requireVersionOf(db: Db, row: ProposalRow, version: number) {
  if (await versionOf(db, row, version)) return
  throw refuse(400, 'invalid_input', { restored_from: words.version_expired })
}

async function overtaken(db: Db, before: ProposalRow, now: Date) {
  const saved = await lastSaved(db, before.id)
  const name = saved?.saved_by_name ?? ''
  const ago = saved ? agoInWords(saved.saved_at, now) : ''
  return staleVersion(before.version, words.overtaken({ has_name: saved ? 'yes' : 'no', name, ago }))
}

async function findingsIn(
  db: Db,
  ports: Ports,
  sale: Sale,
  { content, language, option_ids, template_id }: ProposalRow,
  values: Schemas['VariableValue'][],
): Promise<Schemas['Finding'][]> {
  const image_ids = (await imagesOf(db, ports, content)).map(({ file_id }) => file_id)
  const other_template = await otherTemplate(db, sale, { template_id, language })
  return [
    ...(await roofFaults(db, sale)),
    ...findingsOf(content, { values, image_ids, language, offer_count: option_ids.length, other_template }),
  ]
}
