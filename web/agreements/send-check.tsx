// The last look before an agreement is sent: what keeps it, what it will say, and how it goes out.

import { Link } from 'wouter'
import { ROLE_NAMES } from '#machines/agreements/templates/role-words.ts'
import { LANGUAGE_NAMES } from '#machines/lib/language.ts'
import { stateName } from '#machines/lib/states.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { date } from '#web/lib/format.ts'
import { NoMailServer } from '#web/messages/no-mail-server.tsx'
import { tabHref } from '#web/sale/project/project-tabs.ts'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { Facts } from '#web/ui/page.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import { isBlank, type SendDraft, type SendWay } from './send-draft.ts'

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
  label: 'Send by mail',
  help: 'Each signer gets a link of their own when it is their turn.',
}

export function SendCheck({ project_id, preparation, draft, onSigners, onMail }: Props) {
  const { checks, rescission } = preparation
  const people = draft.lines.filter(line => line.required || !isBlank(line))
  const first = people.find(({ role }) => role !== 'cc')?.name || 'the first signer'
  return (
    <div className="flex flex-col gap-6">
      {checks.length > 0 && (
        <ul className="flex flex-col gap-2" aria-label="Checks">
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
        <h3 className="text-sm font-semibold">Who gets it</h3>
        <Facts
          facts={people.map(({ role, name, email, language }) => ({
            label: ROLE_NAMES.en[role],
            value: name,
            note: `${email}${language === 'es' ? `, ${LANGUAGE_NAMES.es}` : ''}`,
          }))}
        />
      </section>
      <Values preparation={preparation} />
      {rescission && (
        <Notice>
          The notice of cancellation of {stateName(rescission.state)} is its last page: {rescission.business_days}{' '}
          business days ({rescission.statute}). Signed today, it can be canceled until {date(rescission.cancel_by)}.
        </Notice>
      )}
      <TextArea
        label="Message"
        optional
        help={
          preparation.mail_server
            ? 'A word of yours, put into the mail.'
            : 'A word of yours, put into reminders once mail is set up.'
        }
        rows={3}
        maxLength={1000}
        value={draft.message}
        onChange={event => draft.change({ message: event.target.value })}
      />
      {!preparation.mail_server && <NoMailServer onSetUp={onMail}>Sign here, or hand on a link.</NoMailServer>}
      <RadioGroup<SendWay>
        label="How it goes out"
        value={draft.way}
        onChange={way => draft.change({ way })}
        options={[
          ...(preparation.mail_server ? [BY_MAIL] : []),
          { value: 'in_person', label: 'Sign here now', help: `You hand this device to ${first}.` },
          {
            value: 'link',
            label: 'Copy the link',
            help: `You send ${first} the link yourself, or they scan its QR code.`,
          },
          { value: 'paper', label: 'Sign on paper', help: 'You print it, have it signed and record the scan.' },
        ]}
      />
    </div>
  )
}

const BARE: ReadonlySet<Schemas['AgreementVariable']['group']> = new Set(['Money', 'Agreement'])

/** What the contract will say, so that whoever sends it has read it. */
function Values({ preparation: { values } }: { preparation: Schemas['Preparation'] }) {
  const { data } = useRead('/v3/variables.AgreementList', {}, { quiet: true })
  if (values.length === 0) return null
  if (!data) return <Skeleton className="h-40" />
  const nameOf = (name: string) => {
    const known = data.variables.find(one => one.name === name)
    // 'Name' alone says nothing here: the homeowner's, the company's?
    return !known ? name : BARE.has(known.group) ? known.label : `${known.group} ${known.label.toLowerCase()}`
  }
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">What it will say</h3>
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
  price: 'Open the price',
  financing: 'Open financing',
  company: 'Open the company',
  project: 'Open the project',
  homeowners: 'Open the homeowners',
  design: 'Open the design',
  energy: 'Open energy',
  team: 'Open the team',
  template: 'Open the agreement',
  signers: 'Change the signers',
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
