import { Download } from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { dateTime } from '#web/lib/format.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { words } from './words.ts'

/** Agreements the person signed, each with its file once all have signed. */
export function Documents({ documents }: { documents: Schemas['PersonDocument'][] }) {
  return (
    <Card title={words.signed_documents}>
      {documents.length === 0 && <p className="text-base text-ink-2">{words.nothing_signed_yet}</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {documents.map(({ transaction_id, name, project_id, project_number, signed_at, status, src }) => (
          <li key={transaction_id} className="flex items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Link href={tabHref(project_id, 'agreements')} className="text-base font-medium hover:underline">
                  {name}
                </Link>
                <Badge status={status} />
              </p>
              <p className="figures text-sm text-ink-3">
                {words.project_signed_at({ project_number, signed_at: dateTime(signed_at) })}
              </p>
            </div>
            {src ? (
              <a href={src} download className={buttonLook('ghost')} aria-label={words.signed_pdf({ name })}>
                <Download size={14} aria-hidden />
                {words.pdf}
              </a>
            ) : (
              <span className="shrink-0 text-sm text-ink-3">
                {status === 'sent' ? words.waiting_for_signers : words.no_file}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const KINDS = { electronic_records: words.electronic_records, credit: words.credit_check } as const

export function Consents({ consents }: { consents: Schemas['Consent'][] }) {
  return (
    <Card title={words.consents}>
      {consents.length === 0 && <p className="text-base text-ink-2">{words.no_consents}</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {consents.map(({ kind, what, language, at, project_number }) => (
          <li key={`${kind} ${what} ${at}`} className="py-2 first:pt-0 last:pb-0">
            <p className="text-base">
              <span className="font-medium">{KINDS[kind]}</span> {words.consent_purpose({ what })}
            </p>
            <p className="figures text-sm text-ink-3">
              {words.consent_details({
                project_number,
                at: dateTime(at),
                has_language: language === 'es' ? 'yes' : 'no',
              })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
