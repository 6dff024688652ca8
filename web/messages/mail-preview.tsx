import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { blocksOf, fillText, LINK_MARK, MAIL_LOOK, type MailText } from '#server/mail/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'

type Props = { text: MailText; variables: Schemas['MailText']['variables']; brand: string }

/** The mail as its reader gets it, with samples for what is not known yet. */
export function MailPreview({ text, variables, brand }: Props) {
  const [plain, setPlain] = useState(false)
  const samples = Object.fromEntries(variables.map(({ name, sample }) => [name, sample]))
  const link = samples['link'] ?? ''
  const subject = fillText(text.subject, samples)
  const body = fillText(text.body, samples)
  return (
    <Card
      title="Preview"
      className="xl:sticky xl:top-6"
      actions={
        <>
          <Button aria-pressed={!plain} look={plain ? 'ghost' : 'secondary'} onClick={() => setPlain(false)}>
            As it looks
          </Button>
          <Button aria-pressed={plain} look={plain ? 'secondary' : 'ghost'} onClick={() => setPlain(true)}>
            As text
          </Button>
        </>
      }
    >
      <section aria-label="Preview of the mail" className="flex min-w-0 flex-col gap-3">
        <p className="text-base break-words">
          <span className="text-ink-3">Subject: </span>
          <span className="font-medium">{subject}</span>
        </p>
        {plain ? (
          <pre className="rounded-card border border-hairline bg-sunken/50 p-4 font-sans text-base break-words whitespace-pre-wrap">
            {body.replaceAll(LINK_MARK, link).trim()}
          </pre>
        ) : (
          <div className="overflow-hidden rounded-card border border-hairline">
            <div style={MAIL_LOOK.page}>
              <div style={MAIL_LOOK.card}>
                <p style={MAIL_LOOK.brand}>{brand}</p>
                {numbered(blocksOf(body)).map(([n, block]) =>
                  block === 'link' ? (
                    <div key={n}>
                      <p style={MAIL_LOOK.action}>
                        <span style={MAIL_LOOK.button}>Open {brand}</span>
                      </p>
                      <p style={MAIL_LOOK.address}>{link}</p>
                    </div>
                  ) : (
                    <p key={n} style={MAIL_LOOK.paragraph}>
                      {numbered(block).map(([at, line]) => (
                        <span key={at} className="block break-words">
                          {line.replaceAll(LINK_MARK, link)}
                        </span>
                      ))}
                    </p>
                  ),
                )}
              </div>
            </div>
          </div>
        )}
      </section>
    </Card>
  )
}

/** A paragraph has no name but its place. */
const numbered = <T,>(list: T[]): [number, T][] => list.map((one, n) => [n, one])
