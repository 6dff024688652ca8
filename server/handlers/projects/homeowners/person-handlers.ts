// The page of a person: projects, documents, consents, mails and acts.

import type { Schemas } from '#sdk/types.ts'
import type { Handlers } from '#server/handler.ts'
import { actsOf } from '#server/projects/homeowners/acts.ts'
import { mailsTo } from '#server/projects/homeowners/mails.ts'
import { consentsOf, documentsOf } from '#server/projects/homeowners/papers.ts'
import { type PersonRow, personOf } from '#server/projects/homeowners/person.ts'
import { homeownerView } from '#server/projects/homeowners/view.ts'
import { projectNumber } from '#server/projects/view.ts'

type Paths = '/v3/homeowners.Get' | '/v3/homeowners.ListMails' | '/v3/homeowners.ListActs'

export const personHandlers: Pick<Handlers<'homeowners'>, Paths> = {
  '/v3/homeowners.Get': async ({ input, caller, db, ports }) => {
    const { asked, rows } = await personOf(db, caller, input.homeowner_id)
    return {
      homeowner: homeownerView(asked.homeowner),
      projects: eachOnce(rows).map(projectOf),
      documents: await documentsOf(db, ports, rows),
      consents: await consentsOf(db, ports, rows),
    }
  },

  '/v3/homeowners.ListMails': async ({ input, caller, db }) =>
    mailsTo(db, caller, (await personOf(db, caller, input.homeowner_id)).rows, input),

  '/v3/homeowners.ListActs': async ({ input, caller, db }) => ({
    acts: await actsOf(db, (await personOf(db, caller, input.homeowner_id)).rows),
  }),
}

/** A person listed twice in a project, under two names, counts once. */
const eachOnce = (rows: readonly PersonRow[]) =>
  rows.filter(({ project }, at) => rows.findIndex(one => one.project.id === project.id) === at)

const projectOf = ({ homeowner, project, owner_name }: PersonRow): Schemas['PersonProject'] => ({
  id: project.id,
  homeowner_id: homeowner.id,
  number: projectNumber(project),
  name: project.name,
  status: project.status,
  place: project.address && `${project.address.city}, ${project.address.state}`,
  owner_name,
  price_cents: project.price_cents,
  size_kw: project.size_w === null ? null : project.size_w / 1000,
  is_primary: homeowner.is_primary,
  is_merged: project.merged_into !== null,
  ...(project.is_sample ? { is_sample: true } : {}),
  created_at: project.created_at.toISOString(),
})
