// One block of a page by its kind.
import type { ReactNode } from 'react'
import type { Block } from '#machines/proposals/content.ts'
import type { Schemas } from '#sdk/types.ts'
import { Fold } from '../fold.tsx'
import { keyed } from '../keyed.ts'
import type { Shown } from '../shown.ts'
import { AcceptBlock, AssumptionsBlock, EnvironmentBlock, TeamBlock } from './closing-blocks.tsx'
import { CoverBlock } from './cover-block.tsx'
import { BillBlock, ConsumptionBlock, ProductionBlock } from './energy-blocks.tsx'
import { FinancingBlock } from './financing-block.tsx'
import { IncentiveBlock } from './incentive-block.tsx'
import { GalleryBlock, ImageBlock, VideoBlock } from './picture-blocks.tsx'
import { isEmpty, RichText } from './rich-text.tsx'
import { SavingsBlock } from './savings-block.tsx'
import { Missing, Section } from './section.tsx'
import { EquipmentBlock, SystemBlock } from './system-blocks.tsx'

/** Blocks of words: a text, the terms, and what happens step by step. */
function TextBlock({ block, shown: { words, draft } }: { block: Schemas['TextBlock']; shown: Shown }) {
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

function TimelineBlock({ block, shown: { words, draft } }: { block: Schemas['TimelineBlock']; shown: Shown }) {
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

type Alive = { onChoose?: (option_id: string) => void; controls?: ReactNode; accept?: ReactNode }

export function BlockView({ block, shown, ...alive }: { block: Block; shown: Shown } & Alive) {
  switch (block.kind) {
    case 'cover':
      return <CoverBlock block={block} shown={shown} />
    case 'text':
    case 'terms':
      return <TextBlock block={block} shown={shown} />
    case 'image':
      return <ImageBlock block={block} shown={shown} />
    case 'gallery':
      return <GalleryBlock block={block} shown={shown} />
    case 'video':
      return <VideoBlock block={block} shown={shown} />
    case 'timeline':
      return <TimelineBlock block={block} shown={shown} />
    default:
      return <FigureView block={block} shown={shown} {...alive} />
  }
}

const PLAIN = {
  system: SystemBlock,
  equipment: EquipmentBlock,
  production: ProductionBlock,
  consumption: ConsumptionBlock,
  bill: BillBlock,
  savings: SavingsBlock,
  incentives: IncentiveBlock,
  environment: EnvironmentBlock,
  team: TeamBlock,
  assumptions: AssumptionsBlock,
} as const

function FigureView({
  block,
  shown,
  onChoose,
  controls,
  accept,
}: { block: Schemas['FigureBlock']; shown: Shown } & Alive) {
  const props = { block, shown, title: block.title || shown.words.titles[block.kind] }
  if (block.kind === 'financing') return <FinancingBlock {...props} onChoose={onChoose} controls={controls} />
  if (block.kind === 'accept') return <AcceptBlock {...props} accept={accept} />
  const View = PLAIN[block.kind]
  return <View {...props} />
}
