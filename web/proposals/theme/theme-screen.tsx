// The look of proposals: type and cover, with a live preview of the top of one.
import { useState } from 'react'
import { FormProvider, useFormContext } from 'react-hook-form'
import { zSettingsProposalThemeBody } from '#sdk/forms.gen.ts'
import type { Answer, Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { SaveBar, useSettingForm } from '#web/frame/setting-form.tsx'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { said } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { ImageField } from '../image-field.tsx'
import { type ThemeForm, TypeCard, WordsCard } from './theme-cards.tsx'
import { ThemePreview } from './theme-preview.tsx'
import { words } from './words.ts'

type Props = {
  src: string | null
  onUploaded: (cover: Schemas['ShownImage']) => void
  whyNot: string | undefined
}

/** The image is uploaded when it is chosen, and shown to homeowners once the form is saved. */
function CoverField({ src, onUploaded, whyNot }: Props) {
  const { watch, setValue, formState } = useFormContext<ThemeForm>()
  const choose = (file_id: string | null) =>
    setValue('theme.cover_file_id', file_id, { shouldDirty: true, shouldValidate: true })
  return (
    <Card title={words.cover_image} note={words.cover_image_note}>
      <ImageField
        chosen={watch('theme.cover_file_id') !== null}
        src={src}
        alt={words.selected_cover_image}
        onUploaded={cover => {
          onUploaded(cover)
          choose(cover.file_id)
        }}
        onRemove={() => choose(null)}
        error={said(formState.errors.theme?.cover_file_id, words.choose_image_again)}
        whyNot={whyNot}
      />
    </Card>
  )
}

export default function ThemeScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetProposalTheme', {})
  return (
    <SettingsFrame title={words.proposal_settings} note={words.how_proposals_look_homeowners}>
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
          <Skeleton className="h-[480px]" />
          <Skeleton className="h-72" />
        </div>
      )}
      {data && <Theme saved={data} />}
    </SettingsFrame>
  )
}

function Theme({ saved }: { saved: Answer<'/v3/settings.GetProposalTheme'> }) {
  const begun = ({ theme, version }: typeof saved): ThemeForm => ({ theme, version })
  const setting = useSettingForm<ThemeForm>({
    name: 'proposal-theme',
    schema: zSettingsProposalThemeBody,
    saved: begun(saved),
    mode: 'onTouched',
  })
  const { form } = setting
  const [uploaded, keepUploaded] = useState<Schemas['ShownImage']>()
  const whyNot = useWhyNot('proposal_templates.edit')
  const save = useWrite('/v3/settings.ProposalTheme', {
    onDone: answer => {
      setting.show(begun(answer))
      tellDone(words.theme_saved)
    },
  })
  const submit = form.handleSubmit(values => save.mutate(values, { onError: setting.refused }))
  const typed = form.watch('theme')
  const cover_src =
    typed.cover_file_id === saved.theme.cover_file_id
      ? saved.cover_src
      : uploaded?.file_id === typed.cover_file_id
        ? uploaded.src
        : null
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="flex min-w-0 flex-col gap-5 max-xl:order-2">
          <TypeCard />
          <WordsCard />
          <CoverField src={cover_src} onUploaded={keepUploaded} whyNot={whyNot} />
          <SaveBar setting={setting} label={words.save_theme} busy={save.isPending} whyNot={whyNot} />
        </div>
        <ThemePreview theme={typed} brand_color={saved.brand_color} cover_src={cover_src} logo_src={saved.logo_src} />
      </form>
    </FormProvider>
  )
}
