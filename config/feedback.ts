import {site} from './site';
import {thirdParty} from './thirdParty';

/** Links for feedback on a page. */
export const feedback = {
  forum: 'https://community.linea.build/c/feedback',
  /** Opens a new issue from `.github/ISSUE_TEMPLATE/wrong-page.yml`. The path of the page is appended. */
  issue: `${site.repositoryUrl}/issues/new?template=wrong-page.yml&page=${site.url}`,
  ...(thirdParty.feedbackEndpoint !== undefined && {endpoint: thirdParty.feedbackEndpoint}),
} as const;
