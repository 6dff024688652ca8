// After signing: next steps, the signed document once everyone has signed, and contacts.

import { CircleCheckBig, Download, FileClock } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { listed } from '#machines/words/listed.ts'
import type { Schemas } from '#sdk/types.ts'
import { describePage } from '#web/company/page-faults/page-faults.ts'
import { useRead, write } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { SkeletonPage } from '#web/ui/states.tsx'
import { headersOf, keepLanguage, keptLanguage } from './actors.ts'
import { Questions, Ways } from './contacts.tsx'
import { DeadLinkPage, DeclinedPage, EndedPage, UnreachablePage } from './end-pages.tsx'
import { Message } from './frame.tsx'
import { HandOn } from './hand-on.tsx'
import { LanguageButton } from './pages/tools.tsx'
import { dayWords, type Language } from './words/sentences.ts'
import { browserLanguage, useWords, WordsIn } from './words/words-context.tsx'

type Signing = Schemas['Signing']
/** Sealing takes moments; another signer's signature hours. */
const SEAL_CHECK_MS = 2_000
const OTHERS_CHECK_MS = 20_000

export default function CompletedScreen() {
  const token = useParam('slug')
  const headers = useMemo(() => headersOf(token), [token])
  const [chosen, choose] = useState(() => keptLanguage(token))
  const [every_ms, checkEvery] = useState<number | undefined>(SEAL_CHECK_MS)
  const { data, error, refetch } = useRead('/v3/agreements.GetTransaction', {}, { headers, every_ms })
  const signing = data?.signing
  const wanted = signing && checkOf(signing)
  if (signing && wanted !== every_ms) checkEvery(wanted)
  const speak = (language: Language) => {
    keepLanguage(token, language)
    choose(language)
  }
  const language = chosen ?? signing?.language ?? browserLanguage()
  const company = signing?.company.name
  useEffect(() => describePage({ company, language }), [company, language])
  return (
    <WordsIn language={language}>
      {signing ? (
        <Completed token={token} signing={signing} tools={<LanguageButton onChange={speak} />} />
      ) : !error ? (
        <SkeletonPage />
      ) : error.status === 0 || error.status >= 500 ? (
        <UnreachablePage onRetry={() => void refetch()} />
      ) : (
        <DeadLinkPage why={error.code === 'link_expired' ? 'expired' : 'unavailable'} />
      )}
    </WordsIn>
  )
}

function checkOf({ status, completed_at, signed_src }: Signing): number | undefined {
  if (status === 'sent') return OTHERS_CHECK_MS
  return status === 'signed' && completed_at && !signed_src ? SEAL_CHECK_MS : undefined
}

type Props = { token: string; signing: Signing; tools: ReactNode }

function Completed({ token, signing, tools }: Props) {
  const { words } = useWords()
  const { signer, status, company, agreement_name } = signing
  const signed = signer.status === 'signed' || (signer.role === 'cc' && status === 'signed')
  if (signer.status === 'declined') return <DeclinedPage signing={signing} tools={tools} />
  if (status === 'voided' || status === 'canceled')
    return signed ? (
      <Message company={company} tools={tools} title={words.voided_title}>
        <p>{words.voided_text({ company: company.name })}</p>
        <Questions signing={signing} />
        <HandOn over />
      </Message>
    ) : (
      <EndedPage signing={signing} tools={tools} />
    )
  if (!signed)
    return (
      <Message company={company} tools={tools} title={words.not_signed_title}>
        <p>{words.not_signed_text({ agreement: agreement_name })}</p>
        <Link href={href('/sign/[...slug]', { slug: token })} className={`${buttonLook('primary', 'touch')} min-h-12`}>
          {words.go_on_signing}
        </Link>
      </Message>
    )
  return <Signed token={token} signing={signing} tools={tools} />
}

function Signed({ token, signing, tools }: Props) {
  const { words, language } = useWords()
  const {
    signer,
    others,
    company,
    agreement_name,
    status,
    signed_src,
    rescission,
    in_person_by,
    transaction_id,
    back,
  } = signing
  const mailed = signing.mail_server ? 'yes' : 'no'
  const waiting = others.filter(one => one.status !== 'signed').map(({ name }) => name)
  const downloaded = () => {
    // Not awaited: the download does not wait for it.
    write('/v3/agreements.Track', { event: 'downloaded' }, headersOf(token)).catch(() => undefined)
  }
  return (
    <Message
      company={company}
      tools={tools}
      mark={<CircleCheckBig size={44} aria-hidden className="text-success" />}
      title={signer.role === 'cc' ? words.copy_signed_title : words.completed_title}
    >
      <p>
        {status === 'signed'
          ? words.completed_all({ agreement: agreement_name })
          : words.completed_waiting({ names: listed(waiting, language), mailed })}
      </p>
      {status === 'signed' &&
        (signed_src ? (
          <a
            href={signed_src}
            download
            onClick={downloaded}
            className={`${buttonLook('primary', 'touch')} min-h-12 no-print`}
          >
            <Download size={20} aria-hidden />
            {words.download}
          </a>
        ) : (
          <p role="status" className="flex items-center gap-3 rounded-card bg-sunken px-4 py-3 text-md">
            <FileClock size={20} aria-hidden className="shrink-0" />
            {words.preparing}
          </p>
        ))}
      {in_person_by && <p>{words.copy_by_mail({ name: signer.name, mailed })}</p>}
      <HandOn />
      {rescission && (
        <p className="rounded-card bg-sunken px-4 py-3 text-md">
          <strong className="font-semibold text-ink">
            {words.cancel_until({ day: dayWords(rescission.cancel_by, language) })}
          </strong>{' '}
          {words.cancel_how}
        </p>
      )}
      {back && (
        <a href={back.url} className={`${buttonLook('secondary', 'touch')} no-print min-h-12`}>
          {words.back_to[back.to]}
        </a>
      )}
      <NextSteps signing={signing} />
      <a
        href={`${href('/sign/report/[id]', { id: transaction_id })}#link=${token}`}
        className="no-print inline-flex min-h-11 items-center text-md text-[var(--accent)] underline underline-offset-4"
      >
        {words.report}
      </a>
    </Message>
  )
}

function NextSteps({ signing }: { signing: Signing }) {
  const { words } = useWords()
  const { installation_contact: contact } = signing
  if (!contact) return <Questions signing={signing} />
  return (
    <section className="mt-4 border-t border-hairline pt-4">
      <h2 className="text-lg text-ink">{words.next_title}</h2>
      <p className="mt-1">{words.next_text({ name: contact.name })}</p>
      <Ways phone={contact.phone ?? null} email={contact.email ?? null} />
    </section>
  )
}
