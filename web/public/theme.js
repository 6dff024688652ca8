// Runs before the first paint, so that a dark page never flashes white. The same rule stands in web/lib/theme.ts. Written as
// browsers of 2010 read it: in one too old for the application, the page that says so has its theme too.
;(function () {
  var kept = 'system'
  try {
    kept = localStorage.getItem('theme') || 'system'
  } catch (_) {}
  var prefers = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches
  var dark = kept === 'dark' || (kept !== 'light' && prefers)
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light')
})()
