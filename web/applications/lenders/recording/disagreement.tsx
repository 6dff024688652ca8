// A record and the lender's contradicting news side by side, with the decision between them.
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { date, dateTime } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import type { Application } from '../under-way/application-words.ts'
import { detailWords, RECORD_NAMES } from './record-words.ts'
import { words as texts } from './words.ts'

export function Disagreement({ application }: { application: Application }) {
  const { id, version, lender_name, records, disagreement } = application
  const whyNot = useWhyNot('lenders.manage')
  const settle = useWrite('/v3/lender_applications.SettleDisagreement', {
    onDone: () => tellDone(texts.disagreement_settled),
  })
  if (!disagreement) return null
  const decide = (take: 'lender' | 'recorded') => settle.mutate({ application_id: id, version, take })
  return (
    <Card
      title={texts.disagrees_what_was_recorded({ lender_name })}
      note={texts.record_applies_until_someone({
        lender_name,
        said_at: dateTime(disagreement.said_at),
        heard_at: dateTime(disagreement.heard_at),
      })}
    >
      <div className="flex flex-col gap-4">
        <ul aria-label={texts.differences} className="flex flex-col divide-y divide-hairline">
          {disagreement.contradicts.map(({ record_id, lender_says }) => {
            const record = records.find(one => one.id === record_id)
            return (
              <li key={record_id} className="grid gap-x-6 gap-y-3 py-3 first:pt-0 last:pb-0 sm:grid-cols-2">
                <div className="min-w-0">
                  <p className="text-sm text-ink-3">{texts.recorded}</p>
                  {record && (
                    <>
                      <p className="text-base font-medium break-words">
                        {[RECORD_NAMES[record.kind], detailWords(record)].filter(Boolean).join(', ')}
                      </p>
                      <p className="text-sm text-ink-3">
                        {texts.recorded_by_details({
                          recorded_by: record.recorded_by,
                          recorded_at: dateTime(record.recorded_at),
                          happened_on: date(record.happened_on),
                        })}
                      </p>
                    </>
                  )}
                </div>
                <div className="min-w-0">
                  <p className="text-sm text-ink-3">{texts.lender_name_says({ lender_name })}</p>
                  <p className="text-base font-medium break-words">{lender_says}</p>
                  <p className="text-sm text-ink-3">{dateTime(disagreement.said_at)}</p>
                </div>
              </li>
            )
          })}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" busy={settle.isPending} disabledReason={whyNot} onClick={() => decide('lender')}>
            {texts.use_lender_version}
          </Button>
          <Button busy={settle.isPending} disabledReason={whyNot} onClick={() => decide('recorded')}>
            {texts.keep_record}
          </Button>
        </div>
      </div>
    </Card>
  )
}
