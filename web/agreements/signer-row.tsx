import { useQuery } from '@tanstack/react-query'
import { Check, Clock, PenLine, X } from 'lucide-react'
import { Link } from 'wouter'
import { signsForCompany } from '#machines/agreements/evidence/company-account.ts'
import { words as signing } from '#machines/agreements/evidence/words.ts'
import { signs } from '#machines/agreements/turns.ts'
import type { Schemas } from '#sdk/types.ts'
import { startUpQuery } from '#web/company/session/start-up.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { cx } from '#web/lib/class-names.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { common } from '#web/words/common.ts'
import { LANGUAGE_NAMES } from '#web/words/language-names.ts'
import { signerLines } from './transaction-words.ts'
import { words as texts } from './words.ts'

export type SignerTask = 'link' | 'mail' | 'in_person'
type Signer = Schemas['TransactionSigner']
type Props = {
  transaction: Schemas['Transaction']
  signer: Signer
  now: number
  /** True if emails can be sent. */
  mailServer: boolean
  onTask: (task: SignerTask) => void
}

export function SignerRow({ transaction, signer, now, mailServer, onTask }: Props) {
  const { name, role, email, language } = signer
  const open = transaction.status === 'sent' && signer.my_turn
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <StepMark transaction={transaction} signer={signer} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm break-words text-ink-3">
          {signing.roles[role]} · {email}
          {language === 'es' && ` · ${LANGUAGE_NAMES.es}`}
        </p>
        <p className="figures mt-0.5 text-sm text-ink-2">{signerLines(transaction, signer, now).join(' · ')}</p>
      </div>
      {open && <SignerActions transaction={transaction} signer={signer} mailServer={mailServer} onTask={onTask} />}
    </li>
  )
}

/** The signer's step, or the outcome. */
function StepMark({ transaction, signer }: Pick<Props, 'transaction' | 'signer'>) {
  const { status, my_turn, step } = signer
  const mark =
    status === 'signed' ? (
      <Check size={14} aria-label={texts.signed} />
    ) : status === 'declined' ? (
      <X size={14} aria-label={texts.declined} />
    ) : signs(signer) ? (
      <>
        <span className="sr-only">{texts.step} </span>
        {step}
      </>
    ) : (
      <Clock size={14} aria-label={common.copy} />
    )
  return (
    <span
      className={cx(
        'figures mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-semibold',
        status === 'signed' && 'bg-success-soft text-success',
        status === 'declined' && 'bg-danger-soft text-danger',
        status !== 'signed' && status !== 'declined' && 'bg-sunken text-ink-2',
        my_turn && transaction.status === 'sent' && 'ring-2 ring-marigold',
      )}
    >
      {mark}
    </span>
  )
}

function SignerActions({ transaction, signer, mailServer, onTask }: Omit<Props, 'now'>) {
  const may = useWhyNot('agreements.send')
  const remind = useWrite('/v3/agreements.SendLink', {
    onDone: () => tellDone(texts.name_reminded({ name: signer.name })),
  })
  const revoke = useWrite('/v3/agreements.RevokeLink', {
    onDone: () => tellDone(texts.link_ended({ name: signer.name })),
  })
  const ids = { transaction_id: transaction.id, signer_id: signer.id }
  const whyNot = (action: Schemas['TransactionAction']['action']) => {
    const next_action = transaction.next_actions.find(one => one.action === action)
    return may ?? (next_action && !next_action.allowed ? (next_action.why_not ?? texts.not_now) : undefined)
  }
  const isOwn = useIsOwn(signer)
  const invited = signer.sent_at !== null
  const noMail = mailServer ? undefined : texts.no_mail_server_set
  const noLink = signer.link_expires_at === null ? texts.no_link_out : undefined
  return (
    <div className="flex items-center gap-1 max-sm:ml-9">
      {isOwn && signsForCompany(signer) ? (
        <Link
          href={`${href('/light-hub/agreements/countersign')}?agreement=${transaction.id}`}
          className={buttonLook('primary')}
        >
          <PenLine size={14} aria-hidden />
          {texts.countersign}
        </Link>
      ) : isOwn ? (
        <SignNow {...ids} disabledReason={whyNot('make_link')} />
      ) : mailServer ? (
        <Button
          busy={remind.isPending}
          disabledReason={whyNot(invited ? 'remind' : 'send_link')}
          aria-label={invited ? texts.remind_name({ name: signer.name }) : texts.email_link_to({ name: signer.name })}
          onClick={() => (invited ? remind.mutate({ ...ids, kind: 'reminder' }) : onTask('mail'))}
        >
          {invited ? texts.remind : texts.email_link_button}
        </Button>
      ) : (
        <Button
          disabledReason={whyNot('make_link')}
          aria-label={texts.create_link_for({ name: signer.name })}
          onClick={() => onTask('link')}
        >
          {texts.create_link_button}
        </Button>
      )}
      <ActionMenu
        label={texts.more({ name: signer.name })}
        actions={[
          { label: texts.copy_link_action, onSelect: () => onTask('link'), disabledReason: whyNot('make_link') },
          {
            label: invited ? texts.mail_again : texts.email_link_button,
            onSelect: () => onTask('mail'),
            disabledReason: noMail ?? whyNot('send_link'),
          },
          { label: texts.sign_person, onSelect: () => onTask('in_person'), disabledReason: whyNot('in_person') },
          {
            label: texts.end_link,
            danger: true,
            onSelect: () => revoke.mutate(ids),
            disabledReason: may ?? noLink ?? whyNot('revoke_link'),
          },
        ]}
      />
    </div>
  )
}

/** True if the signer is the current user. */
function useIsOwn({ email }: Signer): boolean {
  const { data } = useQuery(startUpQuery)
  return data?.user.contacts.some(({ contact }) => contact.toLowerCase() === email.toLowerCase()) ?? false
}

type SignNowProps = { transaction_id: string; signer_id: string; disabledReason: string | undefined }

function SignNow({ disabledReason, ...ids }: SignNowProps) {
  const make = useWrite('/v3/agreements.GenerateURL', {
    // The same window: its Back leads here again.
    onDone: ({ url }) => window.location.assign(url),
  })
  return (
    <Button
      look="primary"
      icon={<PenLine size={14} aria-hidden />}
      busy={make.isPending || make.isSuccess}
      disabledReason={disabledReason}
      onClick={() => make.mutate(ids)}
    >
      {texts.sign_now}
    </Button>
  )
}
