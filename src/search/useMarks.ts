import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {Mark} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';

/**
 * Highlights the words of the `_highlight` parameter in the page, on sites that enable it.
 *
 * @returns the words.
 */
export function useMarks(): string {
  const {pathname, search} = useLocation();
  const [marked, setMarked] = useState('');
  useEffect(() => {
    if (!Mark) {
      return;
    }
    const words = new URLSearchParams(search).getAll('_highlight');
    const article = document.querySelector('article');
    const marker = article && new Mark(article);
    // Runs after the code blocks have rendered again.
    const timer = setTimeout(() => {
      setMarked(words.join(' '));
      marker?.mark(words);
    });
    return () => {
      clearTimeout(timer);
      marker?.unmark();
    };
  }, [pathname, search]);
  return marked;
}
