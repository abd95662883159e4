import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import settings from '@generated/third-party-scripts/default/settings.json';
import {openConsent} from './consent';
import {insertThirdPartyScript, insertScript} from './insertScript';
import './privacyChoices.css';

const {ownScript, scripts, privacyPolicyUrl} = settings;

const services = scripts.map(({kind, label, url}) => {
  const {host} = new URL(url);
  // The key of the stored answer. It contains the host, so that consent does not carry over to another
  // host.
  return {id: `${kind} ${host}`, label, host};
});

/** Runs after the page's load event, so that third-party scripts do not delay the page. */
function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') {
    act();
  } else {
    addEventListener('load', act, {once: true});
  }
}

/**
 * Asks for consent if there is no answer, and loads accepted scripts. A running script cannot be stopped,
 * so declining later reloads the page.
 */
function askAndLoad(): void {
  let inserted = false;
  let asked = false;
  let opener: HTMLElement | undefined;

  const consent = openConsent(
    services.map(({id}) => id),
    () => {
      close();
      follow();
    },
  );

  const load = (): void => {
    if (!inserted && consent.read() === 'accepted') {
      inserted = true;
      scripts.forEach(insertThirdPartyScript);
    }
  };

  const show = async (): Promise<void> => {
    if (!asked && !opener && consent.read() !== 'none') {
      return;
    }
    asked = true;
    try {
      const {showNotice} = await import('./showNotice');
      const answer = consent.read();
      showNotice(
        opener || answer === 'none'
          ? {
              services,
              privacyPolicyUrl,
              answer,
              onAnswer: consent.give,
              ...(opener && {onClose: close}),
            }
          : undefined,
      );
    } catch (error) {
      console.warn('The privacy choices could not be loaded, so nothing was accepted.', error);
    }
  };

  function close(): void {
    opener?.focus();
    opener = undefined;
    void show();
  }

  function follow(): void {
    if (inserted && consent.read() !== 'accepted') {
      location.reload();
      return;
    }
    afterLoad(load);
    void show();
  }

  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest('[data-privacy-choices]');
    if (button instanceof HTMLElement) {
      opener = button;
      void show();
    }
  });
  // A page in the back/forward cache missed answers in other tabs.
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      follow();
    }
  });
  follow();
}

if (ExecutionEnvironment.canUseDOM) {
  if (ownScript !== null) {
    afterLoad(() => insertScript(ownScript));
  }
  if (scripts.length > 0) {
    askAndLoad();
  }
}
