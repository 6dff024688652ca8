// Language, ways to pay and last day of a proposal that is begun; and its pages again from a template.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { said } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { LanguageField } from './language-field.tsx'
import type { Settings } from './settings-form.ts'
import { ValidUntilField } from './valid-until-field.tsx'
import { WaysField } from './ways-field.tsx'
import { words as texts } from './words.ts'

type Props = {
  proposal: Schemas['Proposal']
  offers: Schemas['Offer'][]
  templates: Schemas['TemplateName'][]
  settings: Settings
}

export function SettingsCard({ proposal, offers, templates, settings }: Props) {
  const { setting, save } = settings
  const { form } = setting
  const whyNot = useWhyNot('proposals.edit')
  const { errors } = form.formState
  const set = { shouldDirty: true, shouldValidate: form.formState.isSubmitted } as const
  return (
    <Card
      title={texts.settings}
      note={
        proposal.template_name
          ? texts.started_from_template({ template_name: proposal.template_name })
          : texts.started_from_default_pages
      }
      actions={<TakeTemplate templates={templates} settings={settings} />}
    >
      <form
        noValidate
        onSubmit={form.handleSubmit(values => save(values))}
        className="@container flex min-w-0 flex-col gap-5"
      >
        <div className="grid gap-x-10 gap-y-5 @2xl:grid-cols-[3fr_2fr]">
          <WaysField
            project_id={proposal.project_id}
            offers={offers}
            chosen={form.watch('option_ids')}
            onChange={option_ids => form.setValue('option_ids', option_ids, set)}
            error={said(errors.option_ids as never, texts.choose_least_one_way)}
          />
          <div className="flex min-w-0 flex-col gap-5">
            <ValidUntilField
              value={form.watch('valid_until')}
              onChange={day => form.setValue('valid_until', day, set)}
              error={said(errors.valid_until, texts.invalid_date)}
            />
            <LanguageField
              value={form.watch('language')}
              onChange={language => form.setValue('language', language, set)}
              help={texts.language_help}
            />
          </div>
        </div>
        <Unsaved settings={settings} whyNot={whyNot} />
      </form>
    </Card>
  )
}

/** Hidden if all is saved. */
function Unsaved({ settings: { setting, busy }, whyNot }: Pick<Props, 'settings'> & { whyNot: string | undefined }) {
  const { isDirty, overtaken, restored, discard, keepTyped } = setting
  if (!isDirty) return null
  return (
    <div className="flex flex-col gap-3 border-t border-hairline pt-4">
      {overtaken && !busy ? (
        <Notice
          kind="warning"
          action={
            <span className="flex flex-wrap gap-2">
              <Button onClick={discard}>{texts.use_saved_version}</Button>
              <Button onClick={keepTyped}>{texts.keep_mine}</Button>
            </span>
          }
        >
          {texts.someone_changed_these_settings}
        </Notice>
      ) : (
        restored && <Notice>{texts.unsaved_settings_restored}</Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={busy} disabledReason={whyNot}>
          {texts.save_settings}
        </Button>
        <Button look="ghost" disabled={busy} onClick={discard}>
          {texts.discard_changes}
        </Button>
      </div>
    </div>
  )
}

type TakeProps = Pick<Props, 'templates' | 'settings'> & { suggested_id?: string }

export function TakeTemplate({ templates, settings, suggested_id }: TakeProps) {
  const [open, setOpen] = useState(false)
  const [chosen, choose] = useState<string | null>(suggested_id ?? null)
  const whyNot = useWhyNot('proposals.edit')
  const template = templates.find(({ id }) => id === chosen) ?? templates[0]
  if (!template) return null
  return (
    <>
      <Button disabledReason={whyNot} onClick={() => setOpen(true)}>
        {texts.start_over}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.start_over_from_template}
        description={texts.start_over_effect}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{texts.keep_pages}</Button>
            <Button
              look="primary"
              busy={settings.busy}
              onClick={() => {
                settings.takeTemplate(template.id)
                setOpen(false)
              }}
            >
              {texts.replace_pages}
            </Button>
          </>
        }
      >
        <SelectField
          label={texts.template}
          value={template.id}
          onChange={choose}
          options={templates.map(({ id, name, language }) => ({
            value: id,
            label: name,
            note: language === 'es' ? common.spanish : common.english,
          }))}
        />
      </Dialog>
    </>
  )
}
