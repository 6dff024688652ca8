// At the end of a homeowner's page: the ways to keep it, as PDF or on one sheet.
import type { PageData } from './page-data.ts'
import { PrintButton } from './print-button.tsx'

const LINK = 'inline-flex min-h-11 items-center text-md underline underline-offset-2'

export function KeepRow({ page, public_id, words }: Pick<PageData, 'page' | 'public_id' | 'words'>) {
  const whole = page === 'proposal'
  return (
    <div className="no-print mx-auto w-full max-w-[1080px] px-5 py-6 @2xl:px-10">
      <PrintButton page={whole ? 'proposal' : 'solar_proposal'} public_id={public_id} words={words.pdf}>
        <a href={whole ? `/solar-proposal/${public_id}` : `/proposal/${public_id}`} className={LINK}>
          {whole ? words.summary : words.whole}
        </a>
      </PrintButton>
    </div>
  )
}
