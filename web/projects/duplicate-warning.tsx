// While a new project is typed: existing leads with the same phone, email or address. Creating it is still allowed.

import { useFormContext } from 'react-hook-form'
import { Link } from 'wouter'
import { words as projectWords } from '#machines/projects/words.ts'
import type { Input } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { Notice } from '#web/ui/states.tsx'
import { sameWords } from './duplicate-words.ts'
import { words as texts } from './words.ts'

type Typed = Partial<Pick<Input<'/v1/lead/create'>, 'homeowner' | 'address'>>

/** Enough of a number, a mail or an address to look for; else undefined. */
function lookedFor({ homeowner, address }: Typed) {
  const phone = homeowner?.phone ?? ''
  const email = homeowner?.email ?? ''
  const line1 = address?.line1 ?? ''
  const postal_code = address?.postal_code ?? ''
  const query = {
    ...(phone.replaceAll(/\D/g, '').length >= 10 ? { phone } : {}),
    ...(/@.+\../.test(email) ? { email } : {}),
    ...(/^\d{5}/.test(postal_code) && /\d/.test(line1) ? { line1, postal_code } : {}),
    ...(address?.line2 ? { line2: address.line2 } : {}),
  }
  return query.phone || query.email || query.line1 ? query : undefined
}

export function useDuplicates(typed: Typed) {
  const query = useSettled(JSON.stringify(lookedFor(typed) ?? {}), 400)
  const { data } = useRead('/v3/leads.FindDuplicates', JSON.parse(query), { enabled: query !== '{}' })
  return query === '{}' ? [] : (data?.duplicates ?? [])
}

export function DuplicateWarning() {
  const duplicates = useDuplicates(useFormContext<Typed>().watch())
  if (duplicates.length === 0) return null
  return (
    <Notice kind="warning">
      <p className="font-medium">{texts.possible_duplicates({ count: duplicates.length })}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {duplicates.map(({ project, owner_name, reasons }) => (
          <li key={project?.id ?? `${owner_name} ${reasons.join()}`}>
            {project ? (
              <>
                <Link href={href('/projects/[id]', { id: project.id })} className="font-medium underline">
                  {project.number} {project.name}
                </Link>{' '}
                {texts.has_same({
                  reasons: sameWords(reasons),
                  status: projectWords.status[project.status],
                  owner_name,
                })}
              </>
            ) : (
              texts.colleague_has_project({ reasons: sameWords(reasons), owner_name })
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
