// The proposal's company and homeowner: the first thing they see. In print the color is used for text and a rule: same
// contrast, less ink.
import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { fillMessage } from '#web/words/fill-message.tsx'
import type { Shown } from '../shown.ts'
import { imageOf } from './picture-blocks.tsx'

export function CoverBlock({ block, shown }: { block: Schemas['CoverBlock']; shown: Shown }) {
  const { proposal, words } = shown
  const photo = imageOf(shown, block.image_file_id) ?? proposal.theme.cover_src
  const plan = photo ? null : proposal.pictures?.plan
  const ground = plan?.ground
  const house = photo || ground ? null : proposal.pictures?.house
  const src = photo ?? house?.src
  return (
    <header data-block={block.id}>
      <Band
        beside={
          ground ? (
            <figure className={PLAN}>
              {/* The page's content policy allows no style attributes. */}
              <svg viewBox="0 0 8 5" role="img" aria-label={plan?.alt} className="@4xl:rounded-card">
                <image
                  href={ground.src}
                  x={ground.left * 8}
                  y={ground.top * 5}
                  width={ground.width * 8}
                  height={ground.height * 5}
                />
                <image href={plan?.src} width={8} height={5} />
              </svg>
              <figcaption className="absolute right-0 bottom-0 bg-black/70 px-2 py-0.5 text-sm text-white">
                {words.aerial_picture}: {ground.source}
              </figcaption>
            </figure>
          ) : (
            src && <img src={src} alt={house?.alt ?? ''} className={`${house ? HOUSE : 'object-cover'} ${PICTURE}`} />
          )
        }
      >
        <Brand shown={shown} />
        <h1 className="mt-5 max-w-[24ch] text-[1.75rem] leading-tight break-words @2xl:mt-10 @2xl:text-3xl print:mt-5 print:text-3xl">
          {block.headline || words.title}
        </h1>
        <p className="mt-2 max-w-[52ch] text-md break-words whitespace-pre-line @2xl:mt-3 @2xl:text-lg">
          {block.subline || fillMessage(words.prepared_for, { name: <bdi>{proposal.homeowner_name}</bdi> })}
        </p>
        <DesignName shown={shown} />
      </Band>
    </header>
  )
}

/** Whole, on its own ground (machines/design/picture/palette.ts). */
const HOUSE = 'object-contain bg-[#e7e9da] dark:bg-[#2b2e28]'
/** Full width below the text on a phone; otherwise next to it. */
const PICTURE =
  'block aspect-2/1 w-full @4xl:aspect-16/10 @4xl:w-[44%] @4xl:shrink-0 @4xl:rounded-card print:aspect-16/10 print:w-[44%] print:shrink-0 print:rounded-card'

/** Whole also on a phone: what it shows is the reader's own house. Its source is on it, since the figures below count. */
const PLAN = 'relative @4xl:w-[44%] print:w-[44%]'

/** Above a document that begins without a cover. */
export const PlainHeader = ({ shown }: { shown: Shown }) => (
  <header>
    <Band>
      <Brand shown={shown} />
      <h1 className="mt-6 text-2xl break-words">
        {fillMessage(shown.words.prepared_for, { name: <bdi>{shown.proposal.homeowner_name}</bdi> })}
      </h1>
      <p className="mt-1 text-md break-words">{shown.proposal.address_line}</p>
      <DesignName shown={shown} />
    </Band>
  </header>
)

const DesignName = ({ shown: { proposal, words } }: { shown: Shown }) =>
  proposal.design_name ? (
    <p className="mt-1 text-base break-words">
      {fillMessage(words.design, { name: <bdi>{proposal.design_name}</bdi> })}
    </p>
  ) : null

const Band = ({ beside, children }: { beside?: ReactNode; children: ReactNode }) => (
  <div className="bg-(--main) text-white print:border-t-8 print:border-(--main) print:bg-transparent print:text-(--main)">
    <div className="mx-auto max-w-[1080px] @4xl:flex @4xl:items-center @4xl:gap-12 @4xl:px-10 @4xl:py-10 print:flex print:items-center print:gap-8 print:pt-4">
      <div className="min-w-0 flex-1 px-5 pt-4 pb-5 @2xl:px-10 @2xl:py-8 @4xl:p-0 print:p-0">{children}</div>
      {beside}
    </div>
  </div>
)

const Brand = ({ shown: { proposal, words } }: { shown: Shown }) => {
  const { company, theme } = proposal
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
      {theme.logo_src && (
        <img
          src={theme.logo_src}
          alt={words.logo_of({ name: company.name })}
          className="h-10 max-w-40 rounded-control bg-white object-contain p-1.5 @2xl:h-12 @2xl:max-w-48 print:p-0"
        />
      )}
      <div className="min-w-0">
        <p className="text-md font-semibold break-words">
          <bdi>{company.name}</bdi>
        </p>
        {theme.tagline && <p className="text-sm break-words">{theme.tagline}</p>}
      </div>
    </div>
  )
}
