// What a person did by the links they were sent, as sentences. A proposal is read and accepted by whoever holds its link: that
// is told of the primary homeowner.
import { and, desc, inArray, isNotNull } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { proposal_visits, proposals } from '../db/schema/proposals.ts'
import { idsOf, placeOf, signingsOf } from './papers.ts'
import type { PersonRow } from './person.ts'

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
    const { decline_reason } = signer
    return [
      ...act('opened', signer.viewed_at, `Opened ${name}.`),
      ...act('consented', signer.consented_at, `Agreed to electronic records for ${name}.`),
      // On paper nobody adopts a signature.
      ...act('signed', signer.signed_at, `Signed ${name}${scan_id && !signer.signature_id ? ' on paper' : ''}.`),
      ...(signer.status === 'declined'
        ? act('declined', transaction.ended_at, `Declined ${name}${decline_reason ? `: ${decline_reason}` : '.'}`)
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
        sentence: `Read the proposal for ${time(seconds)} on a ${device}.`,
      })),
    ),
    ...accepted.flatMap(({ project_id, accepted: yes }) =>
      of(project_id).flatMap(place =>
        yes
          ? [
              {
                at: yes.at,
                kind: 'accepted' as const,
                sentence: `Accepted the proposal: ${yes.option_name}.`,
                ...place,
              },
            ]
          : [],
      ),
    ),
  ]
}

const time = (seconds: number) => {
  const minutes = Math.round(seconds / 60)
  return minutes < 1 ? 'less than a minute' : minutes === 1 ? 'a minute' : `${minutes} minutes`
}
