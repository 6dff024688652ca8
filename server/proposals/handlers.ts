import { and, eq, sql } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { type Db, enterTenant } from '../db/database.ts'
import { links, projects, proposals as table } from '../db/schema.ts'
import type { Handlers } from '../handler.ts'
import { notFound, refuse } from '../lib/refuse.ts'
import { requireVersion } from '../lib/versioned.ts'
import { notify } from '../mail/notify.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import { type ProjectRow, requireProject } from '../projects/access.ts'
import { projectNumber } from '../projects/view.ts'
import { isCurrent, standing } from '../quote/basis.ts'
import { requireChecks } from '../quote/checks.ts'
import { homeownerContacts } from '../settings/homeowner-contacts.ts'
import { freeze } from './freeze.ts'
import { imageHandlers } from './image-handlers.ts'
import { filledIn, startingText } from './starting-text.ts'
import { templateHandlers } from './template-handlers.ts'
import { shownTheme } from './theme.ts'
import { themeHandlers } from './theme-handlers.ts'

export const proposals: Handlers<'proposals'> = {
  ...themeHandlers,
  ...imageHandlers,
  ...templateHandlers,

  '/v3/proposal.Get': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const proposal = await view(db, ports, project)
    return { proposal, starts_with: proposal ? null : await startingText(db, ports, project) }
  },

  '/v3/proposal.Save': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const [before] = await db.select().from(table).where(eq(table.project_id, project.id))
    requireVersion({ version: before?.version ?? 0 }, input.version)
    if (input.publish && !caller.permissions.has('proposals.send'))
      throw refuse(403, 'forbidden', 'Your role does not allow sending proposals.')
    // A proposal names no license; the agreement must.
    if (input.publish) await requireChecks(db, ports, caller, project, ['license_missing'])
    const { option_ids } = input
    const { headline, message } = input.publish ? await filledIn(db, ports, project, input) : input
    const frozen = input.publish ? await freeze(db, ports, project, { headline, message, option_ids }) : undefined
    const row = {
      company_id: caller.company_id,
      project_id: project.id,
      headline,
      message,
      option_ids,
      version: input.version + 1,
      ...(frozen
        ? {
            snapshot: frozen.snapshot,
            basis_hash: frozen.basis_hash,
            published_at: ports.now(),
            status: 'sent' as const,
          }
        : {}),
    }
    await db
      .insert(table)
      .values(row)
      .onConflictDoUpdate({ target: [table.company_id, table.project_id], set: row })
    if (frozen) {
      const token_hash = sha256(publicId(ports, project))
      await db
        .insert(links)
        .values({ company_id: project.company_id, token_hash, kind: 'proposal', entity_id: project.id })
        .onConflictDoNothing()
    }
    await audit({ sentence: frozen ? 'published the proposal' : 'wrote the proposal', project_id: project.id })
    return { proposal: await view(db, ports, project) }
  },

  '/v3/proposal.View': async ({ input, db, ports }) => {
    const [link] = await db
      .select()
      .from(links)
      .where(and(eq(links.token_hash, sha256(input.public_id)), eq(links.kind, 'proposal')))
    if (!link || link.ended_at) throw notFound('proposal')
    await enterTenant(db, link.company_id)
    const [before] = await db
      .select({ status: table.status })
      .from(table)
      .where(eq(table.project_id, link.entity_id))
      .for('update')
    const [row] = await db
      .update(table)
      .set({
        view_count: sql`${table.view_count} + 1`,
        last_viewed_at: ports.now(),
        status: sql`case when ${table.status} = 'sent' then 'viewed' else ${table.status} end`,
      })
      .where(eq(table.project_id, link.entity_id))
      .returning()
    const [project] = await db.select().from(projects).where(eq(projects.id, link.entity_id))
    if (!row?.snapshot || !project) throw notFound('proposal')
    if (before?.status === 'sent')
      await notify(db, ports, {
        company_id: project.company_id,
        event: 'proposal_opened',
        subject: `Opened: proposal for ${project.name}`,
        sentences: [
          `${project.name} (${projectNumber(project)})`,
          'The proposal was opened for the first time since it was published. A good moment to call.',
        ],
        page: `/projects/${project.id}?tab=proposal`,
        responsible_id: project.owner_id,
      })
    return {
      proposal: {
        ...row.snapshot,
        is_current: await isCurrent(db, project, row.basis_hash),
        contacts: await homeownerContacts(db),
        theme: await shownTheme(db, ports),
      },
    }
  },
}

/** Made anew from the server's secret whenever it is shown, so that only its hash rests in the database. */
const publicId = (ports: Ports, { company_id, id }: ProjectRow) => ports.sign('proposal', `${company_id}/${id}`)

async function view(db: Db, ports: Ports, project: ProjectRow): Promise<Schemas['Proposal'] | null> {
  const [row] = await db.select().from(table).where(eq(table.project_id, project.id))
  if (!row) return null
  return {
    project_id: row.project_id,
    headline: row.headline,
    message: row.message,
    option_ids: row.option_ids,
    status: row.status,
    public_url: row.published_at ? `${ports.public_origin}/proposal/${publicId(ports, project)}` : null,
    published_at: row.published_at?.toISOString() ?? null,
    ...(await standing(db, project, row.basis_hash)),
    view_count: row.view_count,
    last_viewed_at: row.last_viewed_at?.toISOString() ?? null,
    version: row.version,
  }
}
