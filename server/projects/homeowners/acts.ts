// A person's actions on the links they were sent, as sentences. Anyone with a proposal's link can open and accept it; that is listed
// for the primary homeowner.
import { and, desc, inArray, isNotNull } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { proposal_visits, proposals } from '#server/db/schema/proposals.ts'
import { idsOf, placeOf, signingsOf } from './papers.ts'
import type { PersonRow } from './person.ts'
import { words } from './words.ts'

type Act = Schemas['Act']
const MOST = 100

export async function actsOf(db: Db, rows: readonly PersonRow[]): Promise<Act[]> {
  const acts = [...(await signingActs(db, rows)), ...(await proposalActs(db, rows))]
  return acts.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MOST)
}

async function signingActs(db: Db, rows: readonly PersonRow[]): Promise<Act[]> {
  return (await signingsOf(db, rows)).flatMap(({ transaction, signer, scan_id, ...place }) => {
    const { name } = transaction.content
    const act = (kind: Act['kind'], at: Date | null, sentence: string): Act[] =>
      at ? [{ at: at.toISOString(), kind, sentence, ...place }] : []
    const { decline_reason: reason } = signer
    const on_paper = scan_id && !signer.signature_id
    return [
      ...act('opened', signer.viewed_at, words.act.opened({ document: name })),
      ...act('consented', signer.consented_at, words.act.consented({ document: name })),
      // A signature on paper has no adopted ink.
      ...act('signed', signer.signed_at, words.act[on_paper ? 'signed_on_paper' : 'signed']({ document: name })),
      ...(signer.status === 'declined'
        ? act(
            'declined',
            transaction.ended_at,
            reason ? words.act.declined_why({ document: name, reason }) : words.act.declined({ document: name }),
          )
        : []),
    ]
  })
}

async function proposalActs(db: Db, rows: readonly PersonRow[]): Promise<Act[]> {
  const primary = rows.filter(({ homeowner }) => homeowner.is_primary)
  if (primary.length === 0) return []
  const of = (project_id: string) => primary.filter(({ project }) => project.id === project_id).map(placeOf)
  const visits = await db
    .select()
    .from(proposal_visits)
    .where(inArray(proposal_visits.project_id, idsOf(primary)))
    .orderBy(desc(proposal_visits.opened_at))
    .limit(MOST)
  const accepted = await db
    .select({ project_id: proposals.project_id, accepted: proposals.accepted })
    .from(proposals)
    .where(and(inArray(proposals.project_id, idsOf(primary)), isNotNull(proposals.accepted)))
  return [
    ...visits.flatMap(({ project_id, opened_at, seconds, device }) =>
      of(project_id).map(place => ({
        at: opened_at.toISOString(),
        kind: 'read' as const,
        ...place,
        sentence: words.act.read({ minutes: Math.round(seconds / 60), device }),
      })),
    ),
    ...accepted.flatMap(({ project_id, accepted: yes }) =>
      of(project_id).flatMap(place =>
        yes
          ? [
              {
                at: yes.at,
                kind: 'accepted' as const,
                sentence: words.act.accepted({ option: yes.option_name }),
                ...place,
              },
            ]
          : [],
      ),
    ),
  ]
}
