// The text of an activity line, in the reader's language.
import { summaryOf } from '#machines/company/problems/describe-problem.ts'
import type { SourceRow } from './activity-sources.ts'
import { words } from './words.ts'

/** Facts of a line, by action. Lines of the log and of lenders bring their sentence. */
export type ActivityFacts =
  | { about: 'move'; is_reopening: boolean }
  | { about: 'visit'; device: 'phone' | 'tablet' | 'computer'; minutes: number }
  | { about: 'signing'; event: keyof typeof words.signing; name: string }
  | { about: 'mail'; failed: boolean; to: string; subject: string }
  | ({ about: 'problem'; count: number } & Parameters<typeof summaryOf>[0])
  | { about: 'note' }
  | { about: 'import'; file: string; is_new: boolean }

export const describeActivity = ({
  sentence,
  facts,
  actor_name,
}: Pick<SourceRow, 'sentence' | 'facts' | 'actor_name'>): string =>
  sentence ?? (facts ? describe(facts, actor_name) : '')

function describe(facts: ActivityFacts, actor_name: string | null): string {
  switch (facts.about) {
    case 'move':
      if (actor_name === null) return words.moved.automatically
      return facts.is_reopening ? words.moved.reopened : words.moved.by_hand
    case 'visit':
      return words.proposal_opened(facts)
    case 'signing':
      return words.signing[facts.event](facts)
    case 'mail':
      return facts.failed ? words.mail_failed(facts) : words.mail_sent(facts)
    case 'problem':
      return words.page_failed({ summary: summaryOf(facts), count: facts.count })
    case 'note':
      return words.noted
    case 'import':
      return facts.is_new ? words.lead_imported(facts) : words.lead_completed(facts)
  }
}
