import type { ReactNode } from 'react';
import nook from '../art/nook.svg?url';
import type { Layout } from '../seats/geometry.ts';
import styles from './Stage.module.css';

/** The area a board is laid out on. One unit, `--u`, drives every length, so that nothing reflows or scrolls. */
export function Stage({ layout, children }: { readonly layout: Layout; readonly children: ReactNode }) {
  return (
    <div className={styles.frame} data-layout={layout}>
      {layout === 'wide' && (
        <>
          <img className={styles.nook} src={nook} alt="" />
          <img className={styles.nook} src={nook} alt="" />
        </>
      )}
      <div className={styles.stage}>{children}</div>
    </div>
  );
}
