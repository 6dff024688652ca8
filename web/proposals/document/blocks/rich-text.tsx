// Rich text as written. It is data: no markup, and links only to allowed targets.
import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { keyed } from '../keyed.ts'

type Span = Schemas['Span']
const LINK = /^(https?:\/\/|mailto:|tel:)\S+$/

export const isEmpty = (body: Schemas['RichText']) =>
  body.every(part =>
    ('items' in part ? part.items : [part.spans]).every(spans => spans.every(span => span.text.trim() === '')),
  )

export const RichText = ({ body, small }: { body: Schemas['RichText']; small?: boolean }) => (
  <div
    data-written
    className={cx(
      'flex flex-col break-words [&_h3]:break-after-avoid [&_li]:pl-1 [&_ol]:list-decimal [&_ul]:list-disc',
      small
        ? 'max-w-[90ch] gap-2 text-sm text-ink-2 print:max-w-none'
        : 'max-w-[62ch] gap-4 text-reading print:max-w-none print:gap-2 print:text-base',
    )}
  >
    {keyed(body).map(({ key, one: part }) =>
      'items' in part ? (
        <List key={key} ordered={part.kind === 'numbers'}>
          {keyed(part.items).map(item => (
            <li key={item.key}>
              <Spans spans={item.one} />
            </li>
          ))}
        </List>
      ) : part.kind === 'heading' ? (
        <h3 key={key} className={small ? 'text-base' : 'mt-2 text-lg'}>
          <Spans spans={part.spans} />
        </h3>
      ) : (
        <p key={key} className="whitespace-pre-line">
          <Spans spans={part.spans} />
        </p>
      ),
    )}
  </div>
)

const List = ({ ordered, children }: { ordered: boolean; children: ReactNode }) => {
  const Tag = ordered ? 'ol' : 'ul'
  return <Tag className="flex flex-col gap-1.5 pl-5">{children}</Tag>
}

const Spans = ({ spans }: { spans: Span[] }) => keyed(spans).map(({ key, one }) => <Piece key={key} span={one} />)

function Piece({ span: { text, bold, italic, href } }: { span: Span }) {
  const leaning = italic ? <em>{text}</em> : text
  const strong = bold ? <strong className="font-semibold">{leaning}</strong> : leaning
  if (!href || !LINK.test(href)) return strong
  return (
    <a
      href={href}
      rel="noopener noreferrer"
      {...(href.startsWith('http') ? { target: '_blank' } : {})}
      className="text-(--accent) underline underline-offset-2"
    >
      {strong}
    </a>
  )
}
