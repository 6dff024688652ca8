// Whose proposal it is and for whom: the first thing a homeowner sees. On paper the colour goes into letters and a rule: their
// contrast is the same, and no ink is poured.
import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { fillMessage } from '#web/words/fill-message.tsx'
import type { Shown } from '../shown.ts'
import { imageOf } from './picture-blocks.tsx'

const INNER = 'mx-auto w-full max-w-[1080px] px-5 @2xl:px-10 print:px-0'

export function CoverBlock({ block, shown }: { block: Schemas['CoverBlock']; shown: Shown }) {
  const { proposal, words } = shown
  const photo = imageOf(shown, block.image_file_id) ?? proposal.theme.cover_src
  const house = photo ? null : proposal.pictures?.house
  const src = photo ?? house?.src
  return (
    <header data-block={block.id}>
      <Band>
        <Brand shown={shown} />
        <h1 className="mt-10 max-w-[24ch] text-3xl leading-tight break-words @2xl:mt-16 @2xl:text-[3.25rem] print:mt-10 print:text-[3.25rem]">
          {block.headline || words.title}
        </h1>
        <p className="mt-4 max-w-[52ch] text-lg break-words whitespace-pre-line">
          {block.subline || fillMessage(words.prepared_for, { name: <bdi>{proposal.homeowner_name}</bdi> })}
        </p>
        <DesignName shown={shown} />
      </Band>
      {src && (
        <img
          src={src}
          alt={house?.alt ?? ''}
          className="block h-56 w-full object-cover @2xl:h-[26rem] print:mt-4 print:h-80 print:rounded-card"
        />
      )}
    </header>
  )
}

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
    <p className="mt-1 text-md break-words">{fillMessage(words.design, { name: <bdi>{proposal.design_name}</bdi> })}</p>
  ) : null

const Band = ({ children }: { children: ReactNode }) => (
  <div className="bg-(--main) text-white print:border-t-8 print:border-(--main) print:bg-transparent print:text-(--main)">
    <div className={`${INNER} pt-6 pb-10 @2xl:pt-10 @2xl:pb-16 print:pt-6 print:pb-4`}>{children}</div>
  </div>
)

const Brand = ({ shown: { proposal, words } }: { shown: Shown }) => {
  const { company, theme } = proposal
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
      {theme.logo_src && (
        <img
          src={theme.logo_src}
          alt={words.logo_of({ name: company.name })}
          className="h-12 max-w-48 rounded-control bg-white object-contain p-1.5 print:p-0"
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
