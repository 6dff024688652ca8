// Makes a homeowner's page at the server. main.ts hands it to server/proposals/pages.ts.
import { renderToString } from 'react-dom/server'
import type { PageData } from '#server/proposals/page-data.ts'
import { DocumentPage } from './document-page.tsx'

export const renderDocument = (data: PageData): string => renderToString(<DocumentPage {...data} />)
