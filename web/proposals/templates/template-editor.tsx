import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { findingsOf } from '#machines/proposals/findings.ts'
import type { Answer, Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ScreenHeader } from '#web/projects/sale/screen-header.tsx'
import { Button } from '#web/ui/button.tsx'
import { LANGUAGE_NAMES } from '#web/words/language-names.ts'
import { sampleDocument } from '../document/sample/sample.ts'
import { ContentEditor } from '../editor/content-editor.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { sampleValues } from './sample-values.ts'
import { TemplateNotices } from './template-notices.tsx'
import { LIST } from './template-words.tsx'
import { useTemplateWork } from './use-template-work.ts'
import { words as texts } from './words.ts'

type Props = {
  data: Answer<'/v3/templates.Get'>
  look: Answer<'/v3/settings.GetProposalTheme'> | undefined
  whyNot: string | undefined
}

export function TemplateEditor({ data, look, whyNot }: Props) {
  const { template } = data
  const { id, name, language } = template
  const [, go] = useLocation()
  const work = useTemplateWork(template)
  const [uploaded, setUploaded] = useState<readonly Schemas['ShownImage'][]>([])
  const [leaving, leave] = useState(false)
  const images = useMemo(() => [...uploaded, ...data.images], [uploaded, data.images])
  const document = useMemo(() => shownWith(sampleDocument(language), look), [language, look])
  const values = useMemo(() => sampleValues(document), [document])
  const findings = useMemo(
    () => findingsOf(work.content, { language, image_ids: images.map(({ file_id }) => file_id) }),
    [work.content, language, images],
  )
  const save = useWrite('/v3/templates.Save', {})
  const submit = (then?: () => void) =>
    save.mutate(
      { template_id: id, version: work.version, name, language, content: work.content },
      {
        onSuccess: answer => {
          work.settle(answer.template)
          tellDone(texts.template_saved)
          then?.()
        },
        // The notice says who was faster, with a way out.
      },
    )
  const back = () => go(LIST)
  return (
    <div className="flex h-[calc(100dvh-3.5rem)] flex-col overflow-hidden sm:h-dvh">
      <ScreenHeader
        back={LIST}
        backLabel={texts.back_templates}
        {...(work.isDirty ? { onBack: () => leave(true) } : {})}
        title={name}
        note={texts.proposal_template_in_language({ language_names: LANGUAGE_NAMES[language] })}
        actions={
          <>
            <span role="status" className="text-sm text-ink-3 max-sm:sr-only">
              {whyNot ? texts.view_only : work.isDirty ? texts.not_saved_yet : texts.saved}
            </span>
            <Button
              look="primary"
              busy={save.isPending}
              disabled={!work.isDirty || work.overtaken}
              disabledReason={whyNot}
              onClick={() => submit()}
            >
              {texts.save_template}
            </Button>
          </>
        }
      />
      <TemplateNotices work={work} />
      <div className="min-h-0 flex-1">
        <ContentEditor
          content={work.content}
          onChange={work.write}
          document={document}
          values={values}
          findings={findings}
          images={images}
          onImage={image => setUploaded(before => [...before, image])}
          whyNot={whyNot}
        />
      </div>
      {leaving && (
        <LeaveDialog
          name={name}
          busy={save.isPending}
          onStay={() => leave(false)}
          onLeave={() => {
            work.takeTheirs()
            back()
          }}
          onSave={() => submit(back)}
        />
      )}
    </div>
  )
}

/** The made-up household in the company's own look. */
function shownWith(sample: Schemas['ProposalDocument'], look: Props['look']): Schemas['ProposalDocument'] {
  if (!look) return sample
  const { cover_file_id: _, ...theme } = look.theme
  return {
    ...sample,
    theme: { ...theme, brand_color: look.brand_color, cover_src: look.cover_src, logo_src: look.logo_src },
  }
}
