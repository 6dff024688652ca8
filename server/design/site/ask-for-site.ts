// Asks for a project's site to be looked up: by a person who waits, or because a project got an address.
import { eq } from 'drizzle-orm'
import { askedAddress, questionOf } from '#machines/projects/address/asked-address.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import { project_sites } from '#server/db/schema/design.ts'
import type { Ports } from '#server/ports/ports.ts'

type Project = { company_id: number; id: string; address: Schemas['Address'] | null }
type How = {
  /** Someone is waiting; a list of leads is not. */
  urgent: boolean
  /** Also where the same question was answered. */
  again?: boolean
}

export const mayAsk = async (db: Db, ports: Ports) =>
  ports.site !== null && (await readSetting(db, 'site_services')).value.enabled

/** Does nothing where services are off or no geocoder could know the address. Picked up after the commit. */
export async function askForSite(
  db: Db,
  ports: Ports,
  { company_id, id, address }: Project,
  { urgent, again }: How,
): Promise<void> {
  if (!ports.site) return
  const asked = address && askedAddress(address)
  const [row] = await db.select().from(project_sites).where(eq(project_sites.project_id, id)).for('update')
  const is_placed = row?.point?.accuracy === 'pin' || row?.point?.accuracy === 'building'
  if (!asked && !is_placed) return
  const question = asked ? questionOf(asked) : (row?.question ?? '')
  const is_new = row?.question !== question
  if ((!is_new && !again) || !(await mayAsk(db, ports))) return
  const fresh = { state: 'asked' as const, urgent, asked_at: ports.now(), version: (row?.version ?? 0) + 1 }
  // Another address: what was found for the one before is of another house.
  const emptied = {
    question,
    point: null,
    matches: [],
    land: null,
    picture: null,
    outlines: null,
    outline_id: null,
    outline_chosen: false,
    not_found: false,
    outcomes: [],
  }
  if (!row)
    await db
      .insert(project_sites)
      .values({ company_id, project_id: id, ...emptied, ...fresh })
      .onConflictDoNothing()
  else
    await db
      .update(project_sites)
      .set(is_new ? { ...emptied, ...fresh } : { ...fresh, not_found: false })
      .where(eq(project_sites.project_id, id))
}
