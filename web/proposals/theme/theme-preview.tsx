import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { Card } from '#web/ui/page.tsx'
import { pageLanguage } from '#web/words/language.ts'
import { ProposalPages } from '../document/document.tsx'
import { sampleDocument } from '../document/sample/sample.ts'
import { ThemeFrame } from './theme-frame.tsx'
import { words } from './words.ts'

type Theme = Schemas['ProposalTheme']
type Props = { theme: Theme; brand_color: string; cover_src: string | null; logo_src: string | null }

/** Content that shows a theme well: cover, letter and first figures of a made-up household. */
const SAMPLE = sampleDocument(pageLanguage)
const SHOWN = new Set(['cover', 'text', 'system'])
const PAGES = SAMPLE.content.pages
  .slice(0, 2)
  .map(page => ({ ...page, blocks: page.blocks.filter(({ kind }) => SHOWN.has(kind)) }))

/** The typed theme as a homeowner would see it. */
export function ThemePreview({ theme, brand_color, cover_src, logo_src }: Props) {
  const { data } = useRead('/v3/company.Get', {})
  const look = { ...theme, brand_color, cover_src, logo_src }
  const name = data?.company.name ?? SAMPLE.company.name
  return (
    <Card
      title={words.preview}
      note={words.sample_proposal_note}
      flush
      className="overflow-hidden xl:sticky xl:under-6"
    >
      <section
        aria-label={words.theme_preview}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach that
        tabIndex={0}
        className="max-h-[calc(100vh-11rem)] overflow-y-auto max-xl:max-h-[28rem]"
      >
        <ThemeFrame look={look}>
          <ProposalPages
            proposal={{ ...SAMPLE, theme: look, company: { ...SAMPLE.company, name }, content: { pages: PAGES } }}
          />
        </ThemeFrame>
      </section>
    </Card>
  )
}
