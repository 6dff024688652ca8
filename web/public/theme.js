// Runs before the first paint, so that a dark page never flashes white. The same rule is in web/lib/theme.ts. Written
// for browsers of 2010, so the notice for outdated browsers has its theme too.
;(function () {
  var kept = 'system'
  try {
    kept = localStorage.getItem('theme') || 'system'
  } catch (_) {}
  var prefers = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches
  var dark = kept === 'dark' || (kept !== 'light' && prefers)
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light')
})()
