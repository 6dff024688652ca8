// An article's text with its highlights: labels as on screen, keys, in-product links.
import { Link } from 'wouter'
import type { Span } from './article.ts'

export const Spans = ({ spans }: { spans: Span[] }) =>
  spans.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a span is known by
    <Shown key={index} span={span} />
  ))

function Shown({ span }: { span: Span }) {
  switch (span.kind) {
    case 'text':
      return span.text
    case 'strong':
      return <strong className="font-semibold text-ink">{span.text}</strong>
    case 'key':
      return (
        <code className="rounded-sm border border-hairline-strong bg-sunken px-1 py-px font-sans text-[0.9em] text-ink">
          {span.text}
        </code>
      )
    case 'link':
      return (
        <Link
          href={span.href}
          className="text-ink underline decoration-hairline-strong underline-offset-4 hover:decoration-current"
        >
          {span.text}
        </Link>
      )
  }
}
