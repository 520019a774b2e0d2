import styles from './Backdrop.module.css';

/** The wall behind every page. */
export function Backdrop() {
  return <div className={styles.room} data-backdrop aria-hidden="true" />;
}
