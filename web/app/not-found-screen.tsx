import { Link } from 'wouter'
import { buttonLook } from '#web/ui/button.tsx'
import { words } from './words.ts'

export default function NotFoundScreen() {
  return (
    <div className="flex min-h-[70dvh] flex-col items-center justify-center gap-2 px-6 text-center">
      <p className="figures text-sm text-ink-3">404</p>
      <h1 className="text-xl">{words.page_not_found}</h1>
      <p className="max-w-[44ch] text-base text-ink-2">{words.address_may_mistyped_what}</p>
      <Link href="/projects" className={`${buttonLook('primary')} mt-4`}>
        {words.go_projects}
      </Link>
    </div>
  )
}
