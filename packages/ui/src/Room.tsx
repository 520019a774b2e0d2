import styles from './Room.module.css';

/** The wall behind everything. */
export function Room() {
  return <div className={styles.room} aria-hidden="true" />;
}
