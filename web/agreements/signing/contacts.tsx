// A signer's contacts, with links to call and write.
import { Mail, Phone } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { phoneHref } from '#web/lib/format.ts'
import { useWords } from './words/words-context.tsx'

type Reached = { phone: string | null; email: string | null }

const LINK = 'inline-flex min-h-11 items-center gap-2 text-[var(--accent)] underline underline-offset-4 wrap-anywhere'

export const Ways = ({ phone, email }: Reached) => (
  <p className="flex flex-wrap gap-x-6 text-reading">
    {phone && (
      <a href={phoneHref(phone)} className={`figures ${LINK}`}>
        <Phone size={18} aria-hidden />
        {phone}
      </a>
    )}
    {email && (
      <a href={`mailto:${email}`} className={LINK}>
        <Mail size={18} aria-hidden />
        {email}
      </a>
    )}
  </p>
)

/** The one who sells, else the company. */
export function Questions({ signing: { company, rep } }: { signing: Schemas['Signing'] }) {
  const { words } = useWords()
  const by_rep = rep && (rep.phone || rep.email)
  return (
    <section className="mt-4 border-t border-hairline pt-4">
      <p>{by_rep ? words.next_rep({ name: rep.name }) : words.questions({ company: company.name })}</p>
      <Ways {...(by_rep ? rep : company)} />
    </section>
  )
}
