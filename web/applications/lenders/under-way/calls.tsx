// Calls pending to the lender, and those waiting for a person. Only about delivery: the status is the lender's.
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { ago } from '#web/lib/ago.tsx'
import { OutOfDate } from '#web/projects/sale/out-of-date.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { type Application, isApproved, isOver } from './application-words.ts'
import { words } from './words.ts'

type Call = Schemas['LenderCall']

const KINDS: Record<Call['state'], 'info' | 'warning' | 'danger'> = {
  waiting: 'info',
  sending: 'info',
  retrying: 'warning',
  unknown: 'warning',
  refused: 'danger',
  overdue: 'danger',
}

export function Calls({ application, now }: { application: Application; now: number }) {
  const { attention, calls, quote_is_current, quote_changes, lender_name } = application
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {attention
        .filter(sentence => !calls.some(call => call.sentence === sentence))
        .map(sentence => (
          <Notice key={sentence} kind="warning">
            {sentence}
          </Notice>
        ))}
      {calls.map(call => (
        <CallNotice key={call.id} application={application} call={call} now={now} />
      ))}
      {!quote_is_current && !isOver(application) && (
        <OutOfDate changes={quote_changes}>
          {words.lender_outdated({ lender_name, has_application: isApproved(application) ? 'yes' : 'no' })}
        </OutOfDate>
      )}
    </div>
  )
}

function CallNotice({ application, call, now }: { application: Application; call: Call; now: number }) {
  const { id, version } = application
  const whyNot = useWhyNot('lenders.apply')
  const retry = useWrite('/v3/lender_applications.Retry')
  const { state, sentence, attempts, next_attempt_at } = call
  return (
    <Notice
      kind={KINDS[state]}
      action={
        state === 'overdue' && (
          <Button
            busy={retry.isPending}
            disabledReason={whyNot}
            onClick={() => retry.mutate({ application_id: id, version, call_id: call.id })}
          >
            {common.try_again}
          </Button>
        )
      }
    >
      {sentence}
      {attempts > 1 && state !== 'refused' && (
        <span className="figures block text-sm">
          {words.attempts({ attempts })}
          {next_attempt_at !== null &&
            state !== 'overdue' &&
            words.next_attempt({ next_attempt_at: nextTry(next_attempt_at, now) })}
          .
        </span>
      )}
    </Notice>
  )
}

/** A due attempt is already running. */
const nextTry = (at: string, now: number) => (new Date(at).getTime() <= now ? words.any_moment : ago(at, now))
