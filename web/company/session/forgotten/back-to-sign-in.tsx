import { Link } from 'wouter'
import { words } from '../words.ts'

export const BackToSignIn = () => (
  <Link href="/login" className="font-medium text-ink underline underline-offset-2">
    {words.back_to_sign_in}
  </Link>
)
