// Block names for authors, grouped as in the menu.
import {
  BookOpen,
  CalendarRange,
  ChartColumn,
  ChartLine,
  CircleDollarSign,
  CreditCard,
  FileCheck2,
  Image,
  Images,
  Leaf,
  ListChecks,
  type LucideIcon,
  PanelsTopLeft,
  PenLine,
  Play,
  Receipt,
  Scale,
  Sun,
  Users,
  Wrench,
  Zap,
} from 'lucide-react'
import type { Block } from '#machines/proposals/content.ts'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

export type Kind = Block['kind']
type Words = { name: string; says: string; icon: LucideIcon }

export const KINDS: Record<Kind, Words> = {
  cover: { name: texts.cover, says: texts.headline_image_first_all, icon: BookOpen },
  text: { name: texts.text, says: texts.your_own_words, icon: PenLine },
  terms: { name: texts.terms, says: texts.small_print_end, icon: Scale },
  timeline: { name: texts.timeline, says: texts.what_happens_when, icon: CalendarRange },
  image: { name: texts.image, says: texts.one_picture, icon: Image },
  gallery: { name: texts.gallery, says: texts.up_12_pictures, icon: Images },
  video: { name: texts.video, says: texts.youtube_vimeo_link, icon: Play },
  system: { name: texts.system, says: texts.size_panels_yearly_energy, icon: Sun },
  equipment: { name: texts.equipment, says: texts.names_counts_warranties, icon: Wrench },
  production: { name: common.production, says: texts.energy_month, icon: ChartColumn },
  consumption: { name: texts.production_use, says: texts.both_month_side_side, icon: Zap },
  bill: { name: texts.electric_bill, says: texts.before_after, icon: Receipt },
  savings: { name: texts.savings, says: texts.over_25_years, icon: ChartLine },
  financing: { name: texts.ways_to_pay, says: texts.side_side, icon: CreditCard },
  incentives: { name: texts.incentives, says: texts.disclaimer, icon: CircleDollarSign },
  environment: { name: texts.environment, says: texts.co_miles_trees, icon: Leaf },
  assumptions: { name: texts.assumptions, says: texts.what_figures_rest, icon: ListChecks },
  team: { name: texts.team, says: texts.sales_rep_contacts, icon: Users },
  accept: { name: texts.accept, says: texts.name_typed_way_pay, icon: FileCheck2 },
}

export const GROUPS: readonly { name: string; kinds: readonly Kind[] }[] = [
  { name: texts.content_group, kinds: ['cover', 'text', 'timeline', 'team', 'terms'] },
  { name: texts.media_group, kinds: ['image', 'gallery', 'video'] },
  {
    name: texts.figures,
    kinds: [
      'system',
      'equipment',
      'production',
      'consumption',
      'bill',
      'savings',
      'financing',
      'incentives',
      'environment',
      'assumptions',
    ],
  },
  { name: texts.acceptance, kinds: ['accept'] },
]

export const PAGE_ICON = PanelsTopLeft

/** A block's name in the outline: its own title or headline, else its kind. */
export function blockName(block: Block): string {
  const own = block.kind === 'cover' ? block.headline : 'title' in block ? block.title : ''
  return own.trim() || KINDS[block.kind].name
}

export const pageName = (name: string, at: number) => name.trim() || texts.page({ at: at + 1 })
