// The specification's sentences on access, session, badges, validation, errors, constants and widgets, each with the test
// that would go red if the product stopped keeping it. A sentence whose test is renamed or gone is found here.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#tests/support/files.ts'

type Row = [sentence: string, file: string, test: string]

const ROUTES = 'tests/house/routes.test.ts'
const SHELL = 'tests/app/shell.e2e.ts'
const ERRORS = 'tests/app/error-catalogue.e2e.ts'
const SESSION = 'tests/machines/session.test.ts'
const MODEL = 'tests/machines/session-tabs.test.ts'
const EXPIRY = 'tests/company/session/expiry.e2e.ts'
const TABS = 'tests/company/session/two-tabs.e2e.ts'
const LOGIN = 'tests/company/session/login.e2e.ts'
const VALIDATION = 'tests/house/validation.test.ts'
const BADGE = 'tests/ui/badge.test.tsx'
const WIDGETS = 'tests/ui/widgets.e2e.ts'

const TITLES_AND_ACCESS: Row[] = [
  [
    'A user of company 1 is internal (isSunquillUser)',
    'tests/company/session/api.test.ts',
    'is for internal staff: the answer is the user, with the impersonator',
  ],
  [
    'Extensions of phones: x, ext, extension',
    'tests/house/format.test.ts',
    'a US phone number is taken with its extension',
  ],
  [
    'The mocks of one contract by Prism’s command',
    'tests/contract/prism-command.test.ts',
    'answers an example of the contract',
  ],
  ['Every route with its title', ROUTES, 'lists every route once, with its title and access class'],
  ["Titles are '<title> | {brand}'; an unknown route shows the brand", SHELL, 'titles are the route’s and the brand'],
  ['Public: login, sign-up, join, reset-password', ROUTES, 'lists every route once, with its title and access class'],
  [
    'Public pages need no sign-in',
    'tests/company/session/accounts.e2e.ts',
    'a company signs up, and what was typed outlives',
  ],
  ['Standalone pages have no shell and no login guard', 'tests/screens.e2e.ts', 'the screens of a homeowner who signs'],
  ['/404 is one of them', 'tests/ui/frame.e2e.ts', 'and /404 is a page of its own'],
  ['Bearer and X-User-ID on every call', 'tests/app/session-headers.e2e.ts', 'printing carries the bearer and, while'],
  [
    'Full-screen pages have the login guard and no shell',
    SHELL,
    'full-screen pages ask for a session and show no menu',
  ],
  ['All other routes show inside the shell', SHELL, 'the menu is 280 px wide, folds'],
  ['The content shifts right while the menu is hovered open', SHELL, 'pads the content by 216 px while it is hovered'],
  ['Theme light, dark or system is kept under the key theme', SHELL, 'the theme is kept, comes before the first paint'],
]

const SESSION_STATES: Row[] = [
  ['States unauthenticated, authenticated, expiring', SESSION, 'asks exactly a minute before an hour without activity'],
  ['After 60 minutes, with a prompt a minute before, the dialog shows', EXPIRY, 'asks a minute before the hour'],
  ["Titled 'You will be logged out soon', with mm:ss", EXPIRY, 'asks a minute before the hour, counts down'],
  ["'Keep me logged in' resets the timer", EXPIRY, 'and stays on request'],
  [
    'At the end store, path, token, impersonation; clear call; login',
    TABS,
    'ends in both at the hour with one request',
  ],
  ['Idle timing is synced across tabs', TABS, 'work in one keeps the other'],
  ['One leader tab', TABS, 'one tab tells the server of the work in both'],
  ['Leadership passes on', TABS, 'when the leading tab is closed the other takes over'],
  ['Active only on the main origin', EXPIRY, 'on another address than the main one the timeout does not run'],
  ['Active only with a token', TABS, 'a token cleared in one leaves a public page in the other alone'],
  [
    'A token cleared elsewhere sends a page to the login',
    TABS,
    'a token cleared in one leads the other to the sign-in',
  ],
  ['A token appearing while on login reloads', TABS, 'a token that appears while the other shows the sign-in'],
  ['A changed impersonated_user redirects to the root', TABS, 'impersonation that changes in one leads the other to'],
  ['A token in the URL is saved and removed', EXPIRY, 'a token in the address is kept and taken out of it'],
  ['Without a token to /login, path saved', ERRORS, 'without a token a page leads to the sign-in'],
  ['After sign-in back to the place', LOGIN, 'an address asked for without a session is shown after signing in'],
  ['Any schedule of one to six tabs', MODEL, 'browsers of one to six tabs'],
]

const BADGES: Row[] = [
  ['info, success, warning, danger, neutral, default', BADGE, 'a badge is %s'],
  ['Compared ignoring case and spaces', BADGE, 'case, spaces and underscores make no difference'],
  ['Anything else: default', BADGE, 'every status the product shows has the color of the rule'],
]

const RULES: Row[] = [
  ['E-mail', VALIDATION, 'is a local part, an @, a domain, a dot and two letters or more'],
  ['US phone', VALIDATION, 'is taken in every way it is written'],
  ['Special-character detector', VALIDATION, 'finds any one punctuation character'],
  ['YouTube links', VALIDATION, 'of YouTube gives its id of eleven characters'],
  ['Vimeo links', VALIDATION, 'of Vimeo gives its number'],
  ['Phone display', VALIDATION, 'is shown as ten or seven digits are'],
  ['Maximum length and numeric type of inputs', WIDGETS, 'an input stops at its length and takes numbers as numbers'],
  ['The range slider keeps min at least 1 below max', 'tests/ui/range.test.ts', 'are never closer than 1'],
  ['The range slider where projects are narrowed', 'tests/projects/size-price.e2e.ts', 'narrowed by size on a slider'],
  ['The range slider where deals are narrowed', 'tests/projects/size-price.e2e.ts', 'narrowed by price on a slider'],
  ['US states: name and letters; options carry id, value, label', VALIDATION, 'are the fifty, the district and the'],
]

const ERROR_CATALOGUE: Row[] = [
  ['Start-up 401', ERRORS, 'a start-up refused with 401 says Invalid Credentials'],
  ['Start-up 403', ERRORS, 'a start-up refused with 403 names the contact'],
  ['Start-up otherwise', ERRORS, 'a start-up that fails otherwise asks to sign in again'],
  ['Any other failure', ERRORS, 'any other failure shows the server’s message'],
  [
    'Any other failure, wherever the screen shows it',
    ERRORS,
    'is a message also where the screen shows it in its place',
  ],
  ['Any other failure of a form', ERRORS, 'a refused form is a message and stays at its fields'],
  ['Nothing that answers: 502, 503', ERRORS, 'without JSON says that Sunquill can’t be reached'],
  ['Render crash', ERRORS, 'a screen that breaks is reported to the user and to support, and tried again'],
  ['A crash report’s failure is only logged', ERRORS, 'a crash report that cannot be sent is only logged'],
  ['No token', ERRORS, 'without a token a page leads to the sign-in'],
]

const CONSTANTS: Row[] = [
  ['3,600,000 and 60,000 ms', SESSION, 'asks exactly a minute before an hour without activity'],
  ['The figures of section 9', 'tests/machines/session-constants.test.ts', 'are the specification’s'],
  ['Leader fallback 2,000 ms, response 100 ms', MODEL, 'falls to one tab, whatever the order in which they ask'],
  ['Toasts top-right, 3,000 ms', ERRORS, 'messages are shown at the top right for three seconds'],
  ['Data cache retry 1', ERRORS, 'a read that fails once is tried once more'],
  ['Stale time 0', ERRORS, 'data is fetched again when a screen is opened again'],
  ['Breakpoint 640 px', SHELL, 'below 640 px the menu is a drawer'],
  ['Collapsible panel 800 px', WIDGETS, 'a panel shows at most 800 px of its content'],
  ['Dropdown 310 px, autocomplete 300 px', WIDGETS, 'a dropdown list is at most 310 px high, an autocomplete list 300'],
  ['Modal 580 px, drawer 35 %', WIDGETS, 'a dialog is at most 580 px wide, a drawer to edit 35 % of the screen'],
  ['Menu 280 px, 216 px when hovered', SHELL, 'the menu is 280 px wide, folds, and pads the content by 216 px'],
  ['Dates and times', 'tests/house/format.test.ts', 'are written month/day/year hour:minute AM/PM'],
  [
    '0.3 is a dated incentive rule',
    'tests/money/incentives/rules.test.ts',
    'the credit of a homeowner who owns the system',
  ],
]

const SHARED_WIDGETS: Row[] = [
  ['Accordion, modal, drawer, dropdown, autocomplete, badge, avatar', WIDGETS, 'the widgets at rest and opened'],
  ['Table with expandable rows', WIDGETS, 'is walked and opened by keyboard'],
  ['Long tables', WIDGETS, 'draws what is in sight; its header stays'],
  ['Sliders', WIDGETS, 'the ends of a range keep 1 apart under the keyboard and the hand'],
  ['Toggle, checkbox, radio', WIDGETS, 'checkbox, radio and toggle by keyboard'],
]

const rows = [
  ...TITLES_AND_ACCESS,
  ...SESSION_STATES,
  ...BADGES,
  ...RULES,
  ...ERROR_CATALOGUE,
  ...CONSTANTS,
  ...SHARED_WIDGETS,
]

it.each(rows)('%s', (_sentence, file, test) => {
  expect(readFileSync(join(root, file), 'utf8'), `${file} has no test “${test}”`).toContain(test)
})
