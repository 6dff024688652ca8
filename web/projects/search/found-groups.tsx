// Server results as palette entries: name, distinguishing note, link.
import { ArrowRight, FileSignature, FolderKanban, Receipt, UserRound, Users } from 'lucide-react'
import { holds } from '#machines/projects/search-rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'
import { moneyExact } from '#web/lib/figures.ts'
import { InvoiceBadge } from '#web/projects/sale/invoices/invoice-badge.tsx'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { SamplePill } from '#web/projects/sale/project/sample-pill.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { common } from '#web/words/common.ts'
import type { Entry, Group } from './entry.ts'
import { words as texts } from './words.ts'

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
const inProject = ({ number, name }: Schemas['FoundIn']) => `${number} ${name}`

export function foundGroups(found: Schemas['Found'], words: readonly string[]): Group[] {
  const { projects, homeowners, agreements, invoices, members, more } = found
  const all: Entry = {
    key: 'all projects',
    label: texts.all_projects({ join: words.join(' ') }),
    icon: ArrowRight,
    unmarked: true,
    href: `${href('/projects')}?${new URLSearchParams({ search: words.join(' ') })}`,
  }
  return [
    { value: common.projects, items: [...projects.map(projectEntry), ...(more.includes('projects') ? [all] : [])] },
    { value: texts.homeowners, items: homeowners.map(homeownerEntry) },
    { value: common.agreements, items: agreements.map(agreementEntry) },
    { value: texts.invoices, items: invoices.map(invoiceEntry) },
    { value: texts.team, items: members.map(memberEntry) },
  ]
}

/** The homeowner is named where they are what was found, or are called otherwise than their project. */
function projectEntry(found: Schemas['FoundProject']): Entry {
  const { id, number, name, status, address, homeowner, matched } = found
  const person = homeowner !== null && (matched.includes('homeowner') || homeowner !== name) && !holds(name, homeowner)
  return {
    key: id,
    label: name,
    note: joined(number, person ? homeowner : null, address),
    keywords: homeowner ?? '',
    icon: FolderKanban,
    badge: (
      <>
        <SamplePill of={found} />
        <Badge status={status} />
      </>
    ),
    href: href('/projects/[id]', { id }),
  }
}

const homeownerEntry = ({ id, name, email, phone, project }: Schemas['FoundHomeowner']): Entry => ({
  key: id,
  label: name,
  note: joined(email, phone, project.number),
  keywords: phone?.replaceAll(/\D/g, '') ?? '',
  icon: UserRound,
  badge: <SamplePill of={project} />,
  href: href('/homeowners/[id]', { id }),
})

const agreementEntry = ({ id, title, status, signers, project }: Schemas['FoundAgreement']): Entry => ({
  key: id,
  label: title,
  note: joined(signers.join(', '), inProject(project)),
  icon: FileSignature,
  badge: <Badge status={status} />,
  href: tabHref(project.id, 'agreements'),
})

const invoiceEntry = ({ id, number, status, total_cents, project }: Schemas['FoundInvoice']): Entry => ({
  key: id,
  label: number,
  note: joined(moneyExact(total_cents), inProject(project)),
  icon: Receipt,
  badge: <InvoiceBadge status={status} overdue={false} />,
  href: `${href('/accounts-receivable/invoices')}?${new URLSearchParams({ invoice: id })}`,
})

const memberEntry = ({ id, name, email, role }: Schemas['FoundMember']): Entry => ({
  key: id,
  label: name,
  note: joined(role, email),
  icon: Users,
  href: href('/team/user/[id]', { id }),
})
