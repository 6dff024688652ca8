// Declining, with a reason the company can do something with.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '#sdk/refusal.ts'
import { write } from '#web/data/queries.ts'
import { Notice } from '#web/ui/states.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useWords } from './words/words-context.tsx'

type Props = {
  agreement: string
  company: string
  headers: Record<string, string>
  onClose: () => void
  onDeclined: () => void
  /** It ended otherwise meanwhile. */
  onMovedOn: () => void
}

export function DeclineDialog({ agreement, company, headers, onClose, onDeclined, onMovedOn }: Props) {
  const { words } = useWords()
  const [chosen, choose] = useState<string | null>(null)
  const [own, setOwn] = useState('')
  const reason = [chosen, own.trim()].filter(Boolean).join(': ').slice(0, 500)
  const decline = useMutation<unknown, Refusal>({
    networkMode: 'always',
    mutationFn: () => write('/v3/agreements.Decline', { reason }, headers),
    onSuccess: onDeclined,
    onError: failure => failure instanceof Refusal && failure.status === 409 && onMovedOn(),
  })
  return (
    <ConfirmDialog
      title={words.decline_title}
      text={words.decline_text({ agreement, company })}
      action={words.decline_now}
      dangerous
      busy={decline.isPending}
      disabledReason={reason.length < 3 ? words.decline_missing : undefined}
      onConfirm={() => decline.mutate()}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 pb-1">
        <fieldset className="flex flex-col">
          <legend className="pb-1 text-md font-medium">{words.decline_why}</legend>
          {Object.values(words.decline_reasons).map(one => (
            <label key={one} className="flex min-h-11 items-center gap-3 text-md">
              <input
                type="radio"
                name="reason"
                checked={chosen === one}
                onChange={() => choose(one)}
                className="dot size-5 shrink-0"
              />
              {one}
            </label>
          ))}
        </fieldset>
        <label className="flex flex-col gap-1 text-md font-medium">
          {chosen ? words.decline_own_optional : words.decline_own}
          <textarea
            rows={2}
            maxLength={400}
            value={own}
            onChange={event => setOwn(event.target.value)}
            className="rounded-control border border-control bg-raised px-3 py-2 text-[17px] font-normal"
          />
        </label>
        {decline.isError && <Notice kind="danger">{words.unreachable_text}</Notice>}
      </div>
    </ConfirmDialog>
  )
}
