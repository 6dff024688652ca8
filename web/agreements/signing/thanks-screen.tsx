// The page after signing without a link of one's own: thanks, without personal data.
import { CircleCheckBig } from 'lucide-react'
import { useState } from 'react'
import { Message } from './frame.tsx'
import { LanguageButton } from './pages/tools.tsx'
import { browserLanguage, useWords, WordsIn } from './words/words-context.tsx'

export default function ThanksScreen() {
  const [language, speak] = useState(browserLanguage)
  return (
    <WordsIn language={language}>
      <Thanks tools={<LanguageButton onChange={speak} />} />
    </WordsIn>
  )
}

function Thanks({ tools }: { tools: React.ReactNode }) {
  const { words } = useWords()
  return (
    <Message
      tools={tools}
      mark={<CircleCheckBig size={44} aria-hidden className="text-success" />}
      title={words.thanks_title}
    >
      <p>{words.thanks_text}</p>
      <p>{words.thanks_close}</p>
    </Message>
  )
}
