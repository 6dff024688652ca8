// Steps before the agreement is opened: the device changes hands, others sign first.

import { Clock, HandHelping } from 'lucide-react'
import type { ReactNode } from 'react'
import { listed } from '#machines/words/listed.ts'
import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Questions } from './contacts.tsx'
import { Message } from './frame.tsx'
import { useWords } from './words/words-context.tsx'

type Props = { signing: Schemas['Signing']; tools: ReactNode }

export function HandoverStep({ signing, tools, onReceived }: Props & { onReceived: () => void }) {
  const { words } = useWords()
  const { company, signer, in_person_by } = signing
  return (
    <Message
      company={company}
      tools={tools}
      mark={<HandHelping size={40} aria-hidden className="text-[var(--accent)]" />}
      title={words.handover_title({ name: signer.name })}
    >
      <p>{words.handover_text({ by: in_person_by ?? company.name, name: signer.name })}</p>
      <p className="text-md">{words.handover_note({ name: signer.name })}</p>
      <Button
        look="primary"
        size="touch"
        className="mt-2 h-auto min-h-14 py-3 text-lg whitespace-normal"
        onClick={onReceived}
      >
        {words.handover_me({ name: signer.name })}
      </Button>
    </Message>
  )
}

/** A cc waits for their copy; others for their turn. */
export function WaitingStep({ signing, tools }: Props) {
  const { words, language } = useWords()
  const { company, signer, others, document_src, agreement_name } = signing
  const open = others.filter(({ status }) => status !== 'signed')
  const step = Math.min(...open.map(one => one.step))
  const now = open.filter(one => one.step === step).map(({ name }) => name)
  const copy = signer.role === 'cc'
  const mailed = signing.mail_server ? 'yes' : 'no'
  return (
    <Message
      company={company}
      tools={tools}
      mark={<Clock size={40} aria-hidden className="text-[var(--accent)]" />}
      title={copy ? words.copy_title : words.waiting_title}
    >
      <p className="text-md">{agreement_name}</p>
      <p>{copy ? words.copy_text({ mailed }) : words.waiting_text({ names: listed(now, language), mailed })}</p>
      {now.length > 0 && (
        <p role="status" className="rounded-card bg-sunken px-4 py-3 text-md">
          {words.waiting_now({ names: listed(now, language) })}
        </p>
      )}
      <a
        href={document_src}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center text-[var(--accent)] underline underline-offset-4"
      >
        {words.read_meanwhile}
      </a>
      <Questions signing={signing} />
    </Message>
  )
}
