// Blocks of words: a text, the terms, and what happens step by step.
import type { Schemas } from '#sdk/types.ts'
import { Fold } from '../fold.tsx'
import { keyed } from '../keyed.ts'
import type { Shown } from '../shown.ts'
import { isEmpty, RichText } from './rich-text.tsx'
import { Missing, Section } from './section.tsx'

export function TextBlock({ block, shown: { words, draft } }: { block: Schemas['TextBlock']; shown: Shown }) {
  const terms = block.kind === 'terms'
  if (isEmpty(block.body)) return draft ? <Missing title={block.title} sentence={words.missing.text} /> : null
  return (
    <Section title={block.title || (terms ? words.titles.terms : '')} small={terms}>
      {terms ? (
        <Fold phone label={words.more.terms}>
          <RichText body={block.body} small />
        </Fold>
      ) : (
        <RichText body={block.body} />
      )}
    </Section>
  )
}

export function TimelineBlock({ block, shown: { words, draft } }: { block: Schemas['TimelineBlock']; shown: Shown }) {
  const steps = block.steps.filter(({ title, text }) => title || text)
  const title = block.title || words.titles.timeline
  if (steps.length === 0) return draft ? <Missing title={title} sentence={words.missing.timeline} /> : null
  return (
    <Section title={title}>
      <ol className="flex flex-col print:grid print:grid-cols-3 print:gap-x-6">
        {keyed(steps).map(({ key, one: step }) => (
          <li
            key={key}
            className="group relative flex gap-4 break-inside-avoid print:gap-3 pb-2 last:pb-0 @2xl:gap-5 @2xl:pb-7 print:pb-3"
          >
            <span
              aria-hidden
              className="absolute top-9 bottom-0 left-[15px] @2xl:left-[17px] w-px bg-hairline-strong group-last:hidden print:hidden"
            />
            <span className="figures flex size-8 shrink-0 @2xl:size-9 items-center justify-center rounded-full border-2 border-(--accent) text-base font-semibold text-(--accent)">
              {Number(key) + 1}
            </span>
            <div className="min-w-0 pt-1">
              <h3 className="text-md break-words">{step.title}</h3>
              {step.text && (
                <p className="max-w-[58ch] text-md break-words whitespace-pre-line text-ink-2 @2xl:mt-1 @2xl:text-reading print:text-base">
                  {step.text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
