// Sends an agreement: signers first, then a review of contents and blockers.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Stepper } from '#web/ui/fields/stepper.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { SendCheck } from './send-check.tsx'
import { isBlank, lineFaults, type Person, type SendWay, signersOf, useSendDraft } from './send-draft.ts'
import { SendSigners } from './send-signers.tsx'
import { allNames } from './transaction-words.ts'
import { words } from './words.ts'

type Props = TabProps & {
  agreement_id: string
  agreements: Schemas['ProjectAgreement'][]
  onChoose: (agreement_id: string) => void
  onClose: () => void
  onSent: (transaction: Schemas['Transaction'], way: SendWay) => void
}

const STEPS = [words.signers, words.check_send]

export default function SendDrawer(props: Props) {
  const { project, agreement_id, onClose } = props
  const { data, error, refetch } = useRead('/v3/agreements.PrepareSend', { project_id: project.id, agreement_id })
  if (data) return <Prepared {...props} preparation={data.preparation} onMail={() => void refetch()} />
  return (
    <Drawer open editable onClose={onClose} title={words.send_agreement}>
      {error ? <ErrorState sentence={error.message} onRetry={() => void refetch()} /> : <Skeleton className="h-64" />}
    </Drawer>
  )
}

function Prepared(props: Props & { preparation: Schemas['Preparation']; onMail: () => void }) {
  const { project, agreement_id, agreements, preparation, onChoose, onClose, onSent, onMail } = props
  const draft = useSendDraft(project.id, preparation)
  const [step, setStep] = useState(0)
  const [strict, setStrict] = useState(false)
  const [oneIsEnough, setOneIsEnough] = useState(false)
  const { lines, message, way } = draft
  const sent = lines.filter(line => line.required || !isBlank(line))
  const send = useWrite('/v3/agreements.Send', {
    onDone: ({ transaction }) => {
      draft.forget()
      const to = allNames(transaction.signers.filter(({ my_turn }) => my_turn).map(({ name }) => name))
      tellDone(
        way === 'mail'
          ? words.agreement_way({ to })
          : way === 'paper'
            ? words.agreement_ready_print
            : words.agreement_ready_sign({ to }),
      )
      onSent(transaction, way)
    },
  })
  // A co-homeowner who does not sign is a choice, never an oversight.
  const oneSigns = preparation.checks.some(({ code }) => code === 'one_signs')
  const submit = () =>
    send.mutate(
      {
        project_id: project.id,
        agreement_id,
        signers: signersOf(lines),
        deliver: way === 'mail' ? 'mail' : 'none',
        ...(message.trim() ? { message: message.trim() } : {}),
        ...(oneSigns ? { one_signature: oneIsEnough } : {}),
      },
      {
        onError: failure => {
          if (Object.keys(failure.fields).some(field => field.startsWith('signers.'))) setStep(0)
        },
      },
    )
  const fields = send.error?.fields ?? {}
  const refused = (key: string): Partial<Record<keyof Person, string>> => {
    const start = `signers.${sent.findIndex(line => line.key === key)}.`
    const own = Object.entries(fields).filter(([field]) => field.startsWith(start))
    return Object.fromEntries(own.map(([field, sentence]) => [field.slice(start.length), sentence]))
  }
  const elsewhere = Object.entries(fields).filter(([field]) => !field.startsWith('signers.'))
  const faulty = lines.some(line => Object.keys(lineFaults(line)).length > 0)
  const stops = preparation.checks.filter(({ severity }) => severity === 'stop').length
  const whyNot =
    stops > 0 ? words.what_listed_first_keeps : oneSigns && !oneIsEnough ? words.confirm_one_signature : undefined
  const go = (to: number) => {
    setStrict(true)
    if (to === 0 || !faulty) setStep(to)
  }
  const choices = agreements.filter(one => one.applies || one.agreement_id === agreement_id)
  return (
    <Drawer
      open
      editable
      onClose={onClose}
      title={words.send_agreement_name({ agreement_name: preparation.agreement_name })}
      description={words.version_figures_those_now({ agreement_version: preparation.agreement_version })}
      actions={
        step === 0 ? (
          <>
            <Button onClick={onClose}>{common.not_now}</Button>
            <Button look="primary" onClick={() => go(1)}>
              {words.next}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setStep(0)}>{words.back}</Button>
            <Button look="primary" busy={send.isPending} disabledReason={whyNot} onClick={submit}>
              {send.isPending ? common.sending : WAYS[way]}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <Stepper steps={STEPS} current={step} onGo={setStep} />
        {send.error?.status === 409 && (send.error.code !== 'not_ready' || stops > 0) && (
          <Notice kind="danger">{send.error.message}</Notice>
        )}
        {elsewhere.map(([field, sentence]) => (
          <Notice key={field} kind="danger">
            {sentence}
          </Notice>
        ))}
        {step === 0 && choices.length > 1 && (
          <SelectField
            label={common.agreement}
            value={agreement_id}
            onChange={onChoose}
            options={choices.map(one => ({ value: one.agreement_id, label: one.name }))}
          />
        )}
        {step === 0 ? (
          <SendSigners draft={draft} refused={refused} strict={strict} />
        ) : (
          <>
            <SendCheck
              project_id={project.id}
              preparation={preparation}
              draft={draft}
              onSigners={() => setStep(0)}
              onMail={onMail}
            />
            {oneSigns && (
              <Checkbox label={words.one_signature_enough} checked={oneIsEnough} onChange={setOneIsEnough} />
            )}
          </>
        )}
      </div>
    </Drawer>
  )
}

const WAYS: Record<SendWay, string> = {
  mail: words.send_mail,
  in_person: words.sign_here_now,
  link: words.go_link,
  paper: words.prepare_print,
}
