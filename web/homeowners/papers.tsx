import { Download } from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { dateTime } from '#web/lib/format.ts'
import { tabHref } from '#web/sale/project/project-tabs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'

/** What the person signed, each with its file once everyone has signed. */
export function Documents({ documents }: { documents: Schemas['PersonDocument'][] }) {
  return (
    <Card title="Signed documents">
      {documents.length === 0 && <p className="text-base text-ink-2">Nothing signed yet.</p>}
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
                {project_number} · signed {dateTime(signed_at)}
              </p>
            </div>
            {src ? (
              <a href={src} download className={buttonLook('ghost')} aria-label={`Signed PDF of ${name}`}>
                <Download size={14} aria-hidden />
                PDF
              </a>
            ) : (
              <span className="shrink-0 text-sm text-ink-3">{status === 'sent' ? 'Others sign still' : 'No file'}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const KINDS = { electronic_records: 'Electronic records', credit: 'Credit check' } as const

export function Consents({ consents }: { consents: Schemas['Consent'][] }) {
  return (
    <Card title="Consents">
      {consents.length === 0 && <p className="text-base text-ink-2">None given yet.</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {consents.map(({ kind, what, language, at, project_number }) => (
          <li key={`${kind} ${what} ${at}`} className="py-2 first:pt-0 last:pb-0">
            <p className="text-base">
              <span className="font-medium">{KINDS[kind]}</span> for {what}
            </p>
            <p className="figures text-sm text-ink-3">
              {project_number} · {dateTime(at)} · in {language === 'es' ? 'Spanish' : 'English'}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
