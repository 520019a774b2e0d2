import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Another page begins at its top. After Back or Forward, the browser scrolls to where the person was. */
export function useTopOfPage(): void {
  const [path] = useLocation();
  const isTravelling = useRef(false);
  useEffect(() => {
    const travel = () => {
      isTravelling.current = true;
    };
    // Runs before the router.
    addEventListener('popstate', travel, true);
    return () => removeEventListener('popstate', travel, true);
  }, []);
  useLayoutEffect(() => {
    if (!isTravelling.current) scrollTo(0, 0);
    isTravelling.current = false;
  }, [path]);
}
