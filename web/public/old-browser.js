// Where the application cannot run, the page says so instead of staying blank; a proposal shows its version without
// script. Written for browsers of 2010. The text is in the page, put there by server/http/plain-words.ts.
;(function () {
  var page = document.documentElement

  // The newest features that scripts and styles use everywhere; all browsers listed in package.json have them.
  function isCurrent() {
    try {
      return (
        'noModule' in document.createElement('script') &&
        typeof Array.prototype.toSorted === 'function' &&
        typeof URL.canParse === 'function' &&
        typeof Intl.Segmenter === 'function' &&
        typeof Element.prototype.checkVisibility === 'function' &&
        'CSSPropertyRule' in window &&
        CSS.supports('color', 'oklab(0 0 0)')
      )
    } catch (_) {
      return false
    }
  }

  // web/main.tsx and web/document.tsx leave `data-alive`, and do not begin where `data-stopped` is.
  function stop(why) {
    if (page.getAttribute('data-alive') !== null || page.getAttribute('data-stopped')) return
    page.setAttribute('data-stopped', why)
    var words = document.getElementById(why)
    if (!words) return
    var style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = '/plain.css'
    document.getElementsByTagName('head')[0].appendChild(style)
    var place = document.createElement('main')
    place.innerHTML = words.innerHTML
    document.body.appendChild(place)
  }

  if (!isCurrent()) return stop('too-old')
  window.addEventListener(
    'error',
    function (event) {
      if (event.target && event.target.tagName === 'SCRIPT') return stop('not-started')
      // Other scripts, such as a browser extension's, are not ours to judge.
      if ((event.filename || '').indexOf(location.origin + '/assets/') !== 0) return
      // A script this engine cannot read, or one that broke before anything was shown.
      var unread = event.error instanceof SyntaxError || /SyntaxError/.test(event.message)
      stop(unread ? 'too-old' : 'not-started')
    },
    true
  )
})()
