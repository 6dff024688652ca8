// One block of a page by its kind.
import type { ReactNode } from 'react'
import type { Block } from '#machines/proposals/content.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Shown } from '../shown.ts'
import { AcceptBlock, AssumptionsBlock, EnvironmentBlock, TeamBlock } from './closing-blocks.tsx'
import { CoverBlock } from './cover-block.tsx'
import { BillBlock, ConsumptionBlock, ProductionBlock } from './energy-blocks.tsx'
import { FinancingBlock } from './financing-block.tsx'
import { IncentiveBlock } from './incentive-block.tsx'
import { GalleryBlock, ImageBlock, VideoBlock } from './picture-blocks.tsx'
import { SavingsBlock } from './savings-block.tsx'
import { EquipmentBlock, SystemBlock } from './system-blocks.tsx'
import { TextBlock, TimelineBlock } from './word-blocks.tsx'

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
