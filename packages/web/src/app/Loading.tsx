import styles from './Loading.module.css';

/** Shown while loading: three cards, face down. No text, because words may still be loading. */
export function Loading() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <i />
      <i />
      <i />
    </div>
  );
}
