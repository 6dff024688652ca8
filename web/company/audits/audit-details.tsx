import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'
import { capitalized } from '#web/lib/format.ts'
import { words as texts } from './words.ts'

const isNamed = (field: string): field is keyof typeof texts.fields => Object.hasOwn(texts.fields, field)
const fieldName = (field: string) => (isNamed(field) ? texts.fields[field] : capitalized(field.replaceAll('_', ' ')))

/** An entry's changes, field by field, and its origin. */
export function AuditDetails({ entry }: { entry: Schemas['AuditEntry'] }) {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="sm:hidden">
        {entry.actor}: {entry.sentence}
      </p>
      {entry.changes.length > 0 && (
        <table className="w-full border-collapse" aria-label={texts.before_after}>
          <tbody>
            {entry.changes.map(({ field, before, after }) => (
              <tr key={field} className="border-b border-hairline last:border-0">
                <th scope="row" className="w-28 py-1.5 pr-4 sm:w-40 text-left align-top font-medium text-ink-2">
                  {fieldName(field)}
                </th>
                <td className="min-w-0 py-1.5 align-top [overflow-wrap:anywhere]">
                  <span className="flex flex-wrap items-baseline gap-x-2">
                    <del className="text-danger no-underline">{before ?? texts.empty}</del>
                    <ArrowRight size={12} className="self-center text-ink-3" aria-label={texts.changed_to} />
                    <ins className="text-success no-underline">{after ?? texts.empty}</ins>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="figures flex flex-wrap gap-x-4 gap-y-1 text-ink-3 [overflow-wrap:anywhere]">
        <span>{entry.action}</span>
        {entry.ip && <span>{texts.ip({ ip: entry.ip })}</span>}
        {entry.device && <span>{entry.device}</span>}
        <span>{texts.request_request_id({ request_id: entry.request_id })}</span>
        {entry.project_id && (
          <Link href={href('/projects/[id]', { id: entry.project_id })} className="underline underline-offset-2">
            {texts.open_project}
          </Link>
        )}
      </p>
    </div>
  )
}
