// Whom a homeowner may call or write to, and for what.
import type { Schemas } from '#sdk/types.ts'
import { phoneHref } from '#web/lib/format.ts'
import { PURPOSE_WORDS } from '#web/sale/contact-words.ts'

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-2'

export function ContactList({ contacts }: { contacts: Schemas['HomeownerContact'][] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {contacts.map(({ purpose, name, phone, email }) => (
        <li key={purpose} className="min-w-0 break-inside-avoid border-t border-hairline pt-4">
          <p className="text-sm text-ink-3">{PURPOSE_WORDS[purpose].homeowner}</p>
          <p className="text-md font-semibold break-words">{name}</p>
          <p className="flex flex-col items-start text-base">
            {phone && (
              <a href={phoneHref(phone)} className={`figures ${LINK}`}>
                {phone}
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} className={`max-w-full break-all ${LINK}`}>
                {email}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
