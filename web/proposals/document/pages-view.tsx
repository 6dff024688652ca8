// A proposal as a homeowner reads it. The same components render the server's page, the hydrated page, the authors'
// previews, and the print version; so nothing here uses a router, a cache or the window's size.
import type { ReactNode } from 'react'
import { type Page, visible } from '#machines/proposals/content.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { Answer } from './blocks/answer.tsx'
import { BlockView } from './blocks/block.tsx'
import { Closing } from './blocks/closing.tsx'
import { CoverBlock, PlainHeader } from './blocks/cover-block.tsx'
import { DocumentFrame } from './document-frame.tsx'
import { type Shown, shownOf } from './shown.ts'
import type { DocumentWords } from './words.ts'

export type Props = {
  proposal: Schemas['ProposalDocument']
  /** In the language of the proposal. */
  words: DocumentWords
  /** The way to pay that is chosen; the first of them without. */
  chosen?: string | undefined
  /** Makes the ways to pay choosable. */
  onChoose?: (option_id: string) => void
  /** Shown at the payment options. */
  controls?: ReactNode
  /** Shown in place of the accept block. */
  accept?: ReactNode
  /** The page that is read now, which the contents mark. */
  reading?: string | undefined
  /** The next step; shown in the contents. */
  next?: ReactNode
  /** Where the document is on the web, for paper. */
  link?: string
  /** Shown within a screen of its own, which has a `main` already. */
  within?: boolean
}

export function PagesView(props: Props) {
  const { proposal, words, chosen, onChoose, controls, accept, link, reading, next, within } = props
  const Body = within ? 'div' : 'main'
  const shown = shownOf(proposal, words, chosen, link)
  const { pages } = visible(proposal.content)
  const first = pages[0]?.blocks[0]
  return (
    <DocumentFrame proposal={proposal}>
      {first?.kind === 'cover' ? <CoverBlock block={first} shown={shown} /> : <PlainHeader shown={shown} />}
      <Answer shown={shown} />
      <div className="mx-auto w-full max-w-[1080px] px-5 @2xl:px-10 @5xl:grid @5xl:grid-cols-[minmax(0,1fr)_13rem] @5xl:gap-16 print:block print:px-0">
        <Body className="flex min-w-0 flex-col print:block">
          {pages.map((page, at) => (
            <PageView key={page.id} page={page} first={at === 0}>
              {inPrint(
                page.blocks
                  .filter(block => block !== first || block.kind !== 'cover')
                  .map(block => (
                    <div
                      key={block.id}
                      id={block.id}
                      data-block={block.id}
                      className="scroll-mt-6 empty:hidden print:mt-4"
                    >
                      <BlockView block={block} shown={shown} onChoose={onChoose} controls={controls} accept={accept} />
                    </div>
                  )),
                at === pages.length - 1 && <Closing shown={shown} />,
              )}
            </PageView>
          ))}
        </Body>
        {(next || pages.length > 2) && <Contents pages={pages} shown={shown} reading={reading} next={next} />}
      </div>
      {pages.length === 0 && <Closing shown={shown} />}
    </DocumentFrame>
  )
}

/** The closing keeps with the block before it, rather than getting its own sheet. */
const inPrint = (blocks: ReactNode[], closing: ReactNode) =>
  closing ? (
    <>
      {blocks.slice(0, -2)}
      <div className="contents print:block print:break-inside-avoid">
        {blocks.slice(-2)}
        {closing}
      </div>
    </>
  ) : (
    blocks
  )

/** On paper one follows the other: a sheet each would leave half of them empty. */
const PageView = ({ page, first, children }: { page: Page; first: boolean; children: ReactNode }) => (
  <section
    id={`page-${page.id}`}
    data-page={page.id}
    aria-label={page.name || undefined}
    className={cx(
      'flex scroll-mt-4 flex-col gap-5 py-5 @2xl:gap-14 @2xl:py-11 print:block print:py-0',
      !first && 'border-t border-hairline print:border-0',
    )}
  >
    {children}
  </section>
)

type ContentsProps = { pages: Page[]; shown: Shown; reading: string | undefined; next: ReactNode }
/** Only on wide pages: on a phone it would push the first figures down. */
const Contents = ({ pages, shown, reading, next }: ContentsProps) => (
  <nav aria-label={shown.words.contents} className="no-print hidden @5xl:block">
    <div className="sticky top-8 py-11">
      {next && <div className="needs-script mb-6">{next}</div>}
      <p className="text-sm font-semibold">{shown.words.contents}</p>
      <ol className="mt-2">
        {pages.map(page => (
          <li key={page.id}>
            <a
              href={`#page-${page.id}`}
              aria-current={page.id === reading ? 'true' : undefined}
              className="block border-l-2 border-transparent py-1.5 pl-4 text-base break-words text-ink-2 hover:text-ink hover:underline aria-[current]:border-(--accent) aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {page.name}
            </a>
          </li>
        ))}
      </ol>
    </div>
  </nav>
)
