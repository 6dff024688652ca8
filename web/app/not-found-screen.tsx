import { Link } from 'wouter'
import { buttonLook } from '#web/ui/button.tsx'

export default function NotFoundScreen() {
  return (
    <main className="flex min-h-[70dvh] flex-col items-center justify-center gap-2 px-6 text-center">
      <p className="figures text-sm text-ink-3">404</p>
      <h1 className="text-xl">There is no such page</h1>
      <p className="max-w-[44ch] text-base text-ink-2">The address may be mistyped, or what it led to is gone.</p>
      <Link href="/projects" className={`${buttonLook('primary')} mt-4`}>
        Go to projects
      </Link>
    </main>
  )
}
