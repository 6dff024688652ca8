// What the homeowner will read, and its link.
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { zProposalSaveBody } from '#sdk/forms.gen.ts'
import type { Answer, Input, Schemas } from '#sdk/types.ts'
import { together, useRead, useWhyNot, useWrite } from '#web/app/queries.ts'
import { tell, tellDone } from '#web/app/tell.ts'
import { said, showRefusal, useFormDraft } from '#web/lib/form.ts'
import { money } from '#web/lib/format.ts'
import { monthly } from '#web/sale/offer-words.ts'
import { PricingChecks } from '#web/sale/pricing-checks.tsx'
import { type TabProps, tabHref } from '#web/sale/project-tabs.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, Notice, Skeleton } from '#web/ui/states.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { Published, StartNotice } from './proposal-link.tsx'

export default function ProposalTab({ project }: TabProps) {
  const input = { project_id: project.id }
  const proposal = useRead('/v3/proposal.Get', input)
  const compare = useRead('/v3/financing.Compare', input)
  const financing = useRead('/v3/projects.GetFinancing', input)
  const { failure, retry } = together(proposal, compare, financing)
  if (failure) return <ErrorCard sentence={failure.message} onRetry={retry} />
  if (!proposal.data || !compare.data || !financing.data) return <Skeleton className="h-64" />
  if (compare.data.offers.length === 0)
    return (
      <Card>
        <EmptyState
          title="Nothing to propose yet"
          action={
            <Link href={tabHref(project.id, 'design')} className={buttonLook('primary')}>
              Design the system
            </Link>
          }
        >
          A proposal shows the design, its production and the ways to pay.
        </EmptyState>
      </Card>
    )
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
      <div className="flex flex-col gap-2 empty:hidden lg:col-span-2">
        <PricingChecks project_id={project.id} tab="other" />
      </div>
      <ProposalForm
        project={project}
        proposal={proposal.data.proposal}
        starts_with={proposal.data.starts_with}
        offers={compare.data.offers}
        chosen={financing.data.financing?.option_id}
      />
      <Published proposal={proposal.data.proposal} />
    </div>
  )
}

type Form = Input<'/v3/proposal.Save'>
type FormProps = TabProps & {
  proposal: Schemas['Proposal'] | null
  starts_with: Schemas['StartingText'] | null
  offers: Schemas['Offer'][]
  chosen: string | undefined
}

function ProposalForm({ project, proposal, starts_with, offers, chosen }: FormProps) {
  const firstOptions = [
    offers.find(({ type }) => type === 'cash')?.option_id,
    chosen,
    offers.find(({ type }) => type === 'loan')?.option_id,
  ]
  const begun: Form = {
    project_id: project.id,
    version: proposal?.version ?? 0,
    headline:
      proposal?.headline ??
      starts_with?.headline ??
      (project.address ? `Solar for ${project.address.line1}` : 'Solar for your home'),
    message: proposal?.message ?? starts_with?.message ?? '',
    option_ids: proposal?.option_ids ?? [...new Set(firstOptions.filter(id => id !== undefined))],
    publish: false,
  }
  const form = useForm<Form>({ resolver: zodResolver(zProposalSaveBody) as never, defaultValues: begun })
  const draft = useFormDraft(form, `proposal-${project.id}`)
  const { isDirty } = form.formState
  useEffect(() => {
    // The form's values live outside React: an untouched one follows a way to pay, or a template, chosen meanwhile.
    if (proposal || form.formState.isDirty) return
    const from = form.formState.defaultValues
    if (from?.headline === begun.headline && from.message === begun.message) return
    form.reset(begun)
    draft.forget()
  })
  const whyNotEdit = useWhyNot('proposals.edit')
  const whyNotSend = useWhyNot('proposals.send')
  const save = useWrite('/v3/proposal.Save', {
    quiet: true,
    refreshes: ['/v3/proposal.Get', '/v3/projects.ListActivity', '/v3/projects.Get'],
    onDone: ({ proposal: saved }: Answer<'/v3/proposal.Save'>) => {
      if (saved) {
        form.setValue('version', saved.version)
        // Publishing fills in what stood in braces.
        form.setValue('headline', saved.headline)
        form.setValue('message', saved.message)
      }
      draft.forget()
      tellDone(
        saved?.published_at && form.getValues('publish') ? 'The proposal is published.' : 'The proposal is saved.',
      )
    },
  })
  const submit = (publish: boolean) => {
    form.setValue('publish', publish)
    // The draft may carry the version it was begun from; what is saved over is what is shown.
    form.setValue('version', proposal?.version ?? 0)
    return form.handleSubmit(values =>
      save.mutate(values, { onError: failure => showRefusal(form, failure) || tell(failure) }),
    )()
  }
  const picked = form.watch('option_ids') ?? []
  const pick = (id: string) =>
    form.setValue('option_ids', picked.includes(id) ? picked.filter(one => one !== id) : [...picked, id], {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  const { errors } = form.formState
  return (
    <Card title="Proposal">
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={event => {
          event.preventDefault()
          void submit(false)
        }}
      >
        {draft.restored && <Notice>What you typed before is still here.</Notice>}
        {!proposal && starts_with && !isDirty && <StartNotice starts_with={starts_with} />}
        <TextField
          label="Headline"
          maxLength={120}
          {...form.register('headline')}
          error={said(errors.headline, 'Enter a headline.')}
        />
        <TextArea
          label="Message"
          rows={5}
          maxLength={4000}
          help="The first thing the homeowner reads after the headline."
          {...form.register('message')}
          error={said(errors.message, 'Use 4,000 characters or fewer.')}
        />
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="mb-2 text-sm font-medium">Ways to pay it shows</legend>
          {offers.map(offer => (
            <div
              key={offer.option_id}
              className="rounded-control border border-hairline px-3 py-1 has-checked:border-hairline-strong has-checked:bg-sunken/60 max-sm:py-0"
            >
              <Checkbox
                label={
                  <span className="flex items-baseline gap-3">
                    <span className="min-w-0 flex-1 truncate">{offer.name}</span>
                    <span className="figures text-sm text-ink-2">
                      {monthly(offer) ? `${monthly(offer)}/month` : money(offer.price_cents)}
                    </span>
                  </span>
                }
                checked={picked.includes(offer.option_id)}
                onChange={() => pick(offer.option_id)}
              />
            </div>
          ))}
          {errors.option_ids && (
            <p role="alert" className="text-xs text-danger">
              {said(errors.option_ids as never, 'Choose at least one way to pay.')}
            </p>
          )}
        </fieldset>
        <div className="flex flex-wrap justify-end gap-2">
          <Button type="submit" busy={save.isPending} disabledReason={whyNotEdit}>
            Save
          </Button>
          <Button
            look="primary"
            busy={save.isPending}
            disabledReason={whyNotEdit ?? whyNotSend}
            onClick={() => submit(true)}
          >
            {proposal?.published_at ? 'Publish again' : 'Publish'}
          </Button>
        </div>
      </form>
    </Card>
  )
}
