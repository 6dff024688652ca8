import { useState } from 'react'
import { fillText, type MailText, mailText } from '#machines/company/mail/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { MailSheet } from '#web/projects/sale/papers/mail-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { words as texts } from './words.ts'

type Props = { text: MailText } & Pick<Schemas['MailText'], 'variables' | 'frame'>

/** The email as received, with sample values. */
export function MailPreview({ text, variables, frame }: Props) {
  const [plain, setPlain] = useState(false)
  const samples = Object.fromEntries(variables.map(({ name, sample }) => [name, sample]))
  const link = samples['link'] ?? ''
  const subject = fillText(text.subject, samples)
  const body = fillText(text.body, samples)
  return (
    <Card
      title={texts.preview}
      className="xl:sticky xl:under-6"
      actions={
        <>
          <Button aria-pressed={!plain} look={plain ? 'ghost' : 'secondary'} onClick={() => setPlain(false)}>
            {texts.formatted}
          </Button>
          <Button aria-pressed={plain} look={plain ? 'secondary' : 'ghost'} onClick={() => setPlain(true)}>
            {texts.plain_text}
          </Button>
        </>
      }
    >
      <section aria-label={texts.preview_mail} className="flex min-w-0 flex-col gap-3">
        <p className="text-base break-words">
          <span className="text-ink-3">{texts.subject} </span>
          <span className="font-medium">{subject}</span>
        </p>
        {plain ? (
          <pre className="rounded-card border border-hairline bg-sunken/50 p-4 font-sans text-base break-words whitespace-pre-wrap">
            {mailText(body, link, frame.foot)}
          </pre>
        ) : (
          <MailSheet frame={frame} body={body} link={link} />
        )}
      </section>
    </Card>
  )
}
