/** Texts that would set `window.__xss` as HTML, attribute, address or template (OWASP, XSS filter evasion). */
export const payloads: readonly string[] = [
  '<script>window.__xss=1</script>',
  '"><script src="data:text/javascript,window.__xss=1"></script>',
  '<img src=x onerror="window.__xss=1">',
  "'><img src=/ onerror=window.__xss=1>",
  '<svg onload="window.__xss=1">',
  '<svg><script>window.__xss=1</script><animate onbegin=window.__xss=1>',
  '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>',
  '<details open ontoggle="window.__xss=1"><summary>x</summary></details>',
  '<a href="javascript:window.__xss=1" autofocus onfocus="window.__xss=1">x</a>',
  '</textarea></title></style></pre></script><script>window.__xss=1</script>',
  '<!--<img src="--><img src=x onerror=window.__xss=1//">',
  '&lt;img src=x onerror=window.__xss=1&gt;&#60;script&#62;window.__xss=1',
  'javascript:window.__xss=1//',
  ' java\tscr\nipt:window.__xss=1//',
  "{{constructor.constructor('window.__xss=1')()}}${window.__xss=1}#{window.__xss=1}",
];
