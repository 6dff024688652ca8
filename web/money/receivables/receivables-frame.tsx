// The frame of the receivables screens: one title, and tabs.
import type { ReactNode } from 'react'
import { href } from '#web/frame/navigation.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { words } from './words.ts'

const TABS = [
  { id: 'console', label: words.overview, path: '/accounts-receivable/console' },
  { id: 'invoices', label: words.invoices, path: '/accounts-receivable/invoices' },
] as const

type Props = { tab: (typeof TABS)[number]['id']; note: string; actions?: ReactNode; children: ReactNode }

export const ReceivablesFrame = ({ tab, note, actions, children }: Props) => (
  <Page>
    <PageHeader title={words.receivables} note={note} actions={actions} />
    <Tabs
      label={words.receivables}
      current={tab}
      tabs={TABS.map(({ id, label, path }) => ({ id, label, href: href(path) }))}
    />
    {children}
  </Page>
)
