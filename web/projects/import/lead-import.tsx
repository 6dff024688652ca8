// Lists of leads on their way into projects.
import { Link } from 'wouter'
import { templateCsv } from '#machines/projects/leads/import-columns.ts'
import { href } from '#web/frame/navigation.ts'
import { ImportFlow } from '#web/sheet-import/import-flow.tsx'
import type { Row, Sheet } from '#web/sheet-import/sheet.ts'
import { common } from '#web/words/common.ts'
import { sameWords } from '../duplicate-words.ts'
import { ImportOwner } from './import-owner.tsx'
import { words } from './words.ts'

const SHEET: Sheet = {
  kind: 'lead',
  permission: 'leads.import',
  title: words.import_leads,
  home: { href: href('/projects'), label: common.projects, view: words.see_projects },
  note: words.csv_xlsx_up_5,
  file: words.list_leads_csv_xlsx,
  template: { name: 'leads-template.csv', csv: templateCsv },
  matches: true,
  asked: {
    label: words.possible_duplicates,
    options: [
      { value: 'skip', label: words.skip, help: words.skip_help },
      { value: 'merge', label: words.merge, help: words.merge_help },
      { value: 'import', label: words.create, help: words.creates_another_lead_marks },
    ],
  },

  details: row => <Leads row={row} />,
  last: { step: words.owner, next: words.choose_owner, show: props => <ImportOwner {...props} /> },
}

export default function LeadImport({ importing }: { importing: string }) {
  return <ImportFlow sheet={SHEET} importing={importing} />
}

/** The lead a row may be the same as, and the one it became. */
function Leads({ row: { duplicate, project } }: { row: Row }) {
  return (
    <>
      {duplicate && (
        <p>
          {words.same_join_as({ join: sameWords(duplicate.reasons) })}{' '}
          {duplicate.line !== null ? (
            words.row_file({ line: duplicate.line })
          ) : duplicate.project ? (
            <LeadLink {...duplicate.project} />
          ) : (
            words.lead_without_access({ owner_name: duplicate.owner_name ?? words.a_teammate })
          )}
        </p>
      )}
      {project && (
        <p>
          {words.lead} <LeadLink {...project} />
        </p>
      )}
    </>
  )
}

const LeadLink = ({ id, number, name }: NonNullable<Row['project']>) => (
  <Link href={href('/projects/[id]', { id })} className="underline underline-offset-2">
    {number} {name}
  </Link>
)
