// How long a session may lie idle, and who must have a second step.
import { useState } from 'react'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Card } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { SecondStepPolicyCard } from './second-step/policy-card.tsx'
import { words } from './words.ts'

export default function SessionPolicyScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetSessionPolicy', {})
  const [chosen, choose] = useState<number>()
  const whyNot = useWhyNot('settings.edit')
  const save = useWrite('/v3/settings.SessionPolicy', {
    onDone: ({ idle_minutes }) => {
      choose(undefined)
      tellDone(words.idle_sessions_end_after({ idle_minutes }))
    },
  })
  const minutes = chosen ?? data?.idle_minutes ?? 60
  return (
    <SettingsFrame title={words.session} note={words.when_product_signs_people}>
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-44" />}
      {data && (
        <Card title={words.idle_sessions} note={words.minute_before_everyone_asked}>
          <div className="flex max-w-[420px] flex-col gap-5">
            <Slider
              label={words.sign_out_after}
              min={5}
              max={60}
              step={5}
              value={minutes}
              onChange={choose}
              write={value => words.value_minutes({ value })}
            />
            <p className="text-sm text-ink-3">{words.session_limit_hint}</p>
            <Button
              look="primary"
              className="self-start"
              busy={save.isPending}
              disabledReason={whyNot ?? (minutes === data.idle_minutes ? common.no_changes_to_save : undefined)}
              onClick={() => save.mutate({ idle_minutes: minutes, version: data.version })}
            >
              {common.save}
            </Button>
          </div>
        </Card>
      )}
      <SecondStepPolicyCard />
    </SettingsFrame>
  )
}
