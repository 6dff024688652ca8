// Blocks of words: a text, the terms, and what happens step by step.
import type { Schemas } from '#sdk/types.ts'
import { keyed } from '../keyed.ts'
import type { Shown } from '../shown.ts'
import { isEmpty, RichText } from './rich-text.tsx'
import { Missing, Section } from './section.tsx'

export function TextBlock({ block, shown: { words, draft } }: { block: Schemas['TextBlock']; shown: Shown }) {
  const terms = block.kind === 'terms'
  if (isEmpty(block.body)) return draft ? <Missing title={block.title} sentence={words.missing.text} /> : null
  return (
    <Section title={block.title || (terms ? words.titles.terms : '')} small={terms}>
      <RichText body={block.body} small={terms} />
    </Section>
  )
}

export function TimelineBlock({ block, shown: { words, draft } }: { block: Schemas['TimelineBlock']; shown: Shown }) {
  const steps = block.steps.filter(({ title, text }) => title || text)
  const title = block.title || words.titles.timeline
  if (steps.length === 0) return draft ? <Missing title={title} sentence={words.missing.timeline} /> : null
  return (
    <Section title={title}>
      <ol className="flex flex-col">
        {keyed(steps).map(({ key, one: step }) => (
          <li key={key} className="group relative flex gap-5 break-inside-avoid pb-7 last:pb-0">
            <span
              aria-hidden
              className="absolute top-9 bottom-0 left-[17px] w-px bg-hairline-strong group-last:hidden"
            />
            <span className="figures flex size-9 shrink-0 items-center justify-center rounded-full border-2 border-(--accent) text-base font-semibold text-(--accent)">
              {Number(key) + 1}
            </span>
            <div className="min-w-0 pt-1.5">
              <h3 className="text-md break-words">{step.title}</h3>
              {step.text && (
                <p className="mt-1 max-w-[58ch] text-reading break-words whitespace-pre-line text-ink-2">{step.text}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
