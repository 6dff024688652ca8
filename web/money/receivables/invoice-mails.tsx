// Which mails went out about an invoice, and whether each arrived.

import type { Schemas } from '#sdk/types.ts'
import { dateTime } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { words as texts } from './words.ts'

export const InvoiceMails = ({ mails }: { mails: Schemas['InvoiceMail'][] }) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-base font-semibold">{texts.emails}</h3>
    <ul className="flex flex-col divide-y divide-hairline text-base">
      {mails.map(({ id, kind, to, status, at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
          <span className="min-w-0 break-words">
            {texts.email_kind[kind]({ to })}
            <span className="block text-sm text-ink-3">{dateTime(at)}</span>
          </span>
          {status === 'kept' ? <Badge status="not_mailed" label={texts.not_emailed} /> : <Badge status={status} />}
        </li>
      ))}
    </ul>
  </section>
)
