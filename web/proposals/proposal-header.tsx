// The first thing a homeowner sees of a proposal: whose it is, and for whom. Also the preview beside its settings.
import type { Look } from './theme-frame.tsx'

type Props = { look: Look; company: string; headline: string; prepared_for: string; heading?: 'h1' | 'h3' }

export function ProposalHeader({ look, company, headline, prepared_for, heading: Heading = 'h1' }: Props) {
  const { logo_src, cover_src, tagline } = look
  return (
    <header>
      {/* On paper the colour goes into the letters: their contrast is the same, and no ink is poured. */}
      <div className="bg-(--main) text-white print:border-t-8 print:border-(--main) print:bg-transparent print:text-(--main)">
        <div className="mx-auto max-w-[760px] px-5 pt-6 pb-8 @2xl:px-8 @2xl:pt-10 @2xl:pb-12">
          <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
            {logo_src && (
              <img
                src={logo_src}
                alt={`Logo of ${company}`}
                className="h-12 max-w-48 rounded-control bg-white object-contain p-1.5"
              />
            )}
            <div className="min-w-0">
              <p className="text-md font-semibold break-words">{company}</p>
              {tagline && <p className="text-sm break-words">{tagline}</p>}
            </div>
          </div>
          <Heading className="mt-8 text-2xl break-words @2xl:mt-12 @2xl:text-3xl">{headline}</Heading>
          <p className="mt-3 text-md break-words">{prepared_for}</p>
        </div>
      </div>
      {cover_src && <img src={cover_src} alt="" className="block h-48 w-full object-cover @2xl:h-80" />}
    </header>
  )
}
