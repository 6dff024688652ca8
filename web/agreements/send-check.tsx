// Review before sending an agreement: blockers, contents, and delivery.

import { Link } from 'wouter'
import { words as signing } from '#machines/agreements/evidence/words.ts'
import { stateName } from '#machines/lib/states.ts'
import type { Schemas } from '#sdk/types.ts'
import { NoMailServer } from '#web/company/messages/no-mail-server.tsx'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { date } from '#web/lib/format.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { Facts } from '#web/ui/page.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import { LANGUAGE_NAMES } from '#web/words/language-names.ts'
import { variableName } from './field-words.ts'
import { isBlank, type SendDraft, type SendWay } from './send-draft.ts'
import { words } from './words.ts'

type Check = Schemas['SendCheck']
type Props = {
  project_id: string
  preparation: Schemas['Preparation']
  draft: SendDraft
  onSigners: () => void
  /** After a mail server was set up. */
  onMail: () => void
}

const BY_MAIL = {
  value: 'mail' as const,
  label: words.send_mail,
  help: words.each_signer_gets_link,
}

export function SendCheck({ project_id, preparation, draft, onSigners, onMail }: Props) {
  const { checks, rescission } = preparation
  const people = draft.lines.filter(line => line.required || !isBlank(line))
  const first = people.find(({ role }) => role !== 'cc')?.name || words.first_signer
  return (
    <div className="flex flex-col gap-6">
      {checks.length > 0 && (
        <ul className="flex flex-col gap-2" aria-label={words.checks}>
          {checks.map(check => (
            <li key={`${check.code} ${check.sentence}`}>
              <Notice
                kind={check.severity === 'stop' ? 'danger' : 'warning'}
                action={<Place check={check} preparation={preparation} project_id={project_id} onSigners={onSigners} />}
              >
                <b className="font-medium">{check.sentence}</b> {check.fix}
              </Notice>
            </li>
          ))}
        </ul>
      )}
      <section className="flex flex-col gap-2">
        <h3 className="text-sm font-semibold">{words.who_gets}</h3>
        <Facts
          facts={people.map(({ role, name, email, language }) => ({
            label: signing.roles[role],
            value: name,
            note: `${email}${language === 'es' ? `, ${LANGUAGE_NAMES.es}` : ''}`,
          }))}
        />
      </section>
      <Values preparation={preparation} />
      {rescission && (
        <Notice>
          {words.notice_cancellation_last_page({
            state: stateName(rescission.state),
            business_days: rescission.business_days,
            statute: rescission.statute,
            cancel_by: date(rescission.cancel_by),
          })}
        </Notice>
      )}
      <TextArea
        label={words.message}
        optional
        help={preparation.mail_server ? words.word_yours_put_into : words.word_yours_put_into_reminders}
        rows={3}
        maxLength={1000}
        value={draft.message}
        onChange={event => draft.change({ message: event.target.value })}
      />
      {!preparation.mail_server && <NoMailServer onSetUp={onMail}>{words.sign_here_hand_link}</NoMailServer>}
      <RadioGroup<SendWay>
        label={words.delivery_method_label}
        value={draft.way}
        onChange={way => draft.change({ way })}
        options={[
          ...(preparation.mail_server ? [BY_MAIL] : []),
          { value: 'in_person', label: words.sign_here_now, help: words.you_hand_device({ first }) },
          {
            value: 'link',
            label: words.copy_link,
            help: words.you_send_link_yourself({ first }),
          },
          { value: 'paper', label: words.sign_paper, help: words.you_print_have_signed },
        ]}
      />
    </div>
  )
}

const BARE: ReadonlySet<Schemas['AgreementVariable']['group']> = new Set(['Money', 'Agreement'])

/** The contract's values, for the sender to read. */
function Values({ preparation: { values } }: { preparation: Schemas['Preparation'] }) {
  const { data } = useRead('/v3/variables.AgreementList', {})
  if (values.length === 0) return null
  if (!data) return <Skeleton className="h-40" />
  const nameOf = (name: string) => {
    const variable = data.variables.find(one => one.name === name)
    // A bare 'Name' is ambiguous: the homeowner's or the company's?
    return !variable ? name : BARE.has(variable.group) ? variable.label : variableName(variable)
  }
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{words.filled_values_title}</h3>
      <Facts
        facts={values.map(({ name, value, missing }) => ({
          label: nameOf(name),
          value: value ?? <span className="text-warning">{missing}</span>,
        }))}
      />
    </section>
  )
}

const TABS = {
  price: 'price',
  financing: 'financing',
  project: 'overview',
  homeowners: 'overview',
  design: 'design',
  energy: 'energy',
} as const
const PLACES: Record<Check['where'], string> = {
  price: words.open_price,
  financing: words.open_financing,
  company: words.open_company,
  project: words.open_project,
  homeowners: words.open_homeowners,
  design: words.open_design,
  energy: words.open_energy,
  team: words.open_team,
  template: words.open_agreement,
  signers: words.change_signers,
}

function Place({
  check: { where },
  preparation,
  project_id,
  onSigners,
}: Omit<Props, 'draft' | 'onMail'> & { check: Check }) {
  const look = 'shrink-0 underline underline-offset-2'
  if (where === 'signers')
    return (
      <button type="button" className={look} onClick={onSigners}>
        {PLACES.signers}
      </button>
    )
  const to =
    where === 'company'
      ? href('/company')
      : where === 'team'
        ? href('/team')
        : where === 'template'
          ? href('/light-hub/agreements/[id]', { id: preparation.agreement_id })
          : tabHref(project_id, TABS[where])
  return (
    <Link href={to} className={look}>
      {PLACES[where]}
    </Link>
  )
}
