import { useEffect, useState } from 'preact/hooks';

/** The page is narrow below this width in pixels, at which the style sheets change it too. */
const query = '(width < 900px)';

/** Whether the page is narrow. */
export function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = (): void => setNarrow(list.matches);
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}
