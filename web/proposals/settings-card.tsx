// Language, ways to pay and last day of a proposal that is begun; and its pages anew from a template.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { said } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { LanguageField } from './language-field.tsx'
import type { Settings } from './settings-form.ts'
import { ValidUntilField } from './valid-until-field.tsx'
import { WaysField } from './ways-field.tsx'

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
      title="Settings"
      note={proposal.template_name ? `Begun with “${proposal.template_name}”.` : 'Begun with the usual pages.'}
      actions={<TakeTemplate templates={templates} settings={settings} />}
    >
      <form
        noValidate
        onSubmit={form.handleSubmit(values => save(values))}
        className="flex min-w-0 max-w-[560px] flex-col gap-5"
      >
        <WaysField
          project_id={proposal.project_id}
          offers={offers}
          chosen={form.watch('option_ids')}
          onChange={option_ids => form.setValue('option_ids', option_ids, set)}
          error={said(errors.option_ids as never, 'Choose at least one way to pay.')}
        />
        <ValidUntilField
          value={form.watch('valid_until')}
          onChange={day => form.setValue('valid_until', day, set)}
          error={said(errors.valid_until, 'There is no such day. Check month, day and year.')}
        />
        <LanguageField
          value={form.watch('language')}
          onChange={language => form.setValue('language', language, set)}
          help="Fixed words, mails and text messages follow it. What you wrote yourself stays as it is."
        />
        <Unsaved settings={settings} whyNot={whyNot} />
      </form>
    </Card>
  )
}

/** Nothing while all is saved. */
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
              <Button onClick={discard}>Use the saved one</Button>
              <Button onClick={keepTyped}>Keep mine</Button>
            </span>
          }
        >
          Someone changed these settings meanwhile. Yours are kept here.
        </Notice>
      ) : (
        restored && <Notice>What you chose before is still here. It is not saved yet.</Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={busy} disabledReason={whyNot}>
          Save settings
        </Button>
        <Button look="ghost" disabled={busy} onClick={discard}>
          Discard changes
        </Button>
      </div>
    </div>
  )
}

function TakeTemplate({ templates, settings }: Pick<Props, 'templates' | 'settings'>) {
  const [open, setOpen] = useState(false)
  const [chosen, choose] = useState<string | null>(null)
  const whyNot = useWhyNot('proposals.edit')
  const template = templates.find(({ id }) => id === chosen) ?? templates[0]
  if (!template) return null
  return (
    <>
      <Button disabledReason={whyNot} onClick={() => setOpen(true)}>
        Begin again
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Begin again from a template"
        description="Its pages take the place of those written so far, which stay in the history of the editor. A published proposal stays as it is until you publish again."
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep the pages</Button>
            <Button
              look="primary"
              busy={settings.busy}
              onClick={() => {
                settings.takeTemplate(template.id)
                setOpen(false)
              }}
            >
              Take its pages
            </Button>
          </>
        }
      >
        <SelectField
          label="Template"
          value={template.id}
          onChange={choose}
          options={templates.map(({ id, name, language }) => ({
            value: id,
            label: name,
            note: language === 'es' ? 'Spanish' : 'English',
          }))}
        />
      </Dialog>
    </>
  )
}
