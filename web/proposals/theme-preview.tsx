import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/app/queries.ts'
import { Card } from '#web/ui/page.tsx'
import { ProposalHeader } from './proposal-header.tsx'
import { ThemeFrame } from './theme-frame.tsx'

type Theme = Schemas['ProposalTheme']
type Props = { theme: Theme; fallback: Theme; cover_src: string | null; logo_src: string | null }

const whole = (color: string, instead: string) => (/^#[0-9a-f]{6}$/.test(color) ? color : instead)

/** What is typed, as a homeowner would see it. A color that is not yet whole keeps the saved one. */
export function ThemePreview({ theme, fallback, cover_src, logo_src }: Props) {
  const { data } = useRead('/v3/company.Get', {})
  const look = {
    ...theme,
    main_color: whole(theme.main_color, fallback.main_color),
    accent_color: whole(theme.accent_color, fallback.accent_color),
    cover_src,
    logo_src,
  }
  return (
    <Card
      title="Preview"
      note={
        logo_src ? 'The top of a proposal.' : 'The top of a proposal. A logo in the company profile shows here too.'
      }
      flush
      className="overflow-hidden xl:sticky xl:top-6"
    >
      <ThemeFrame look={look}>
        <ProposalHeader
          look={look}
          company={data?.company.name ?? ''}
          headline="Solar for 100 Example Street"
          prepared_for="Prepared for Sam Sample, Phoenix"
          heading="h3"
        />
        <div className="flex flex-col gap-3 px-5 py-6">
          <h3 className="text-lg text-(--accent)">Your system</h3>
          <p className="text-reading text-ink-2">Eighteen panels on the south roof cover what you use in a year.</p>
          {theme.footer_text && (
            <p className="border-t border-hairline pt-3 text-base break-words whitespace-pre-wrap">
              {theme.footer_text}
            </p>
          )}
        </div>
      </ThemeFrame>
    </Card>
  )
}
