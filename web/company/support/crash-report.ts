// A crash report to the support mailbox (specification, section 7). A failure to send it is only logged.

import { fullName } from '#machines/lib/text.ts'
import { startUpQuery } from '#web/company/session/start-up.ts'
import { queryClient, write } from '#web/data/queries.ts'
import { supportEmail } from '#web/lib/page-facts.ts'
import { common } from '#web/words/common.ts'
import { withoutSecrets } from './without-secrets.ts'
import { words } from './words.ts'

type StartUp = Awaited<ReturnType<typeof startUpQuery.queryFn>>

const reported = new Set<string>()

/** Once for the same crash of the same page. */
export async function reportCrash(error: unknown, component_stack: string) {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  if (reported.has(text)) return
  reported.add(text)
  const user = queryClient.getQueryData<StartUp>(startUpQuery.queryKey)?.user
  const email = user?.contacts.find(({ type }) => type === 0)?.contact
  const lines = [
    [words.page, withoutSecrets(window.location.href)],
    [words.error, text],
    [words.user_id, user?.id],
    [common.name, user && fullName(user)],
    [common.email, email],
    [common.company, user?.company.name],
    [words.device, `${navigator.userAgent}; ${window.innerWidth} × ${window.innerHeight}; ${navigator.language}`],
    [words.component_stack, component_stack.trim()],
  ].map(([label, value]) => `${label}: ${value ?? words.not_signed}`)
  try {
    await write('/v3/messages.SendEmail', {
      to: [supportEmail()],
      subject: words.crash_report({ text }).slice(0, 200),
      body: lines.join('\n').slice(0, 20_000),
    })
  } catch (failure) {
    console.error('The crash report could not be sent.', failure)
  }
}
