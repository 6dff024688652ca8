import { fillText, VARIABLES, type Values } from '#server/proposals/rules.ts'
import { Card } from '#web/ui/page.tsx'

const SAMPLE: Values = Object.fromEntries(Object.entries(VARIABLES).map(([name, { sample }]) => [name, sample]))

/** The text for a household that does not exist. */
export const TextPreview = ({ headline, message }: { headline: string; message: string }) => (
  <Card title="Preview" note="With made-up values; a proposal has those of its project.">
    {headline || message ? (
      <div className="flex max-w-[68ch] flex-col gap-4">
        <p className="text-xl font-semibold break-words">{fillText(headline, SAMPLE).text}</p>
        <p className="text-reading break-words whitespace-pre-wrap">{fillText(message, SAMPLE).text}</p>
      </div>
    ) : (
      <p className="text-base text-ink-3">
        Nothing written yet: a new proposal starts with the street as its headline.
      </p>
    )}
  </Card>
)
