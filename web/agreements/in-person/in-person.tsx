// While signers have the device, every address but their own pages says so, with the way on for them and the way back for the
// person who handed it over.
import { Lock } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { BRAND, href, type Match } from '#web/frame/navigation.ts'
import { setPageTitle } from '#web/lib/page-title.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { type Handed, holderOf, isTheirs, useHanded } from './handed-over.ts'
import { TakeBack } from './take-back.tsx'
import { words } from './words.ts'

type Props = { match: Match | undefined; children: ReactNode }

export default function InPerson({ match, children }: Props) {
  const handed = useHanded()
  return handed && !isTheirs(handed, match) ? <WithSigner handed={handed} /> : children
}

function WithSigner({ handed }: { handed: Handed }) {
  const { by } = handed
  const holder = holderOf(handed)
  useEffect(() => {
    // The title belongs to the browser, and must not name a project.
    setPageTitle(BRAND)
  })
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[448px] flex-col justify-center gap-8 px-6 py-12">
      <div className="flex flex-col gap-4">
        <Lock size={32} aria-hidden className="text-ink-3" />
        <h1 className="text-xl wrap-anywhere">
          {holder ? words.with_signer({ name: holder.name }) : words.hand_back({ by })}
        </h1>
        {holder && (
          <>
            <p className="text-md text-ink-2">{words.with_signer_hint({ by })}</p>
            <Link
              href={href('/sign/[...slug]', { slug: holder.token })}
              replace
              className={`${buttonLook('primary', 'touch')} min-h-12`}
            >
              {words.continue_as({ name: holder.name })}
            </Link>
          </>
        )}
      </div>
      <div className={holder ? 'border-t border-hairline pt-8' : ''}>
        <TakeBack {...handed} />
      </div>
    </main>
  )
}
