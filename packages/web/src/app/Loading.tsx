import styles from './Loading.module.css';

/** While something is fetched: three cards, face down. No words, for they may be what is on its way. */
export function Loading() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <i />
      <i />
      <i />
    </div>
  );
}
