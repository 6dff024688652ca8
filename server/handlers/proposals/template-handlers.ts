// The templates proposals begin with, and the rules that choose among them.

import { count, eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { findingsOf } from '#machines/proposals/findings.ts'
import type { Rule } from '#machines/proposals/template-rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { lockSetting, readSetting, writeSetting } from '#server/company/settings/store.ts'
import { changes } from '../../audit.ts'
import type { Db } from '../../db/database.ts'
import { proposals, proposal_templates as table } from '../../db/schema/proposals.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'
import type { Ports } from '../../ports/ports.ts'
import { templateNames, templatesOf } from '../../proposals/choose-template.ts'
import { imagesOf } from '../../proposals/images.ts'
import { requireSound } from '../../proposals/sound-content.ts'
import { words } from './words.ts'

type Paths = `/v3/templates.${'List' | 'Get' | 'Save' | 'Delete'}`
type TemplateRow = typeof table.$inferSelect

/** As many as a list shows without pages, and far more than anyone keeps apart. */
const MOST = 100

export const templateHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/templates.List': async ({ db, ports }) => ({ templates: await templateLines(db, ports) }),

  '/v3/templates.Get': async ({ input, db, ports }) =>
    oneTemplate(db, ports, await requireTemplate(db, input.template_id)),

  '/v3/templates.Save': async ({ input, caller, db, ports, audit }) => {
    const { template_id, version, language, content } = input
    const name = input.name.trim()
    if (name === '') throw refuse(400, 'invalid_input', { name: words.template.name_required })
    const before = template_id === undefined ? undefined : await requireTemplate(db, template_id, 'lock')
    requireVersion({ version: before?.version ?? 0 }, version)
    await requireSound(db, ports, content, before?.content)
    await requireName(db, name, template_id)
    if (before && before.language !== language) await requireNoRule(db, before)
    const fields = { name, language, content, updated_at: ports.now(), version: version + 1 }
    const [saved] = before
      ? await db.update(table).set(fields).where(eq(table.id, before.id)).returning()
      : await db
          .insert(table)
          .values({ ...fields, company_id: caller.company_id, id: ports.id(), created_at: ports.now() })
          .returning()
    if (!saved) throw notFound('template')
    await audit({
      sentence: () => words.log[before ? 'template_changed' : 'template_added']({ name }),
      entity_id: saved.id,
      detail: changes<object>(before ? auditFields(before) : {}, auditFields(saved)),
    })
    return oneTemplate(db, ports, saved)
  },

  '/v3/templates.Delete': async ({ input, caller, db, ports, audit }) => {
    // Locks all: deleting the last two at once would leave none.
    const all = await db.select({ id: table.id }).from(table).orderBy(table.id).for('update')
    const template = await requireTemplate(db, input.template_id)
    requireVersion(template, input.version)
    if (all.length === 1) throw refuse(409, 'last_template', words.template.last)
    await lockSetting(db, 'template_rules')
    const { value, version } = await readSetting(db, 'template_rules')
    const rules = value.rules.filter(({ template_id }) => template_id !== template.id)
    if (rules.length < value.rules.length) await writeSetting(db, ports, caller, 'template_rules', version, { rules })
    await db.update(proposals).set({ template_id: null }).where(eq(proposals.template_id, template.id))
    await db.delete(table).where(eq(table.id, template.id))
    await audit({
      sentence: () => words.log.template_deleted({ name: template.name }),
      entity_id: template.id,
      detail: changes<object>(auditFields(template), {}),
    })
    return { templates: await templateLines(db, ports) }
  },
}

async function requireTemplate(db: Db, template_id: string, lock?: 'lock'): Promise<TemplateRow> {
  const query = db.select().from(table).where(eq(table.id, template_id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw notFound('template')
  return row
}

/** Throws 400 if the name is taken, and 409 at the maximum number of templates. */
async function requireName(db: Db, name: string, template_id: string | undefined) {
  const all = await templateNames(db)
  if (all.some(other => other.id !== template_id && other.name.toLowerCase() === name.toLowerCase()))
    throw refuse(400, 'invalid_input', { name: words.template.name_taken({ name }) })
  if (template_id === undefined && all.length >= MOST)
    throw refuse(409, 'too_many_templates', words.template.too_many({ most: MOST }))
}

async function requireNoRule(db: Db, { id, language }: TemplateRow) {
  const { value } = await readSetting(db, 'template_rules')
  const named = value.rules.filter(({ template_id }) => template_id === id).length
  if (named > 0)
    throw refuse(400, 'invalid_input', {
      language: words.template.in_rules({ rules: named, language }),
    })
}

async function templateLines(db: Db, ports: Ports): Promise<Schemas['TemplateLine'][]> {
  const rows = await templatesOf(db)
  const { value } = await readSetting(db, 'template_rules')
  const begun = await db
    .select({ template_id: proposals.template_id, count: count() })
    .from(proposals)
    .groupBy(proposals.template_id)
  const images = await imagesOf(db, ports, { pages: rows.flatMap(({ content }) => content.pages) })
  const lines = rows.map((row): Schemas['TemplateLine'] => ({
    id: row.id,
    name: row.name,
    language: row.language,
    page_names: row.content.pages.map(({ name }) => name),
    block_count: row.content.pages.reduce((sum, { blocks }) => sum + blocks.length, 0),
    proposals: begun.find(({ template_id }) => template_id === row.id)?.count ?? 0,
    rules: value.rules.filter((rule: Rule) => rule.template_id === row.id).length,
    findings: judged(row, images).length,
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  }))
  return lines.sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

async function oneTemplate(db: Db, ports: Ports, row: TemplateRow) {
  const { id, name, language, content, version } = row
  const template = { id, name, language, content, updated_at: row.updated_at.toISOString(), version }
  const images = await imagesOf(db, ports, content)
  return { template, images, findings: judged(row, images) }
}

const judged = ({ content, language }: TemplateRow, images: Schemas['ShownImage'][]) =>
  findingsOf(content, { language, image_ids: images.map(({ file_id }) => file_id) })

/** A template's fields for the audit log: page names, not their text. */
const auditFields = ({ name, language, content }: TemplateRow) => ({
  name,
  language,
  pages: content.pages.map(page => `${page.name} (${page.blocks.length})`).join(', '),
})
