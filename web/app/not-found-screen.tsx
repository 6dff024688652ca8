import { Link, useLocation } from 'wouter'
import { MessagePage } from '#web/frame/message-page.tsx'
import { readToken } from '#web/lib/storage.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { words } from './words.ts'

/** In the shell it is one of its pages; on its own it names the product and leads where the reader can go. */
export default function NotFoundScreen() {
  const [address] = useLocation()
  const signed_in = readToken() !== null
  const alone = address === '/404' || !signed_in
  const way = (
    <Link href={signed_in ? '/projects' : '/login'} className={buttonLook('primary', alone ? 'touch' : undefined)}>
      {signed_in ? words.go_projects : words.sign_in}
    </Link>
  )
  if (alone)
    return (
      <MessagePage title={words.page_not_found}>
        <p>{words.address_may_mistyped_what}</p>
        {way}
        {!signed_in && <p className="text-md">{words.homeowner_link}</p>}
      </MessagePage>
    )
  return (
    <div className="flex min-h-[70dvh] flex-col items-center justify-center gap-2 px-6 text-center">
      <h1 className="text-xl">{words.page_not_found}</h1>
      <p className="max-w-[44ch] text-base text-ink-2">{words.address_may_mistyped_what}</p>
      <div className="mt-4">{way}</div>
    </div>
  )
}
