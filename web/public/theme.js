// Runs before the first paint, so that a dark page never flashes white. The same rule stands in web/app/theme.ts.
;(() => {
  let kept = 'system'
  try {
    kept = localStorage.getItem('theme') || 'system'
  } catch {}
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
