// The sign report: everything that happened with one agreement, for its signers and for the company's staff.
import { useEffect } from 'react'
import { Link } from 'wouter'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { watchPage } from '#web/company/page-faults/page-faults.ts'
import { useRead } from '#web/data/queries.ts'
import { MessagePage } from '#web/frame/message-page.tsx'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { rememberPlace } from '#web/lib/place.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { ErrorState, SkeletonPage } from '#web/ui/states.tsx'
import { useReader } from './reader.ts'
import { reportWords } from './report-language.ts'
import { SignReport } from './sign-report.tsx'

/** Signers may open or sign it meanwhile. */
const EVERY_MS = 15_000

export default function SignReportScreen() {
  const id = useParam('id')
  const reader = useReader(id)
  if (reader.kind === 'signer') return <ForSigner id={id} token={reader.token} />
  return reader.kind === 'staff' ? <ForStaff id={id} /> : <Nobody />
}

function ForStaff({ id }: { id: string }) {
  const { data, error, refetch } = useRead('/v3/agreements.GetReport', { transaction_id: id }, { every_ms: EVERY_MS })
  if (data) return <SignReport report={data.report} language={currentLanguage()} />
  if (!error) return <SkeletonPage />
  const words = reportWords(currentLanguage())
  if (error.status === 401) return <Nobody />
  if (error.status === 404 || error.status === 400)
    return <MessagePage title={words.gone_title}>{words.gone}</MessagePage>
  return <ErrorState sentence={error.message} onRetry={refetch} />
}

function ForSigner({ id, token }: { id: string; token: string }) {
  useEffect(() => watchPage({ page: 'sign_report', token }), [token])
  const { data, error, refetch } = useRead(
    '/v3/agreements.GetSigningReport',
    {},
    { every_ms: EVERY_MS, headers: { 'X-Signing-Token': token } },
  )
  const language = navigator.language.startsWith('es') ? 'es' : 'en'
  const words = reportWords(language)
  if (data && data.report.transaction.id !== id)
    return <MessagePage title={words.other_title}>{words.other}</MessagePage>
  if (data) return <SignReport report={data.report} language={languageOf(data.report)} />
  if (!error) return <SkeletonPage />
  if (error.status === 0 || error.status >= 500) return <ErrorState sentence={error.message} onRetry={refetch} />
  return <MessagePage title={words.ended_title}>{error.message}</MessagePage>
}

/** Only the reader's own address is in a signer's report. */
const languageOf = ({ transaction }: Schemas['SignReport']) =>
  transaction.signers.find(({ email }) => email !== '')?.language ?? 'en'

function Nobody() {
  const words = reportWords(navigator.language.startsWith('es') ? 'es' : 'en')
  return (
    <MessagePage title={words.nobody_title}>
      <p>{words.nobody}</p>
      <Link href={href('/login')} onClick={rememberPlace} className={`${buttonLook('primary', 'touch')} mt-6`}>
        {words.sign_in}
      </Link>
    </MessagePage>
  )
}
