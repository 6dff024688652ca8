// A list of people invited at once: every row has an answer, and one that is refused stops no other.
import { refuse } from '#machines/lib/refuse.ts'
import { EMAIL } from '#sdk/patterns.gen.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { inviteOne, openInvite } from '#server/company/team/invite-one.ts'
import { words } from '#server/company/team/words.ts'
import type { Handlers } from '#server/handler.ts'

type Row = Schemas['InviteRow']
type Result = Schemas['InviteResult']

export const bulkHandlers: Pick<Handlers<'team'>, '/v3/users.InviteMembers'> = {
  '/v3/users.InviteMembers': async ({ input, caller, db, ports, audit }) => {
    const seen = new Set<string>()
    const results: Result[] = []
    for (const row of input.rows) {
      const email = row.email.trim()
      const key = email.toLowerCase()
      try {
        if (!EMAIL.test(email)) throw emailRefused('not_an_email', words.not_an_email({ email }))
        if (seen.has(key)) throw emailRefused('twice_in_list', words.twice_in_list({ email }))
        seen.add(key)
        if (await openInvite(db, email, ports.now()))
          throw emailRefused('invited_already', words.invited_already({ email }))
        results.push({ email, invited: true, ...(await inviteOne(db, ports, caller, { ...row, email })) })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        results.push({ email, invited: false, code: error.code, ...reasonOf(error, row) })
      }
    }
    const made = results.filter(({ invited }) => invited)
    if (made.length > 0)
      await audit({
        sentence: () => made.map(({ email, invite }) => words.invited({ email, role: invite?.role ?? '' })).join(', '),
      })
    return { mailed: ports.mail_server, results }
  },
}

const emailRefused = (code: string, sentence: string) => refuse(409, code, { email: sentence })

/** Refusals about a role come without a field. */
function reasonOf({ fields, message, code }: Refusal, { manager_id }: Row): Pick<Result, 'sentence' | 'field'> {
  const [field, sentence] = Object.entries(fields)[0] ?? []
  if (field === 'email') return { field, sentence: sentence ?? message }
  if (field === 'manager_id' && manager_id) return { field, sentence: sentence ?? message }
  if (code === 'role_above_own' || code === 'no_such_role') return { field: 'role_id', sentence: message }
  return { sentence: message }
}
