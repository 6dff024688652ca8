// What each kind of block is called for whoever writes a proposal, in the groups it is looked for.
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

export type Kind = Block['kind']
type Words = { name: string; says: string; icon: LucideIcon }

export const KINDS: Record<Kind, Words> = {
  cover: { name: 'Cover', says: 'Headline and image, first of all', icon: BookOpen },
  text: { name: 'Text', says: 'Your own words', icon: PenLine },
  terms: { name: 'Terms', says: 'Small print at the end', icon: Scale },
  timeline: { name: 'Timeline', says: 'What happens when', icon: CalendarRange },
  image: { name: 'Image', says: 'One picture', icon: Image },
  gallery: { name: 'Gallery', says: 'Up to 12 pictures', icon: Images },
  video: { name: 'Video', says: 'A YouTube or Vimeo link', icon: Play },
  system: { name: 'System', says: 'Size, panels, yearly energy', icon: Sun },
  equipment: { name: 'Equipment', says: 'Names, counts, warranties', icon: Wrench },
  production: { name: 'Production', says: 'Energy by month', icon: ChartColumn },
  consumption: { name: 'Production and use', says: 'Both by month, side by side', icon: Zap },
  bill: { name: 'Electric bill', says: 'Before and after', icon: Receipt },
  savings: { name: 'Savings', says: 'Over 25 years', icon: ChartLine },
  financing: { name: 'Ways to pay', says: 'Side by side', icon: CreditCard },
  incentives: { name: 'Incentives', says: 'With the disclaimer', icon: CircleDollarSign },
  environment: { name: 'Environment', says: 'CO₂, miles and trees', icon: Leaf },
  assumptions: { name: 'Assumptions', says: 'What the figures rest on', icon: ListChecks },
  team: { name: 'Team', says: 'Sales rep and contacts', icon: Users },
  accept: { name: 'Accept', says: 'Name typed, way to pay chosen', icon: FileCheck2 },
}

export const GROUPS: readonly { name: string; kinds: readonly Kind[] }[] = [
  { name: 'Words', kinds: ['cover', 'text', 'timeline', 'team', 'terms'] },
  { name: 'Pictures', kinds: ['image', 'gallery', 'video'] },
  {
    name: 'Figures',
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
  { name: 'Acceptance', kinds: ['accept'] },
]

export const PAGE_ICON = PanelsTopLeft

/** What a block is called in the outline: its own title or headline, else its kind. */
export function blockName(block: Block): string {
  const own = block.kind === 'cover' ? block.headline : 'title' in block ? block.title : ''
  return own.trim() || KINDS[block.kind].name
}

export const pageName = (name: string, at: number) => name.trim() || `Page ${at + 1}`
