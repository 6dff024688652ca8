// Which template a new proposal begins with: a default for each language, and rules for a way to pay or a state.
import { Link } from 'wouter'
import { zTemplatesSaveRulesBody } from '#sdk/forms.gen.ts'
import type { Answer, Input } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { LanguageRules } from './language-rules.tsx'
import { RuleTrial } from './rule-trial.tsx'
import { words } from './words.ts'

type Form = Input<'/v3/templates.SaveRules'>

export default function RulesScreen() {
  const { data, error, refetch } = useRead('/v3/templates.GetRules', {})
  return (
    <SettingsFrame
      title={words.proposal_templates}
      note={words.rules_note}
      actions={
        <Link href={href('/light-hub/proposal')} className={buttonLook()}>
          {words.all_templates}
        </Link>
      }
    >
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton className="h-56" />
          <Skeleton className="h-40" />
        </>
      )}
      {data && <Rules data={data} />}
    </SettingsFrame>
  )
}

function Rules({ data }: { data: Answer<'/v3/templates.GetRules'> }) {
  const { rules, templates, version } = data
  const whyNot = useWhyNot('proposal_templates.edit')
  const setting = useSettingForm<Form>({
    name: 'template-rules',
    schema: zTemplatesSaveRulesBody,
    saved: { rules, version },
  })
  const save = useWrite('/v3/templates.SaveRules', {
    onDone: answer => {
      setting.show({ rules: answer.rules, version: answer.version })
      tellDone(words.rules_saved)
    },
  })
  const written = setting.form.watch('rules')
  const parts = { rules: written, templates }
  return (
    <SettingForm
      setting={setting}
      label={words.save_rules}
      busy={save.isPending}
      whyNot={whyNot}
      onSave={values => save.mutate(values, { onError: setting.refused })}
    >
      <LanguageRules language="en" {...parts} whyNot={whyNot} />
      <LanguageRules language="es" {...parts} whyNot={whyNot} />
      <RuleTrial {...parts} />
    </SettingForm>
  )
}
