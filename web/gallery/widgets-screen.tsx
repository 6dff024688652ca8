// Every shared widget in its states, with made-up data: to look at, and for the tests to measure. Served in development only.

import { Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { readTheme, setTheme, THEMES } from '#web/lib/theme.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { ListsSection } from './lists-section.tsx'
import { PanelsSection } from './panels-section.tsx'
import { SlidersSection } from './sliders-section.tsx'
import { Section, Shelf, Specimen } from './specimen.tsx'
import { StatusSection } from './status-section.tsx'
import { TablesSection } from './tables-section.tsx'

function ActionsSection() {
  return (
    <Section id="actions" title="Actions" note="One primary button on a screen. What cannot be used now says why.">
      <Shelf title="Button" columns={2}>
        <Specimen state="Primary and secondary">
          <div className="flex flex-wrap gap-2">
            <Button look="primary" icon={<Send size={14} aria-hidden />}>
              Send proposal
            </Button>
            <Button>Save draft</Button>
          </div>
        </Specimen>
        <Specimen state="Ghost and danger">
          <div className="flex flex-wrap gap-2">
            <Button look="ghost">Cancel</Button>
            <Button look="danger" icon={<Trash2 size={14} aria-hidden />}>
              Delete adder
            </Button>
          </div>
        </Specimen>
        <Specimen state="Busy; disabled, with its reason">
          <div className="flex flex-wrap gap-2">
            <Button look="primary" busy>
              Sending …
            </Button>
            <Button disabledReason="Two signers have no email address yet.">Send agreement</Button>
          </div>
        </Specimen>
        <Specimen state="For homeowners and thumbs">
          <div className="flex flex-wrap gap-2">
            <Button look="primary" size="touch">
              Use this signature
            </Button>
            <Button size="touch">Draw again</Button>
          </div>
        </Specimen>
      </Shelf>
    </Section>
  )
}

const SECTIONS = [
  { id: 'fields', title: 'Fields', show: FieldsSection },
  { id: 'lists', title: 'Lists to choose from', show: ListsSection },
  { id: 'choices', title: 'Choices', show: ChoicesSection },
  { id: 'sliders', title: 'Sliders', show: SlidersSection },
  { id: 'actions', title: 'Actions', show: ActionsSection },
  { id: 'status', title: 'Status', show: StatusSection },
  { id: 'panels', title: 'Panels and overlays', show: PanelsSection },
  { id: 'tables', title: 'Tables and states', show: TablesSection },
]
const THEME_NAMES = { light: 'Light', dark: 'Dark', system: 'As the system' } as const

export default function WidgetsScreen() {
  const [theme, choose] = useState(readTheme())
  return (
    <Page>
      <PageHeader
        title="Widgets"
        note="What every screen is built of, in each of its states."
        actions={
          <SelectField
            label="Theme"
            hideLabel
            className="w-40"
            value={theme}
            onChange={value => {
              const next = THEMES.find(one => one === value) ?? 'system'
              choose(next)
              setTheme(next)
            }}
            options={THEMES.map(value => ({ value, label: THEME_NAMES[value] }))}
          />
        }
      />
      <div className="grid min-w-0 gap-x-10 gap-y-8 lg:grid-cols-[168px_minmax(0,1fr)]">
        <nav
          aria-label="Sections"
          className="-mx-4 overflow-x-auto border-b border-hairline px-4 sm:mx-0 sm:px-0 lg:sticky lg:top-6 lg:self-start lg:border-0"
        >
          <ul className="flex gap-x-5 whitespace-nowrap lg:flex-col">
            {SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-8 items-center text-sm text-ink-2 hover:text-ink hover:underline max-sm:min-h-11"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-12">
          {SECTIONS.map(({ id, show: Show }) => (
            <Show key={id} />
          ))}
        </div>
      </div>
    </Page>
  )
}
