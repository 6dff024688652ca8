// A proposal's settings besides its text: language, payment options, last day. Saved separately, or published with it.
import { useEffect } from 'react'
import { zProposalSaveBody } from '#sdk/forms.gen.ts'
import type { Answer, Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { useSettingForm } from '#web/frame/setting-form.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { words } from './words.ts'

export type ProposalSettings = {
  project_id: string
  design_id: string
  version: number
  language: Schemas['Language']
  option_ids: string[]
  valid_until: string | null
  publish: boolean
  confirmed_loss_cents?: number
}

const settingsOf = (proposal: Schemas['Proposal']): ProposalSettings => ({
  project_id: proposal.project_id,
  design_id: proposal.design_id,
  version: proposal.version,
  language: proposal.language,
  option_ids: proposal.option_ids,
  valid_until: proposal.valid_until,
  publish: false,
})
const chosenIn = ({ language, option_ids, valid_until }: ProposalSettings) =>
  JSON.stringify([language, option_ids, valid_until])

export function useProposalSettings(proposal: Schemas['Proposal']) {
  const saved = settingsOf(proposal)
  const setting = useSettingForm<ProposalSettings>({
    name: `proposal-settings-${proposal.design_id}`,
    schema: zProposalSaveBody,
    saved,
  })
  const { form, isDirty } = setting
  useEffect(() => {
    // The form's values live outside React: words saved in the editor meanwhile are no other choice of these.
    const before = { ...saved, ...form.formState.defaultValues } as ProposalSettings
    if (isDirty && form.getValues('version') !== saved.version && chosenIn(before) === chosenIn(saved))
      form.setValue('version', saved.version)
  })
  const save = useWrite('/v3/proposal.Save', {
    onDone: (answer: Answer<'/v3/proposal.Save'>) => setting.show(settingsOf(answer.proposal)),
  })
  const write = (values: ProposalSettings, said: string) =>
    save.mutate(values, { onError: setting.refused, onSuccess: () => tellDone(said) })
  return {
    setting,
    busy: save.isPending,
    save: (values: ProposalSettings) => write({ ...values, publish: false }, words.proposal_saved),
    /** With whatever is chosen and not saved yet. */
    publish: (more: Partial<ProposalSettings> = {}) =>
      form.handleSubmit(values => write({ ...values, ...more, publish: true }, words.proposal_published_link_shows))(),
    takeTemplate: (template_id: string) =>
      save.mutate(
        { ...saved, template_id },
        { onError: setting.refused, onSuccess: () => tellDone(words.pages_replaced) },
      ),
  }
}
export type Settings = ReturnType<typeof useProposalSettings>
