import {site} from './site';
import {thirdParty} from './thirdParty';

/** Where readers can say what they think of a page. */
export const feedback = {
  forum: 'https://community.linea.build/c/feedback',
  /** A new issue in the form of `.github/ISSUE_TEMPLATE/wrong-page.yml`, up to where the path of the page goes. */
  issue: `${site.repositoryUrl}/issues/new?template=wrong-page.yml&page=${site.url}`,
  ...(thirdParty.feedbackEndpoint !== undefined && {endpoint: thirdParty.feedbackEndpoint}),
} as const;
