// How agreements are signed: the certificate that seals them, a timestamp authority, when signers are reminded.
import { Link } from 'wouter'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { SigningForm } from './signing-form.tsx'
import { words } from './words.ts'

export default function SigningSettingsScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetSigning', {})
  return (
    <SettingsFrame title={words.signing} note={words.how_your_agreements_sealed}>
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton className="h-56 max-w-[720px]" />
          <Skeleton className="h-52 max-w-[720px]" />
        </>
      )}
      {data && (
        <>
          <CertificateCard signing={data.signing} />
          <SigningForm signing={data.signing} />
          <div className="max-w-[720px]">
            <Card title={words.see_also}>
              <ul className="flex flex-col gap-2 text-base">
                <li>
                  <Link href={href('/settings/company/general')} className="underline underline-offset-2">
                    {words.how_many_days_signing}
                  </Link>
                </li>
                <li>
                  <a href={href('/verify')} target="_blank" rel="noreferrer" className="underline underline-offset-2">
                    {words.page_which_anyone_checks}
                  </a>
                </li>
              </ul>
            </Card>
          </div>
        </>
      )}
    </SettingsFrame>
  )
}
