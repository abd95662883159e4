import {markup} from '../markup';

/**
 * The script of redirect pages, which keeps query and anchor. All pages have the same script, which
 * reads the target from the page, so that the content security policy needs one hash.
 */
const LEAD_ON = `(function(){var to=new URL(document.querySelector('link[rel="canonical"]').href),from=window.location;if(from.search){to.search=to.search?to.search+'&'+from.search.slice(1):from.search}if(from.hash){to.hash=from.hash}from.replace(to.href)})()`;

/** The page at an old path, for hosts that cannot redirect. Without scripts, its meta refresh or its link works. */
export function redirectPage(to: string, siteTitle: string): string {
  const [href = '', title = ''] = [to, siteTitle].map(markup);
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>html{color-scheme:dark light;background:Canvas;color:CanvasText}</style>
<title>This page has moved | ${title}</title>
<link rel="canonical" href="${href}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
<script>${LEAD_ON}</script>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>Continue to <a href="${href}">${href}</a>.</p>
</main>
</body>
</html>
`;
}
