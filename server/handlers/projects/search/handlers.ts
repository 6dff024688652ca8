import type { Input, Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import type { Handlers } from '#server/handler.ts'
import { findAgreements } from '#server/projects/search/find-agreements.ts'
import { findHomeowners } from '#server/projects/search/find-homeowners.ts'
import { findInvoices } from '#server/projects/search/find-invoices.ts'
import { findMembers } from '#server/projects/search/find-members.ts'
import { findProjects } from '#server/projects/search/find-projects.ts'
import { idsLike } from '#server/projects/search/like.ts'
import { searchWords } from '#server/projects/search.ts'

/** Of each kind; a palette is no list. */
const MOST = 6
const NOTHING: Schemas['Found'] = { projects: [], homeowners: [], agreements: [], invoices: [], members: [], more: [] }

export const search: Handlers<'search'> = {
  '/v3/search.Find': async ({ input, caller, db }) => find(db, caller, input),
}

async function find(db: Db, caller: UserCaller, input: Input<'/v3/search.Find'>): Promise<Schemas['Found']> {
  const words = searchWords(input.search)
  if (words.length === 0) return NOTHING
  const may = (...permissions: Schemas['Permission'][]) => permissions.some(one => caller.permissions.has(one))
  const sees_projects = may('projects.view_own', 'projects.view_all')
  const ids = sees_projects ? await idsLike(db, 'projects_with', words) : []
  const results = {
    projects: sees_projects ? await findProjects(db, caller, words, ids) : [],
    homeowners: sees_projects ? await findHomeowners(db, caller, words) : [],
    agreements: sees_projects ? await findAgreements(db, caller, words, ids) : [],
    invoices: sees_projects && may('receivables.view') ? await findInvoices(db, caller, words) : [],
    members: may('team.view') ? await findMembers(db, words) : [],
  }
  const kinds = ['projects', 'homeowners', 'agreements', 'invoices', 'members'] as const
  return {
    projects: results.projects.slice(0, MOST),
    homeowners: results.homeowners.slice(0, MOST),
    agreements: results.agreements.slice(0, MOST),
    invoices: results.invoices.slice(0, MOST),
    members: results.members.slice(0, MOST),
    more: kinds.filter(kind => results[kind].length > MOST),
  }
}
