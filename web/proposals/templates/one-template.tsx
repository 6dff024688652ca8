// One template in the editor, seen with a made-up household.
import { useRead, useWhyNot } from '#web/data/queries.ts'
import { ScreenHeader } from '#web/projects/sale/screen-header.tsx'
import { ErrorState, SkeletonPage } from '#web/ui/states.tsx'
import { TemplateEditor } from './template-editor.tsx'
import { LIST } from './template-words.tsx'
import { words as texts } from './words.ts'

export default function OneTemplate({ template_id }: { template_id: string }) {
  const whyNot = useWhyNot('proposal_templates.edit')
  const one = useRead('/v3/templates.Get', { template_id })
  // Users with view access see it in the usual colors.
  const theme = useRead('/v3/settings.GetProposalTheme', {}, { enabled: whyNot === undefined })
  if (one.data && (theme.data || theme.error || whyNot !== undefined))
    return <TemplateEditor data={one.data} look={theme.data} whyNot={whyNot} />
  if (one.error)
    return (
      <>
        <ScreenHeader back={LIST} backLabel={texts.back_templates} title={texts.proposal_template} />
        <div>
          <ErrorState sentence={one.error.message} onRetry={() => void one.refetch()} />
        </div>
      </>
    )
  return <SkeletonPage />
}
