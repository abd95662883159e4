import {type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {bySection} from '@site/src/search/bySection';
import {openPlace} from '@site/src/search/foundPlace';
import type {Opened} from '@site/src/search/hit';
import {MAX_QUERY_LENGTH} from '@site/src/search/maxQueryLength';
import {suggestionsBelow, suggestionsOptions} from '@site/src/search/places';
import {searchPageUrl} from '@site/src/search/scope';
import {useRecentQueries} from '@site/src/search/useRecentQueries';
import {useSearch} from '@site/src/search/useSearch';
import {useSearchScope} from '@site/src/search/useSearchScope';
import clsx from 'clsx';
import Icon from '../../ui/Icon';
import {searchIcon} from '../../ui/Icon/icons';
import VisuallyHidden from '../../ui/VisuallyHidden';
import BoxEnd from './BoxEnd';
import {loadPanelContent} from './loadPanelContent';
import {moveActive} from './moveActive';
import {statusText} from './statusText';
import styles from './styles.module.css';
import SuggestionPanel from './SuggestionPanel';
import {useShortcut} from './useShortcut';

interface Props {
  /** `bar` collapses to an icon on narrow screens. `wide` is the search box in a page's content. */
  readonly kind: 'bar' | 'wide';
  /** Whether Cmd+K or Ctrl+K focuses the box. At most one box of a page. */
  readonly shortcut?: boolean;
  /** The text in the box until the reader types. */
  readonly initialQuery?: string;
  readonly onClear?: () => void;
}

/** On a phone, the panel fills the screen below the bar, which can stand below an announcement. */
function placeBelowBar(panel: HTMLElement | null): void {
  const bar = panel?.closest('.navbar');
  if (bar) {
    panel?.style.setProperty('--panel-top', `${bar.getBoundingClientRect().bottom}px`);
  }
}

/** The search over the documentation, with suggestions while the reader types. */
export default function SearchBox({
  kind,
  shortcut = false,
  initialQuery = '',
  onClear,
}: Props): ReactNode {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const scope = useSearchScope();
  const [given, setGiven] = useState(initialQuery);
  const [query, setQuery] = useState(initialQuery);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const limit = Number(customFields?.searchSuggestions);
  const search = useSearch(
    scope,
    query,
    suggestionsOptions(limit, Number(customFields?.searchSnippetLength)),
    loadPanelContent,
  );
  const recent = useRecentQueries();
  const id = useId();
  const listId = `${id}list`;
  const optionId = (index: number) => `${id}option${index}`;
  useShortcut(input, shortcut);

  if (given !== initialQuery) {
    setGiven(initialQuery);
    setQuery(initialQuery);
  }

  const words = query.trim();
  const best = suggestionsBelow(search.answers, search.hits ?? [], limit);
  const hits = bySection(best).flatMap((section) => section.hits);
  const options: readonly Opened[] = search.hits ? [...search.answers, ...hits] : [];
  const showsHits = open && words !== '';
  const selected = showsHits ? options[active] : undefined;

  const close = () => {
    setOpen(false);
    input.current?.blur();
  };
  const choose = ({url, words: found = []}: Opened, event?: MouseEvent) => {
    if (event && (event.metaKey || event.ctrlKey)) {
      window.open(url, '_blank', 'noopener');
      return;
    }
    close();
    recent.add(words);
    openPlace(url, found);
    history.push(url);
  };
  const submit = () => {
    if (selected && search.isCurrent) {
      choose(selected);
    } else if (words !== '') {
      close();
      recent.add(words);
      history.push(searchPageUrl(words, scope));
    }
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // The first press closes the list. The browser's default would clear the box.
      event.preventDefault();
      setOpen(false);
      return;
    }
    const next = moveActive(event.key, active, options.length);
    if (next !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({block: 'nearest'});
    }
  };

  return (
    // What listens here listens for all that is inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={box}
      role="search"
      aria-label={kind === 'bar' ? 'Documentation' : 'All documentation'}
      action={`${baseUrl}search`}
      className={clsx(styles.box, styles[kind], open && styles.open)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onBlur={({relatedTarget}) => {
        if (!box.current?.contains(relatedTarget)) {
          setOpen(false);
        }
      }}
    >
      <Icon shape={searchIcon} className={styles.icon} />
      <input
        ref={input}
        name="q"
        type="text"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={showsHits && options.length > 0}
        aria-controls={listId}
        aria-activedescendant={selected && optionId(active)}
        placeholder={kind === 'bar' ? 'Search' : 'Search the documentation'}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        className={styles.input}
        value={query}
        onChange={({target}) => {
          setQuery(target.value);
          setActive(0);
          setOpen(true);
        }}
        onPointerEnter={search.load}
        onFocus={() => {
          search.load();
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={pressKey}
      />
      <BoxEnd
        isLoading={search.index === 'loading'}
        isEmpty={query === ''}
        hasShortcut={shortcut}
        onClear={() => {
          setQuery('');
          onClear?.();
          input.current?.focus();
        }}
      />
      {open && (
        // A press on the list leaves the focus in the input.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          ref={placeBelowBar}
          className={styles.panel}
          onMouseDown={(event) => event.preventDefault()}
        >
          <SuggestionPanel
            search={{...search, ...(search.hits && {hits})}}
            recent={recent}
            onRecent={(text) => {
              setQuery(text);
              setActive(0);
              input.current?.focus();
            }}
            query={words}
            scope={scope}
            listId={listId}
            optionId={optionId}
            active={active}
            onPoint={setActive}
            onChoose={choose}
            onClose={close}
          />
        </div>
      )}
      <VisuallyHidden role="status">{showsHits && statusText(search)}</VisuallyHidden>
    </form>
  );
}
