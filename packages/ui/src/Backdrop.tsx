import styles from './Backdrop.module.css';

/** The wall behind everything. */
export function Room() {
  return <div className={styles.room} aria-hidden="true" />;
}
