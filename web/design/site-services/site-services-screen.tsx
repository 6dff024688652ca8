// Which public services are asked about a house, what leaves this server for them, and what each answered last.
import { useRead, useWrite } from '#web/data/queries.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { dateTime } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import { words } from './words.ts'

export default function SiteServicesScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetSiteServices', {})
  const update = useWrite('/v3/settings.UpdateSiteServices', {
    onDone: ({ enabled }) => {
      tellDone(enabled ? words.turned_on : words.turned_off)
      void refetch()
    },
  })
  return (
    <SettingsFrame title={words.site_services} note={words.what_they_are}>
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-64" />}
      {data && (
        <>
          {!data.available && <Notice>{words.off_on_server}</Notice>}
          <Card>
            <Toggle
              label={words.look_up_houses}
              help={words.look_up_houses_help}
              checked={data.enabled}
              onChange={enabled => update.mutate({ enabled, version: data.version })}
            />
            {data.available && (
              <p className="figures pt-3 text-sm text-ink-3">
                {words.asked_today({ asked: data.asked_today, most: data.asked_at_most })}
              </p>
            )}
          </Card>
          {data.services.map(({ service, name, host, asked_for, sent, license, last }) => (
            <Card key={service} title={asked_for}>
              <Facts
                facts={[
                  { label: words.service, value: name, note: host ?? words.not_asked },
                  { label: words.sent, value: sent },
                  {
                    label: words.last_answer,
                    value: last ? last.sentence : words.never_asked,
                    note: last
                      ? words.at_took({ at: dateTime(last.at), seconds: (last.took_ms / 1000).toFixed(1) })
                      : undefined,
                  },
                  { label: words.credit, value: license },
                ]}
              />
            </Card>
          ))}
          <p className="text-sm text-ink-3">{words.never_sent}</p>
        </>
      )}
    </SettingsFrame>
  )
}
