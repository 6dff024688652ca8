// A proposal's pages inside the application, which knows the words of both languages. A served page brings its own.
import { PagesView, type Props } from './pages-view.tsx'
import { words } from './words.ts'

export const ProposalPages = (props: Omit<Props, 'words'>) => (
  <PagesView {...props} within words={words.in(props.proposal.language)} />
)
